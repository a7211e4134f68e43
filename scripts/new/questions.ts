import { lengths } from '../../schemas/lengths';
import { closest } from '../../src/reading/closest';
import { aboutKind, isKind, type Kind, kinds } from './kinds';
import type { SiteFacts } from './site-facts';

/** What is known so far, by the name of the question. */
export type Given = Readonly<Record<string, string | undefined>>;

/** One thing to be told about a new page. */
export interface Question {
  name: string;
  /** What is asked, with its reason. */
  ask: string;
  /** Answers to choose from, each with what it stands for. */
  choices?: readonly { name: string; about: string }[];
  /** Taken where nothing is answered. */
  suggestion?: string;
  /** What is wrong with an answer, and what to answer instead. */
  mistake(answer: string): string | undefined;
}

/** Says what is wrong with an answer that is none of the names. */
export const oneOf = (what: string, names: readonly string[]) => (answer: string) => {
  if (names.includes(answer)) return undefined;
  const near = closest(answer, names);
  return `"${answer}" is no ${what}: ${near ? `did you mean ${near}? There are` : 'there are'} ${names.join(', ')}`;
};

/** The last step of an address in words: `/areas/spring-hill` → `Spring Hill`. */
const nameIn = (route = ''): string =>
  (route.split('/').at(-1) ?? '').replace(
    /(^|-)([a-z0-9])/g,
    (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase(),
  );

const ofLength =
  ({ least, most }: { least: number; most: number }) =>
  (answer: string) =>
    answer.length >= least && answer.length <= most
      ? undefined
      : `that has ${answer.length} characters; write ${least} to ${most}`;

export const needed = (answer: string) => (answer === '' ? 'this is needed' : undefined);

/** Asked for each kind of page whose schema has the field. */
const aboutFields = {
  office: ({ offices, mainOffice }: SiteFacts): Omit<Question, 'name'> => ({
    ask: 'Which office answers for it? Its phone is shown.',
    choices: offices.map(({ id, about }) => ({ name: id, about })),
    suggestion: mainOffice,
    mistake:
      offices.length > 0
        ? oneOf(
            'office',
            offices.map(({ id }) => id),
          )
        : needed,
  }),
  city: ({ places }: SiteFacts, { route }: Given): Omit<Question, 'name'> => ({
    ask: `Which place is it about?${places.length > 0 ? ` Without a page so far: ${places.join(', ')}.` : ''}`,
    suggestion: nameIn(route),
    mistake: needed,
  }),
  group: ({ groups }: SiteFacts): Omit<Question, 'name'> => ({
    ask: `Which category is it counted under? ${groups.length > 0 ? 'One of these, or a new one.' : 'There is none so far: name the first, such as Advice.'}`,
    choices: groups.map((name) => ({ name, about: '' })),
    mistake(answer) {
      const near = closest(answer, groups);
      if (answer === '') return 'an article needs a category';
      return near === undefined || near === answer
        ? undefined
        : `that is nearly "${near}"; choose it, or a name unlike it`;
    },
  }),
};

/** All that is asked about a page of the kind that is given; only for the kind, where that is not known. */
export function questionsFor({ kind, route }: Given, facts: SiteFacts): Question[] {
  if (kind === undefined || !isKind(kind)) return [kindQuestion];
  return [
    kindQuestion,
    {
      name: 'route',
      ask: `Its address? Pages of this kind are at ${facts.folderOf(kind)}…`,
      mistake: facts.taken,
    },
    {
      name: 'title',
      ask: `Its title for search results, at most ${lengths.title.most} characters, unlike any other page?`,
      mistake: ofLength(lengths.title),
    },
    ...Object.entries(aboutFields)
      .filter(([name]) => isAsked(kind, name))
      .map(([name, question]) => ({ name, ...question(facts, { route }) })),
    ...(facts.menus.length > 0 ? [menuQuestion(facts)] : []),
  ];
}

/** Answered where the page is to stand in no menu. */
export const noMenu = 'none';

const menuQuestion = ({ menus }: SiteFacts): Question => ({
  name: 'menu',
  ask: 'Which menu is it to stand in, once it is published?',
  choices: [...menus, noMenu].map((name) => ({ name, about: '' })),
  suggestion: noMenu,
  mistake: oneOf('menu', [...menus, noMenu]),
});

/** Plain pages have an office too, but do not need one. */
const isAsked = (kind: Kind, field: string): boolean =>
  kind !== 'page' && field in kinds[kind].shape && !(kind === 'article' && field === 'office');

const kindQuestion: Question = {
  name: 'kind',
  ask: 'What kind of page?',
  choices: (Object.keys(kinds) as Kind[]).map((name) => ({ name, about: aboutKind(name) })),
  mistake: oneOf('kind of page', Object.keys(kinds)),
};
