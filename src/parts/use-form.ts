import type { SiteForm } from '../../schemas/site/forms';
import { formCalled } from '../model/site-forms';
import { useSite } from './context';

/** The form that a block names, or the first in the language of its page; nothing where the site has none. */
export function useForm(name: string | undefined): { name: string; form: SiteForm } | undefined {
  const { forms, language } = useSite();
  return formCalled(forms, name, language);
}
