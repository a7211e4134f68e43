import { VisuallyHidden } from '@mantine/core';
import { clsx } from 'clsx';
import { useSite } from '../parts/context';
import classes from './logo.module.css';

interface Props {
  /** Where it stands, which has a ground of its own. */
  of: 'header' | 'footer';
  /** What those hear of it who don't see it. */
  alt: string;
}

/** The logo of the business for the header or the footer; its short name in letters where there is none. */
export function Logo({ of, alt }: Props) {
  const { business, theme } = useSite();
  const { width, height, [of]: src } = theme.logo;
  if (src === undefined)
    return (
      <span className={classes.name}>
        <span aria-hidden="true">{business.shortName}</span>
        <VisuallyHidden>{alt}</VisuallyHidden>
      </span>
    );
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      {...(of === 'footer' && { loading: 'lazy' })}
      // The loader marks it when it is there.
      suppressHydrationWarning
      className={clsx(classes.logo, of === 'header' && classes.header)}
    />
  );
}
