import type { PageContent, PageData } from '../model/page-data';
import { unknownIcons } from './page-icons';

/**
 * What a shape may ask of its page: it is in its name or in its form, or it stands for a value. Pictures are asked for by
 * parts alone.
 */
const known: ReadonlySet<string> = new Set(['page', 'icons', 'route', 'office', 'line']);

const watched = <T extends object>(value: T, fields: readonly string[], told: () => void): T =>
  new Proxy(value, {
    get(target, key, receiver) {
      if (!known.has(String(key)) && !fields.includes(String(key))) told();
      return Reflect.get(target, key, receiver);
    },
    ownKeys(target) {
      told();
      return Reflect.ownKeys(target);
    },
  });

/** The data of a page as a shape sees it; `told` is called where it asks for other fields than what is in its name, and `fields`. */
export const watchedPage = (content: PageContent, fields: readonly string[], told: () => void): PageData =>
  watched({ ...content, page: watched(content.page, fields, told), icons: unknownIcons }, fields, told);
