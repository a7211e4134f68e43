import type { SiteConfig } from '../../schemas/site';
import { englishWords, type OwnWords } from '../../schemas/words';
import { formsOf, type PluralForms, placeholdersIn, type Word } from '../../schemas/words/word';
import { languageOf } from '../model/words/words-of';
import { closest, listed } from '../reading/closest';
import type { Issue } from '../reading/issue';
import type { Path } from '../reading/position';
import type { Report } from '../reading/report';

/** Reports names in the words of a site that nothing is filled in for. */
export function checkWords(config: SiteConfig, report: Report): void {
  const { words } = config;
  checkTags(config, report);
  for (const [language, groups] of Object.entries(words)) {
    for (const [path, text, names] of textsIn(groups)) {
      for (const name of placeholdersIn(text)) {
        if (!names.includes(name)) report.error(['words', language, ...path], unknownName(name, names));
      }
    }
  }
}

/** Reports words for a way of the site's own language that no page can be in: `en-UK`, or `en-US` of a site in en-GB. */
function checkTags(config: SiteConfig, report: Report): void {
  const own = languageOf(config);
  const [base = ''] = own.split('-');
  const tags = [own, base, ...Object.keys(config.languages)];
  for (const tag of Object.keys(config.languages)) {
    if (tag !== own && tag !== base) continue;
    report.error(['languages', tag], {
      code: 'field/name',
      found: `"${tag}" is the language of the site, whose menus stand under navigation:`,
      fix: 'write the tag of the pages in another language, such as es',
      at: { mark: { path: ['languages', tag], part: 'key' } },
    });
  }
  for (const tag of Object.keys(config.words)) {
    if (tag.split('-')[0] !== base || tags.includes(tag)) continue;
    const path = ['words', tag];
    report.error(path, {
      code: 'field/name',
      severity: 'warning',
      found: `no page is in "${tag}": the language of the site is ${own}`,
      fix: `write "${own}"`,
      at: { mark: { path, part: 'key' } },
      ...(!tags.some((other) => other in config.words) && { change: { to: own } }),
    });
  }
}

/** Every text of a site's words, with its place and the names of what is filled into it. */
function textsIn(groups: OwnWords): [path: Path, text: string, names: string[]][] {
  return Object.entries(groups).flatMap(([group, words = {}]) =>
    Object.entries<string | PluralForms | undefined>(words).flatMap(([name, text = '']) => {
      // The schema takes no other names than these.
      const word = (englishWords as Record<string, Record<string, Word>>)[group]?.[name];
      const names = [...new Set(word && formsOf(word.text).flatMap(placeholdersIn))];
      const forms: [Path, string][] =
        typeof text === 'string' ? [[[], text]] : Object.entries(text).map(([form, text]) => [[form], text]);
      return forms.map(([path, text]): [Path, string, string[]] => [[group, name, ...path], text, names]);
    }),
  );
}

function unknownName(name: string, names: readonly string[]): Issue {
  const written = `{${name}}`;
  const near = closest(name, names) ?? (names.length === 1 ? names[0] : undefined);
  return {
    code: 'token/unknown',
    found: `nothing is filled in for ${written} in this word`,
    fix: names.length === 0 ? 'leave it out' : `write ${listed(names.map((known) => `{${known}}`))}`,
    at: { needle: written },
    ...(near !== undefined && { change: { to: `{${near}}` } }),
  };
}
