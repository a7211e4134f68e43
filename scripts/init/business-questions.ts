import { mailAddress } from '../../schemas/fields/mail-address';
import { hosts } from '../../schemas/site';
import { phoneAmiss } from '../../src/resolving/phones';
import { type Given, needed, oneOf, type Question } from '../new/questions';
import { countryIn, countryNear, languages, languagesAt, otherLanguage, usualLanguage } from './countries';
import { hoursIn } from './hours-in';
import { furtherPages, listIn } from './page-lists';
import { citiesByClock, zoneNamed } from './time-zones';

const ofAtMost =
  (most: number, hint = '') =>
  (answer: string) =>
    needed(answer) ??
    (answer.length > most ? `that has ${answer.length} characters; write at most ${most}${hint}` : undefined);

/** Answered where a business has no phone. */
export const noPhone = 'none';

const within = (least: number, most: number, what: string) => (answer: string) => {
  const { length } = listIn(answer);
  if (length >= least && length <= most) return undefined;
  return `that makes ${length} ${what}; write ${least} to ${most}, with commas between them`;
};

const about: readonly Question[] = [
  {
    name: 'name',
    ask: 'What is the business called?',
    mistake: ofAtMost(40, ': write what customers call it, the whole name can stand in legalName later'),
  },
  { name: 'trade', ask: 'What is it, in a word or two? Such as plumber, or dental practice.', mistake: ofAtMost(24) },
  {
    name: 'country',
    ask: 'In which country is it? Its name, or its code of two letters.',
    mistake: (answer) => (countryIn(answer) ? undefined : unknownCountry(answer)),
  },
];

function unknownCountry(answer: string): string {
  const near = countryNear(answer);
  const meant = near === undefined ? '' : `: did you mean ${near}? Else`;
  return `"${answer}" is no country that is known here${meant || ';'} write its code, such as US or GB`;
}

/** Asked where the clocks of a country are not all alike. The town's own name is offered where clocks are known by it. */
function clockQuestion(country: string, town: string): Question[] {
  const groups = citiesByClock(country, new Date().getFullYear());
  if (groups.length < 2) return [];
  const cities = groups.flat();
  const own = cities.find((city) => zoneNamed(country, city) === zoneNamed(country, town));
  return [
    {
      name: 'zone',
      ask: `Which of these cities has the same time as your town? Those of a line have it together.\n${groups.map((line) => `  ${line.join(', ')}\n`).join('')}Write one.`,
      ...(own !== undefined && { suggestion: own }),
      mistake: (answer) => (zoneNamed(country, answer) ? undefined : oneOf('city there', cities)(answer)),
    },
  ];
}

const pagesOf = (answer: string): string | undefined => {
  const wrong = listIn(answer).flatMap((name) => oneOf('page', furtherPages)(name) ?? []);
  return wrong[0] ?? within(2, 3, 'pages')(answer);
};

function servicesOf(answer: string): string | undefined {
  const names = listIn(answer);
  const long = names.find((name) => name.length > 30);
  if (long) return `"${long}" has ${long.length} characters; write at most 30 for each`;
  const double = names.find(
    (name, index) => names.findIndex((one) => one.toLowerCase() === name.toLowerCase()) < index,
  );
  return double ? `"${double}" is there twice` : within(2, 4, 'services')(answer);
}

/** A language that the engine has no words in is told before one is chosen in its place. */
function languageAsked(country: string): string {
  const other = otherLanguage(country);
  if (!other) return 'In which language are its pages?';
  return `In which language do its pages begin? There are no pages in ${other.name} yet: choose one of these, and write yours over them. How is told at the end.`;
}

/** All that is asked about a new site. How a phone number looks hangs on the country. */
export function businessQuestions({ country: answered, language, town = '' }: Given): Question[] {
  const country = countryIn(answered ?? '') ?? '';
  return [
    ...about,
    {
      name: 'language',
      ask: languageAsked(country),
      choices: Object.entries(languages).map(([name, said]) => ({ name, about: said })),
      suggestion: usualLanguage(country),
      mistake: (answer) => {
        const wrong = oneOf('language here', Object.keys(languages))(answer);
        return wrong && `${wrong}; begin in one of them, and write yours over it: how is told when the site is made`;
      },
    },
    { name: 'town', ask: 'In which town?', mistake: ofAtMost(24) },
    ...clockQuestion(country, town),
    {
      name: 'phone',
      ask: `Which phone number do customers call? Write ${noPhone} where they write only.`,
      mistake: (answer) =>
        answer === noPhone ? undefined : (needed(answer) ?? withReason(answer, phoneAmiss(answer, country))),
    },
    {
      name: 'email',
      ask: 'Which e-mail address do they write to?',
      mistake: (answer) =>
        mailAddress.safeParse(answer).success
          ? undefined
          : `"${answer}" is no e-mail address; write it like name@example.com`,
    },
    {
      name: 'hours',
      ask: 'When does somebody answer? Such as Mon-Fri 08:00-17:00, Sat 09:00-12:00',
      mistake: (answer) =>
        hoursIn(answer, languagesAt(country, language))
          ? undefined
          : `"${answer}" is not understood; write it like Mon-Fri 08:00-17:00, Sat 09:00-12:00`,
    },
    {
      name: 'services',
      ask: 'Which services have a page of their own? Two to four, with commas.',
      mistake: servicesOf,
    },
    {
      name: 'pages',
      ask: `Which further pages? Two or three of ${furtherPages.join(', ')}, with commas.`,
      suggestion: furtherPages.join(', '),
      mistake: pagesOf,
    },
    {
      name: 'host',
      ask: 'Where will it be served from? This can be changed at any time.',
      choices: hosts.map((name) => ({ name, about: '' })),
      suggestion: 'netlify',
      mistake: oneOf('host', hosts),
    },
  ];
}

const withReason = (answer: string, amiss: string | undefined): string | undefined =>
  amiss && `"${answer}" ${amiss}; write it as people of the country do, or with its code: +44 20 7946 0018`;
