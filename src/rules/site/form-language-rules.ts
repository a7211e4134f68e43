import { languageOf } from '../../model/words/words-of';
import { type FileFinding, type SiteRule, siteRule } from '../rule';
import { isLanguage } from './language-rules';

const inShort = (tag: string): string => tag.split('-', 1).join('');

/** The languages of forms. */
export const formLanguageRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/form-language',
    severity: 'warning',
    why: 'A form stands on the pages of its language; where there are none, nobody sees it.',
    reads: ['language'],
    find: ({ pages, config }) => {
      const own = languageOf(config);
      const spoken = new Set([own, ...pages.map(({ language = own }) => language)].map(inShort));
      return Object.entries(config.forms).flatMap(([name, { language }]): FileFinding[] =>
        language === undefined || spoken.has(inShort(language)) || !isLanguage(language)
          ? []
          : [
              {
                found: `the form is in ${language}, and no page is`,
                fix: `remove language:, or add pages in ${language}`,
                at: { path: ['forms', name, 'language'] },
              },
            ],
      );
    },
  }),
];
