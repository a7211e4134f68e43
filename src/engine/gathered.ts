import type { SiteConfig } from '../../schemas/site';
import { escapeRegExp } from '../model/escape-reg-exp';
import { siteForms } from '../model/site-forms';
import { placesWhenAsked } from '../reading/places-when-asked';
import type { Path } from '../reading/position';
import { type Problem, problemOf } from '../reading/problem';
import { problemsOf } from './all-problems';
import { configName } from './config-store';
import type { State } from './state';

/** How many places that want one thing are told together: a page or a part of one may be missed twice by itself. */
const fewest: Readonly<Record<string, number>> = { page: 3, part: 3 };

/** How many of them are named. */
const mostNamed = 3;

/**
 * Problems with those told as one that want the same thing, which is not there: where it got another name in the
 * configuration, at that name; else at the first place that wants it.
 */
export function gathered(state: State): readonly Problem[] {
  const problems = problemsOf(state);
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    if (problem.wants !== undefined) groups.set(problem.wants, [...(groups.get(problem.wants) ?? []), problem]);
  }
  const together = [...groups].filter(([wants, group]) => group.length >= (fewest[wants.split(' ')[0] ?? ''] ?? 2));
  if (together.length === 0) return problems;
  const instead = new Map<Problem, Problem | undefined>();
  for (const [wants, group] of together) {
    for (const problem of group) instead.set(problem, undefined);
    const [first] = group;
    if (first) instead.set(first, renamed(wants, group, state) ?? atFirst(group));
  }
  return problems.flatMap((problem) => (instead.has(problem) ? (instead.get(problem) ?? []) : problem));
}

const placesOf = (problems: readonly Problem[]): string => {
  const named = problems.slice(0, mostNamed).map(({ file, line }) => `${file}:${line}`);
  const more = problems.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

function atFirst([first, ...others]: readonly Problem[]): Problem | undefined {
  const many = others.length === 1 ? 'one more place asks' : `${others.length} more places ask`;
  const also = [...new Set(others.map(({ file }) => file))];
  return first && { ...first, fix: `${first.fix}; ${many} for it: ${placesOf(others)}`, also };
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
