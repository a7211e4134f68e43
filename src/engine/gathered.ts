import type { SiteConfig } from '../../schemas/site';
import { configName } from '../model/config-name';
import { escapeRegExp } from '../model/escape-reg-exp';
import { siteForms } from '../model/site-forms';
import { valueAt } from '../model/values';
import { countryOf } from '../model/words/words-of';
import { closest } from '../reading/closest';
import { placesWhenAsked } from '../reading/places-when-asked';
import type { Path } from '../reading/position';
import { type Problem, problemOf } from '../reading/problem';
import { listedPlaces } from '../rules/listed-places';
import { problemsOf } from './all-problems';
import type { State } from './state';

/** How many places that want one thing are told together: a page or a part of one may be missed twice by itself. */
const fewest: Readonly<Record<string, number>> = { page: 3, part: 3, name: 2, language: 3, articles: 1, phone: 1 };

/** How many of them are named. */
const mostNamed = 3;

/**
 * Problems with those told as one that want the same thing, which is not there: where it got another name in the
 * configuration, at that name; where a page is a draft, there; else at the first place that wants it.
 */
export function gathered(state: State): readonly Problem[] {
  const problems = problemsOf(state);
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    if (problem.wants === undefined) continue;
    // What befell the letters of a file befell them alone.
    const wants = problem.wants === 'letters' ? `letters ${problem.file}` : problem.wants;
    groups.set(wants, [...(groups.get(wants) ?? []), problem]);
  }
  const together = [...groups].filter(([wants, group]) => group.length >= (fewest[wants.split(' ')[0] ?? ''] ?? 2));
  const instead = new Map<Problem, Problem | undefined>();
  for (const [wants, group] of together) {
    const [first] = group;
    const unknown = kindOfPhone(wants, problems);
    if (unknown) {
      for (const problem of group) instead.set(problem, undefined);
      instead.set(unknown, { ...unknown, fix: `write phone, as ${placesOf(group)} need it, or ${unknown.fix}` });
      continue;
    }
    const told =
      atPhone(wants, group, state) ??
      atDraft(wants, group, state) ??
      atListedName(wants, group, state) ??
      atLocale(wants, group, state) ??
      atArticles(wants, group, state) ??
      renamed(wants, group, state) ??
      atFirst(wants, group);
    if (!first || !told) continue;
    for (const problem of group) instead.set(problem, undefined);
    instead.set(first, told);
  }
  const told = problems.flatMap((problem) => (instead.has(problem) ? (instead.get(problem) ?? []) : problem));
  const ofLocale = told.filter(({ file, path }) => file === configName && path === 'locale');
  const [first] = ofLocale.filter(({ code }) => code !== 'fact/locale-of-other-country');
  return ofLocale.length === 0
    ? told
    : told.filter((problem) => !isOfLocale(problem) && (!first || problem === first || !ofLocale.includes(problem)));
}

/** True for what is told of texts, and of words, that are not of the language or the country that the locale says. */
const isOfLocale = ({ code, file, path }: Problem): boolean =>
  followsLocale.test(code) || (file === configName && path.startsWith('words.'));

const followsLocale =
  /^prose\/(?:question-mark|sign-opening|day-impossible|misspelt|spelled-elsewhere|price-decimals|range-backward|currency-\w+|unit-other|quotes-foreign|county-other)$/;

const placesOf = (problems: readonly Problem[]): string => {
  const named = problems.slice(0, mostNamed).map(({ file, line }) => `${file}:${line}`);
  const more = problems.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

/** Told at the first place; a word that is nearly a name is a slip of its own at each. */
function atFirst(wants: string, [first, ...others]: readonly Problem[]): Problem | undefined {
  const [kind = '', name = ''] = wants.split(/ (.*)/s);
  if (kind === 'name' || kind === 'language' || kind === 'phone' || !first || others.length === 0) return undefined;
  if (kind === 'letters') return misread(first, others);
  const also = [...new Set(others.map(({ file }) => file))];
  if (kind === 'file')
    return {
      ...first,
      fix: `call the file ${name}, as ${others.length + 1} places do, or ${first.fix} there: ${placesOf([first, ...others])}`,
      also,
    };
  const many = others.length === 1 ? 'one more place asks' : `${others.length} more places ask`;
  return { ...first, fix: `${first.fix}; ${many} for it: ${placesOf(others)}`, also };
}

/** Told at the first text of a file whose letters were lost, with what puts all of them right. */
function misread(first: Problem, others: readonly Problem[]): Problem {
  const edits = [first, ...others].map((problem) => problem.edits);
  const known = edits.every((each) => each !== undefined);
  const also = `${others.length === 1 ? 'one more text' : `${others.length} more texts`}: ${placesOf(others)}`;
  return {
    ...first,
    fix: `${first.fix}; so in ${also}`,
    edits: known ? edits.flat() : undefined,
  };
}

/** A field of an office that there is none of, where it may be meant for the phone that is missing. */
const kindOfPhone = (wants: string, problems: readonly Problem[]): Problem | undefined =>
  wants.startsWith('phone ')
    ? problems.find(
        ({ file, code, path }) =>
          file === configName && code === 'field/unknown' && path.startsWith('business.offices['),
      )
    : undefined;

/** Told at the office whose phone several places ask for. */
function atPhone(wants: string, group: readonly Problem[], { config }: State): Problem | undefined {
  const [kind, id] = wants.split(' ');
  const { text, value } = config;
  const index = value?.business.offices.findIndex((office) => office.id === id) ?? -1;
  if (kind !== 'phone' || group.length < 2 || text === undefined || index < 0) return undefined;
  return problemOf(configName, placesWhenAsked({ path: configName, text }), {
    code: 'token/no-value',
    at: { path: ['business', 'offices', index, 'city'] },
    found: `the office ${id} has no phone, and ${group.length} places ask for it`,
    fix: `add phone: to it, or say it otherwise in ${placesOf(group)}`,
  });
}

/** Told where a page that others lead to is said to be a draft. */
function atDraft(wants: string, group: readonly Problem[], { placed, store }: State): Problem | undefined {
  const [kind, route = ''] = wants.split(' ');
  const page = kind === 'draft' ? placed.find((other) => other.route === route) : undefined;
  const text = page && store.texts.get(page.file);
  if (!page || text === undefined) return undefined;
  return problemOf(page.file, placesWhenAsked({ path: page.file, text }), {
    code: 'link/draft',
    at: { path: ['draft'] },
    found: `${group.length} links lead to this page, and it is a draft`,
    fix: `remove draft: true, or take out what leads here: ${placesOf(group)}`,
  });
}

/** Told at the locale, where most pages are in another language than it says. */
function atLocale(wants: string, group: readonly Problem[], { config, store }: State): Problem | undefined {
  const [kind, other = ''] = wants.split(' ');
  const { text, value } = config;
  if (kind !== 'language' || text === undefined || !value || group.length * 2 < store.readings.size) return undefined;
  const to = `${other}-${countryOf(value)}`;
  const said = value.locale === undefined ? 'there is no locale' : `locale is ${value.locale}`;
  return problemOf(configName, placesWhenAsked({ path: configName, text }), {
    code: 'site/other-language',
    severity: 'warning',
    at: { path: value.locale === undefined ? ['url'] : ['locale'] },
    found: `${said}, and ${group.length} pages are in ${new Intl.DisplayNames('en', { type: 'language' }).of(other)}`,
    fix: value.locale === undefined ? `add locale: ${to}` : `write ${to}`,
    ...(value.locale !== undefined && { change: { to }, unsure: true }),
  });
}

/** Told where the configuration says which page lists the articles, or should. */
function atArticles(wants: string, group: readonly Problem[], { config, placed, store }: State): Problem | undefined {
  const [kind, path = ''] = wants.split(' ');
  const { text, value } = config;
  if (kind !== 'articles' || text === undefined || !value) return undefined;
  const list = placed.find(({ file }) => /^\s+(?:- )?show: *["']?index\b/m.test(store.texts.get(file) ?? ''));
  const isSaid = /^articles:/m.test(text);
  const routes = placed.map(({ route }) => route);
  const near = list?.route ?? (isSaid ? closest(path, routes) : undefined);
  const to = near === path ? undefined : near;
  if (!isSaid && to === undefined) return undefined;
  const orAdd = /^(?:\/[\w-]+)+$/.test(path) ? `, or add pages${path}.yaml` : '';
  const many = group.length === 1 ? 'one article leads' : `${group.length} articles lead`;
  return problemOf(configName, placesWhenAsked({ path: configName, text }), {
    code: 'page/template-link',
    at: { path: isSaid ? ['articles'] : ['url'] },
    found: isSaid
      ? `articles is ${path}, which is not a page, and ${many} there`
      : `${many} to ${path}, which is not a page, and no articles: says which page lists them`,
    fix:
      to === undefined
        ? `write the address of the page that lists them${orAdd}`
        : `${isSaid ? 'write' : 'add articles:'} ${to}${orAdd}`,
    ...(isSaid && to !== undefined && { change: { to }, unsure: true }),
  });
}

/** The names of the business that have a word, each with where it stands. */
const businessNames = ({ business }: SiteConfig, word: string): { name: string; path: Path }[] =>
  (['name', 'shortName', 'legalName'] as const)
    .filter((field) => business[field]?.split(/[ ,]+/).includes(word))
    .map((field) => ({ name: word, path: ['business', field] }));

/** Told in the list of places, or at the one name of the business, where a name of it stands in no text as it does there, and nearly as it does in several. */
function atListedName(wants: string, group: readonly Problem[], { config, store }: State): Problem | undefined {
  const [kind, name = '', word = ''] = wants.split(' ');
  const { text, value } = config;
  if (kind !== 'name' || word === '' || text === undefined || !value) return undefined;
  const own = businessNames(value, name);
  const place =
    listedPlaces(value).find((listed) => listed.name.split(' ').includes(name)) ??
    (own.length === 1 ? own[0] : undefined);
  const whole = new RegExp(String.raw`(?<!\p{L})${escapeRegExp(name)}(?!\p{L})`, 'u');
  if (!place || [...store.readings.keys()].some((path) => whole.test(store.texts.get(path) ?? ''))) return undefined;
  return problemOf(configName, placesWhenAsked({ path: configName, text }), {
    code: 'prose/name-slip',
    severity: 'warning',
    at: { path: place.path },
    found: `no page says "${name}", and ${group.length} texts say "${word}"`,
    fix: `write ${word}, or "${name}" in ${placesOf(group)}`,
    change: { to: `${valueAt(value, place.path)}`.replace(name, word) },
    unsure: true,
  });
}

/** Told at the one name of its kind in the configuration that nothing asks for; undefined where there is none. */
function renamed(wants: string, group: readonly Problem[], { config, store }: State): Problem | undefined {
  const [kind = '', name = ''] = wants.split(' ');
  const { text, value } = config;
  if (text === undefined || !value || !Object.hasOwn(namesIn, kind)) return undefined;
  const texts = [text, ...[...store.readings.keys()].map((path) => store.texts.get(path) ?? '')];
  const isAskedFor = (id: string) => {
    const asking = new RegExp(`(?<!\\bid): *["']?${escapeRegExp(id)}(?![\\w-])`);
    return texts.some((each) => asking.test(each));
  };
  const [entry, ...more] = (namesIn[kind as keyof typeof namesIn](value) ?? []).filter(([id]) => !isAskedFor(id));
  if (!entry || more.length > 0) return undefined;
  const [id, path, part] = entry;
  return problemOf(configName, placesWhenAsked({ path: configName, text }), {
    code: group[0]?.code ?? 'office/unknown',
    at: { path, ...(part === 'key' && { mark: { path, part } }) },
    found: `${group.length} places ask for the ${kind} "${name}", and none for "${id}"`,
    fix: `write ${name}, or "${id}" in ${placesOf(group)}`,
    change: { to: name },
    unsure: true,
  });
}

type Entry = [id: string, path: Path, part: 'key' | 'value'];

const namesIn = {
  office: ({ business }: SiteConfig): Entry[] =>
    business.offices.map(({ id }, index) => [id, ['business', 'offices', index, 'id'], 'value']),
  link: ({ links }: SiteConfig): Entry[] => Object.keys(links).map((id) => [id, ['links', id], 'key']),
  form: (config: SiteConfig): Entry[] => Object.keys(siteForms(config)).map((id) => [id, ['forms', id], 'key']),
};
