import type { Issue } from '../reading/issue';
import type { AddressFacts } from './address-facts';

/** Where the studio stands on a site that has it. */
export const studioRoute = '/studio';

/** What stands in the place of the studio: a page, another address of one, or a file of `public/`. */
export function studioIssue(pages: readonly AddressFacts[], files: ReadonlySet<string>): Issue | undefined {
  const page = pages.find(({ route, aliases }) => route === studioRoute || aliases.includes(studioRoute));
  const file = [...files].find((address) => address === `${studioRoute}.html` || address.startsWith(`${studioRoute}/`));
  const taken = page?.file ?? (file && `public${file}`);
  if (taken === undefined) return undefined;
  return {
    code: 'address/taken',
    found: `${taken} stands at ${studioRoute}, where the studio would be`,
    fix: 'give it another address, or write studio: false and upload what npm run studio:build makes elsewhere',
  };
}
