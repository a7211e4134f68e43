import type { SiteForm } from '../../schemas/site/forms';
import { answersFor, officeAt, telHref } from '../model/phone';
import { usePage, useSite } from './context';
import { NearFrame } from './near-frame';

/** The provider's form. A form of the site's own reads from its frame whom this page calls (`data-phone`, `data-call`). */
export function FormFrame({ form, title }: { form: Extract<SiteForm, { provider: 'embed' }>; title: string }) {
  const { business, dialed } = useSite();
  const { phone } = answersFor(business, officeAt(business, usePage().page.office)) ?? {};
  const called = phone === undefined ? {} : { 'data-phone': phone, 'data-call': telHref(phone, dialed) };
  return <NearFrame frame={form} title={title} {...called} />;
}
