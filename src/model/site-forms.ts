import type { SiteConfig } from '../../schemas/site';
import type { FormField } from '../../schemas/site/form-fields';
import type { NativeForm, PostedForm, SiteForm } from '../../schemas/site/forms';

type Forms = Readonly<Record<string, SiteForm>>;

/** What the one form of older files is called. */
const oldName = 'main';

/** The forms of a site by name, the one of older files first. */
export const siteForms = ({ form, forms }: Pick<SiteConfig, 'form' | 'forms'>): Forms => ({
  ...(form && { [oldName]: { provider: 'embed', ...form } }),
  ...forms,
});

/** The named form; where none is named the first in a language, else the first of all. Nothing where there is none. */
export function formCalled(
  forms: Forms,
  name: string | undefined,
  language: string,
): { name: string; form: SiteForm } | undefined {
  const all = Object.entries(forms);
  const [found, form] =
    all.find(([key]) => key === name) ??
    all.find(([, { language: own }]) => own !== undefined && language.split('-')[0] === own.split('-')[0]) ??
    all[0] ??
    [];
  return found !== undefined && form ? { name: found, form } : undefined;
}

/** True for a form of the site's own, whose fields stand in the page. */
export const isNative = (form: SiteForm): form is NativeForm => form.provider !== 'embed';

/** True for a form whose answers go to an address. */
export const isPosted = (form: SiteForm): form is PostedForm => 'thanks' in form;

/** The name that an answer is sent by: services know who wrote by `email`; a mail is read by people, as the form says it. */
export const sentAs = ({ name, type, label }: FormField, { provider }: Pick<NativeForm, 'provider'>): string =>
  name ?? (provider === 'mail' || type === 'text' || type === 'choice' ? label.replace(/\s+/g, ' ') : type);

/** How an agreement is sent: to services by a name that stays, with its words; in a mail, which people read, under its words. */
export const agreedAs = (
  { text }: NonNullable<NativeForm['consent']>,
  { provider }: Pick<NativeForm, 'provider'>,
): { name: string; value: string } =>
  provider === 'mail' ? { name: text.replace(/\s+/g, ' '), value: '✓' } : { name: 'consent', value: text };
