import { mailAddress } from '../../schemas/fields/mail-address';
import { hosts } from '../../schemas/site/host-names';
import { phoneAmiss } from '../../src/resolving/phones';
import { type Given, needed, oneOf, type Question } from '../new/questions';
import { countryIn, countryNear, languages, languagesAt, otherLanguage, usualLanguage } from './countries';
import { hoursIn } from './hours-in';
import { furtherPageIn, furtherPages, listIn } from './page-lists';
import { citiesByClock, usualZone, zoneNamed } from './time-zones';
import { townIn } from './town-in';

const ofAtMost =
  (most: number, hint = '') =>
  (answer: string) =>
    needed(answer) ??
    (answer.length > most ? `that has ${answer.length} characters; write at most ${most}${hint}` : undefined);

/** Answered where a business has no phone, no e-mail address, or says nothing of when it is open. */
export const none = 'none';

const within = (least: number, most: number, what: string) => (answer: string) => {
  const { length } = listIn(answer);
  if (length >= least && length <= most) return undefined;
  return `that makes ${length}; write ${least} to ${most} ${what}, with commas between them`;
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

const timeZoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Asked where the clocks of a country are not all alike. Offered is the town's own name where clocks are known by it, else
 * the city by whose clock this computer goes, else the one whose time goes by the name of the country.
 */
function clockQuestion(country: string, town: string, here: string): Question[] {
  const groups = citiesByClock(country, new Date().getFullYear());
  if (groups.length < 2) return [];
  const cities = groups.flat();
  const likely = zoneNamed(country, town) ?? zoneNamed(country, here) ?? usualZone(country);
  const own = cities.find((city) => likely !== undefined && zoneNamed(country, city) === likely);
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
  const named = listIn(answer);
  const pages = named.map((name) => furtherPageIn(name));
  const unknown = named.find((_, index) => pages[index] === undefined);
  if (unknown !== undefined) return oneOf('page', furtherPages)(unknown);
  const double = named.find((_, index) => pages.indexOf(pages[index]) < index);
  return double === undefined ? within(2, 3, 'pages')(answer) : `"${double}" is there twice`;
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
export function businessQuestions(given: Given, here = timeZoneHere()): Question[] {
  const { country: answered, language, town = '', phone, email } = given;
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
    {
      name: 'town',
      ask: 'In which town?',
      mistake: (answer) =>
        ofAtMost(24)(townIn(answer, country)?.town ?? answer) ??
        (townIn(answer, country) ? undefined : `"${answer}" is more than a town; write its name alone`),
    },
    ...clockQuestion(country, townIn(town, country)?.town ?? town, here),
    {
      name: 'phone',
      ask: `Which phone number do customers call? Write ${none} where they write only.`,
      mistake: (answer) =>
        answer === none ? undefined : (needed(answer) ?? withReason(answer, phoneAmiss(answer, country))),
    },
    {
      name: 'email',
      ask: `Which e-mail address do they write to?${phone === none ? '' : ` Write ${none} where there is none.`}`,
      mistake: (answer) => {
        if (mailAddress.safeParse(answer).success) return undefined;
        if (answer !== none)
          return needed(answer) ?? `"${answer}" is no e-mail address; write it like name@example.com`;
        return phone === none ? 'there is no phone either; write an address, or nobody reaches you' : undefined;
      },
    },
    {
      name: 'hours',
      ask: `When does somebody answer? Such as Mon-Fri 08:00-17:00, Sat 09:00-12:00; ${none} says nothing of it.`,
      suggestion: none,
      mistake: (answer) =>
        answer === none || hoursIn(answer, languagesAt(country, language))
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
      mistake: (answer) =>
        oneOf('host', hosts)(answer) ??
        (email === none && answer !== 'netlify'
          ? 'without an e-mail address Netlify alone takes what the form sends; choose it, and change it with the form later'
          : undefined),
    },
  ];
}

const withReason = (answer: string, amiss: string | undefined): string | undefined =>
  amiss && `"${answer}" ${amiss}; write it as people of the country do, or with its code: +44 20 7946 0018`;
