import type { ConfigRule } from '../rule';
import { bareHost } from './bare-host';

/** The ids that services show in their instructions in the place of one's own. */
const stands = /^(?:G|GTM|AW|UA)-?[X0]{4,}(?:-\d)?$|^(\d)\1{5,}$/i;

/** What the services of a site are told. */
export const tagRules: readonly ConfigRule[] = [
  {
    code: 'fact/tag-placeholder',
    severity: 'warning',
    why: 'The id of an example counts for nobody: what visitors do is told to no one, or to strangers.',
    find: ({ tags }) =>
      tags.flatMap((tag, index) =>
        'id' in tag && stands.test(tag.id)
          ? [
              {
                found: `${tag.id} stands for an id`,
                fix: 'write your own, as the service shows it',
                at: { path: ['tags', index, 'id'] },
              },
            ]
          : [],
      ),
  },
  {
    code: 'fact/tag-file',
    severity: 'error',
    why: 'A service that is to look for a file does not look for its name on the page.',
    find: ({ tags }) =>
      tags.flatMap((tag, index) =>
        tag.type === 'verification' && /\.(?:html?|txt|xml)$/.test(tag.code)
          ? [
              {
                found: `${tag.code} is the name of a file`,
                fix: `put that file into public/ and remove this tag, or write the code of the service's HTML tag`,
                at: { path: ['tags', index, 'code'] },
              },
            ]
          : [],
      ),
  },
  {
    code: 'fact/tag-of-other-site',
    severity: 'warning',
    why: 'Visits that are counted under the name of another site are missing in one count, and wrong in the other.',
    find: ({ tags, url }) =>
      tags.flatMap((tag, index) => {
        if (tag.type !== 'plausible') return [];
        const [own, named] = [bareHost(url), bareHost(`https://${tag.domain}`)];
        return named === own || own.endsWith(`.${named}`) || named.endsWith(`.${own}`)
          ? []
          : [
              {
                found: `${tag.domain} is not the name of this site, ${own}`,
                fix: `write ${own}, as the site is called there, or allow it where it is called otherwise`,
                at: { path: ['tags', index, 'domain'] },
              },
            ];
      }),
  },
];
