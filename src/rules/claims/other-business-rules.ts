import type { SiteConfig } from '../../../schemas/site';
import { bareWords } from '../../model/bare-words';
import { placeNames } from '../listed-places';
import { findingsAt, type TextRule } from '../rule';
import { unproven } from './unproven';

/** A name of several words, each with a capital: a person's, a place's, or that of a company. */
const name = String.raw`\p{Lu}[\p{L}&'’.-]*(?:\s+(?:&\s+|and\s+|of\s+)?\p{Lu}[\p{L}&'’.-]*)+`;

/** Words in which only the business itself is named: who "we" are, whose the site is, and what opened in {founded}. */
const ourselves = new RegExp(
  [
    String.raw`["“](?:we|us|our)["”][^.!?\n]{0,40}?\b(?:means?|refers? to)\s+(?:the\s+)?(${name})`,
    String.raw`(${name}),?\s*\((?:["“](?:we|us|our|the company)["”],?\s*(?:and |or )?)+\)`,
    String.raw`\b(?:this|our|the) (?:web ?)?site is (?:owned|operated|run|published|provided)(?: and (?:owned|operated|run))? by (${name})`,
    String.raw`(${name}) (?:opened (?:its doors )?in|was (?:founded|established)(?: in)?) \{founded\}`,
  ].join('|'),
  'gu',
);

/** True for the business by one of its names, and for what is a place of the site. */
function isOwn(said: string, { areas, business }: SiteConfig): boolean {
  const words = bareWords(said);
  const names = [business.name, business.shortName, business.legalName ?? ''].map(bareWords).filter(Boolean);
  const places = placeNames({ areas }).map(bareWords);
  return names.some((own) => words.includes(own) || own.includes(words)) || places.includes(words);
}

/** Who the site says that it is. */
export const otherBusinessRules: readonly TextRule[] = [
  {
    code: 'claim/other-business',
    severity: 'error',
    why: 'Another name where the site says whose it is was left by whoever had the text before; it promises in the name of others.',
    words: [
      'mean',
      'means',
      'refer',
      'refers',
      'company',
      'operated',
      'owned',
      'run',
      'published',
      'founded',
      'opened',
      'established',
    ],
    find: (text, context) => {
      const named = unproven(text, context, ourselves, (match) => {
        const said = match.slice(1).find(Boolean) ?? '';
        return isOwn(said.replace(/^The\s+/, ''), context.config);
      });
      return findingsAt(named, (claim) => ({
        found: `"${claim}" names another business than ${context.config.business.shortName}`,
        fix: 'write {legalName}, {business} or {shortName}',
      }));
    },
  },
];
