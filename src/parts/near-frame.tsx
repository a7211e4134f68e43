import { frameStrut } from './frame-strut';
import classes from './near-frame.module.css';

interface Props {
  /** What it shows, and how high it is, in px; on phones, where that is another; a script of the provider that it needs. */
  frame: { src: string; height: number; heightOnPhones?: number | undefined; script?: string | undefined };
  /** What it is called by screen readers. */
  title: string;
  'data-phone'?: string;
  'data-call'?: string;
}

/**
 * A frame at its fixed height, so nothing moves when it loads. The loader fills it in when it comes near (`data-src`) and adds
 * the provider's script once (`data-script`); without scripts the browser does, lazily.
 */
export function NearFrame({ frame: { src, height, heightOnPhones, script }, ...named }: Props) {
  return (
    <div className={classes.frame}>
      {frameStrut(heightOnPhones)}
      <iframe
        data-needs-js=""
        data-src={src}
        data-script={script}
        {...named}
        height={height}
        className={classes.page}
        // The loader sets `src` before hydration.
        suppressHydrationWarning
      />
      <noscript>
        <iframe src={src} loading="lazy" title={named.title} height={height} className={classes.page} />
      </noscript>
    </div>
  );
}
