import { FrameStrut } from './frame-strut';
import classes from './near-frame.module.css';

interface Props {
  src: string;
  /** What it is called by screen readers. */
  title: string;
  /** In px; on phones, where that is another. */
  height: number;
  heightOnPhones?: number | undefined;
  /** A script of the provider that it needs. */
  script?: string;
  'data-phone'?: string;
  'data-call'?: string;
}

/**
 * A frame at its fixed height, so nothing moves when it loads. The loader fills it in when it comes near (`data-src`) and adds
 * the provider's script once (`data-script`); without scripts the browser does, lazily.
 */
export function NearFrame({ src, title, height, heightOnPhones, script, ...data }: Props) {
  return (
    <div className={classes.frame}>
      <FrameStrut height={heightOnPhones} />
      <iframe
        data-needs-js=""
        data-src={src}
        data-script={script}
        {...data}
        title={title}
        height={height}
        className={classes.page}
        // The loader sets `src` before hydration.
        suppressHydrationWarning
      />
      <noscript>
        <iframe src={src} loading="lazy" title={title} height={height} className={classes.page} />
      </noscript>
    </div>
  );
}
