import type { SiteForm } from '../../schemas/site/forms';
import { officeAt, telHref } from '../model/phone';
import { usePage, useSite } from './context';
import classes from './form-frame.module.css';

/**
 * The provider's form at its fixed height, so nothing moves when it loads. The loader fills it in when it comes near
 * (`data-src`) and adds the provider's script once (`data-script`); without scripts the browser does, lazily. A form of the
 * site's own reads from its frame whom this page calls (`data-phone`, `data-call`).
 */
export function FormFrame({ form, title }: { form: Extract<SiteForm, { provider: 'embed' }>; title: string }) {
  const { business, dialed } = useSite();
  const { phone } = officeAt(business, usePage().page.office);
  const { src, script, height } = form;
  return (
    <div className={classes.frame}>
      <iframe
        data-needs-js=""
        data-src={src}
        data-script={script}
        data-phone={phone}
        data-call={telHref(phone, dialed)}
        title={title}
        height={height}
        className={classes.form}
        // The loader sets `src` before hydration.
        suppressHydrationWarning
      />
      <noscript>
        <iframe src={src} loading="lazy" title={title} height={height} className={classes.form} />
      </noscript>
    </div>
  );
}
