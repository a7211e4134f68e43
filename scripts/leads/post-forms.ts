import type { SiteData } from '../../src/model/page-data';
import { isPosted } from '../../src/model/site-forms';

/** A form that a server of ours takes in the place of its own: where it is sent from here, and the page that thanks. */
export interface LocalForm {
  name: string;
  /** The address that takes it at its real host. */
  endpoint: string;
  /** The path that takes it here. */
  path: string;
  thanks: string;
  trap: string;
}

/** The forms of a site that are sent to an address; Netlify's are sent to the page that thanks, here as there. */
export const localForms = ({ forms }: Pick<SiteData, 'forms'>): LocalForm[] =>
  Object.entries(forms).flatMap(([name, form]): LocalForm[] => {
    if (!isPosted(form)) return [];
    const { thanks, trap } = form;
    if (form.provider === 'netlify') return [{ name, endpoint: thanks, path: thanks, thanks, trap }];
    return [{ name, endpoint: form.endpoint, path: `/_leads/${name}`, thanks, trap }];
  });

/** A document or its data with its forms sent to this server. */
export const sentHere = (text: string, forms: readonly LocalForm[]): string =>
  forms.reduce((now, { endpoint, path }) => {
    const there = endpoint.replaceAll('&', '&amp;');
    return now
      .replaceAll(`action="${there}"`, `action="${path}"`)
      .replaceAll(`"endpoint":${JSON.stringify(endpoint)}`, `"endpoint":${JSON.stringify(path)}`);
  }, text);
