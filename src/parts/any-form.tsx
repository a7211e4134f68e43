import type { SiteForm } from '../../schemas/site/forms';
import { isNative } from '../model/site-forms';
import { FormFrame } from './form-frame';
import { OwnForm } from './own-form';

interface Props {
  name: string;
  form: SiteForm;
  /** What it is called by screen readers. */
  title: string;
  /** Tells the fields of two forms on a page apart. */
  place: string;
}

/** A form of the site: of a form service in its frame, or of our own in the page. */
export function AnyForm({ name, form, title, place }: Props) {
  return isNative(form) ? (
    <OwnForm name={name} form={form} title={title} place={place} />
  ) : (
    <FormFrame form={form} title={title} />
  );
}
