import type { SiteConfig } from '../../../schemas/site';
import type { PageSource } from '../../../schemas/templates';
import type { Path } from '../../reading/position';
import type { Text, TextContext } from '../rule';

/** What the ledger of the configuration says that texts may claim. */
const allowedBy = ({ business: { ledger } }: SiteConfig): string[] => ledger.map(({ says }) => says.toLowerCase());

/** What customers said is theirs, and stands as they said it. */
function isQuoted([list, index]: Path, page: PageSource | undefined): boolean {
  const blocks = page && ('sections' in page ? page.sections : page.more);
  const { type = '' } =
    (list === 'sections' || list === 'more') && typeof index === 'number' ? (blocks?.[index] ?? {}) : {};
  return list === 'quotes' || type === 'reviews' || type === 'testimonials';
}

/** The sentence that a claim stands in. */
export function sentenceOf(written: string, claim: string): string {
  const at = written.indexOf(claim);
  const from = Math.max(written.lastIndexOf('. ', at), written.lastIndexOf('\n', at)) + 1;
  return written.slice(from, at) + (written.slice(at).split(/[!?\n]|\.(?:\s|$)/)[0] ?? '');
}

/** The claims of a kind in a text that neither a fact nor the ledger bears out. */
export function unproven(
  { written, path }: Text,
  { config, page }: TextContext,
  pattern: RegExp,
  isTrue: (match: RegExpMatchArray) => boolean = () => false,
): string[] {
  const claims = [...written.matchAll(pattern)];
  if (claims.length === 0 || isQuoted(path, page)) return [];
  const ledger = allowedBy(config);
  return claims
    .filter(
      (match) =>
        !isTrue(match) &&
        !ledger.some((says) => says.includes(match[0].toLowerCase()) || match[0].toLowerCase().includes(says)),
    )
    .map(([claim]) => claim);
}
