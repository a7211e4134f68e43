import { clsx } from 'clsx';
import type { PictureValue } from '../../schemas/fields/picture-value';
import { fallbackFormat, fallbackWidth, fullPictureUrl, pictureUrl, pictureWidths } from '../model/picture-url';
import type { PictureFile } from '../model/site';
import { wantedWidths } from '../model/wanted-widths';
import { apart, placeOfPart } from './apart';
import { usePage } from './context';
import classes from './picture.module.css';

interface Props {
  picture: PictureValue;
  /** The `sizes` attribute: how wide the picture is shown, per viewport width. */
  sizes: string;
  /** The first picture of a page loads at once with high priority; the rest when they come near. */
  eager?: boolean;
  className?: string;
}

/**
 * A phone's third pixel to a CSS pixel shows in no photo: it takes a file for 2.3 of three, which spares two fifths of its
 * bytes. The last of `sizes` is the phone's.
 */
const spared = (sizes: string): string =>
  sizes.replace(/(\d+)vw$/, (phone, vw) => `(min-resolution: 2.6dppx) ${Math.round(0.77 * Number(vw))}vw, ${phone}`);

function useFile(src: string): PictureFile {
  const file = usePage().pictures[src];
  if (!file) throw new Error(`no picture "${src}": resolve checks every picture`);
  return file;
}

const FullAddress = ({ src }: { src: string }) => fullPictureUrl(src, useFile(src));

/** The address of a picture full size. */
export const useFullPicture = (src: string): string =>
  (import.meta.env.SSR ? placeOfPart('full picture', FullAddress, { src }, [src]) : undefined) ?? FullAddress({ src });

/** The one way a picture gets on a page: AVIF in several widths with one file to fall back to, lazy unless `eager`; a drawing as it is. */
export const Picture = import.meta.env.SSR ? apart('picture', PictureOf, ({ picture }) => [picture.src]) : PictureOf;

function PictureOf({ picture, sizes, eager = false, className }: Props) {
  const file = useFile(picture.src);
  const sources = wantedWidths(pictureWidths(file), sizes).map(
    (width) => `${pictureUrl(picture.src, file, width, 'avif')} ${width}w`,
  );
  return (
    <picture className={clsx(classes.frame, className)}>
      {file.kind !== 'drawing' && <source type="image/avif" srcSet={sources.join(', ')} sizes={spared(sizes)} />}
      <img
        src={pictureUrl(picture.src, file, fallbackWidth(file), fallbackFormat(file))}
        width={file.width}
        height={file.height}
        alt={picture.alt}
        data-focus={picture.focus === 'center' ? undefined : picture.focus}
        data-whole={file.kind ? '' : undefined}
        className={classes.image}
        {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, 'data-lazy': '' })}
        suppressHydrationWarning
      />
    </picture>
  );
}
