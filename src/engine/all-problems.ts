import type { Allowance } from '../../schemas/fields/allowances';
import { pageFileOf } from '../addresses/routes';
import { configName } from '../model/config-name';
import { sortProblems } from '../reading/format-problem';
import { boundProblems, type Problem, problemOfFile } from '../reading/problem';
import { type Report, reportOnFile } from '../reading/report';
import { astrayPages } from './astray-pages';
import { follows } from './follows';
import { inOwnMoney } from './in-own-money';
import { placesOf, published, type State, summariesOf, textAt } from './state';

/** Every problem of every file, looked for once for each state of the content. */
export function problemsOf(state: State): readonly Problem[] {
  state.problems ??= allProblems(state);
  return state.problems;
}

/** Beside a broken configuration nothing is told that may come of what is broken in it. */
function allProblems(state: State): Problem[] {
  const { store, config, resolutions, worldProblems } = state;
  const own = [...store.readings.values()].flatMap(({ problems, language }) =>
    problems.map((problem) => inOwnMoney(problem, config.value, language)),
  );
  const elsewhere = [...own, ...(state.inventory.faults?.values() ?? [])].some(
    ({ code }) => code === 'file/config-place',
  );
  const ofConfig = config.text === undefined && elsewhere ? [] : config.problems;
  const problems = withFaults([...doublesTold(own, store), ...ofConfig], state);
  const twoOffices = worldProblems.some(({ code }) => code === 'office/double');
  const isAbroad = worldProblems.some(({ code }) => code === 'fact/region-of-other-country');
  const resolved = [...resolutions.values()]
    .flatMap((resolution) => resolution.problems)
    // Which of two offices of one id was meant is asked once, where they stand.
    .filter(({ code }) => !(twoOffices && /^(?:office\/unknown|link\/no-office|token\/no-office)$/.test(code)));
  const findings = [...resolutions.values()]
    .flatMap((resolution) => resolution.findings)
    .filter(({ code }) => !(twoOffices && code === 'prose/phone-of-other-office'))
    // Which money and numbers are those of the site is known when its country is.
    .filter(({ code }) => !(isAbroad && /^(?:prose\/(?:currency|phone|price|spelling)|fact\/state)/.test(code)));
  if (!config.usable) return boundProblems(sortProblems(problems));
  const firm = (found: readonly Problem[]): Problem[] =>
    found.filter((problem) => config.valid || !follows(config, problem));
  const before = mostTelling([...problems, ...firm([...worldProblems, ...resolved])], firm(findings));
  const found = mostTelling([...before, ...firm(acrossPages(state, before))], []);
  // Without any page all that leads to one would be told.
  const all = store.readings.size > 0 ? found : found.filter((problem) => !isOfPages(problem, state));
  const amiss: Problem[] = [];
  // What an allowance was for may not be told beside a broken configuration.
  const report = config.valid ? reportTo(amiss, state) : () => silent;
  const kept = state.rules.heeded(toldOnce(withoutFolders(all, state)), allowancesIn(state), report);
  return boundProblems(sortProblems([...kept, ...amiss]));
}

/** Misnamed files of which the page is there already told so: what a better name would be is taken. */
const doublesTold = (problems: readonly Problem[], { readings }: State['store']): Problem[] =>
  problems.map((problem) => {
    const route = problem.code === 'file/name' ? readings.get(problem.file)?.facts?.route : undefined;
    const taken = route === undefined ? undefined : pageFileOf(route);
    return taken === undefined || !readings.has(taken)
      ? problem
      : { ...problem, fix: `put its words into ${taken}, which is there too, or give it a name of its own` };
  });

const reportTo = (problems: Problem[], state: State) => (path: string) => {
  const places = () => placesOf(state, { path, text: textAt(state, path) ?? '' });
  return reportOnFile(path, problems, places, path === configName ? state.config.inFile : undefined);
};

const silent: Report = { error: () => undefined };

/** What is wrong between the published pages. */
function acrossPages(state: State, before: readonly Problem[]): Problem[] {
  const { world, inventory, today, placed } = state;
  const problems: Problem[] = [];
  if (!world) return problems;
  const pages = summariesOf(state, published(state));
  const home = placed.find(({ route }) => route === '/');
  const waysKnown = state.config.valid && placed.every(({ valid }) => valid) && !before.some(isOfWays);
  state.checkSite.check(
    {
      pages,
      home,
      waysKnown,
      routes: new Set([...placed.map(({ route }) => route), ...astrayPages(state).keys()]),
      config: world.config,
      inventory,
      today,
    },
    configName,
    reportTo(problems, state),
  );
  return problems;
}

/** True for what is said of pages that are not there; that there is no home page is said where no folder has them all. */
const isOfPages = (problem: Problem, { inventory: { faults = new Map() } }: State): boolean =>
  isOfWays(problem) || (problem.code === 'site/home-missing' && faults.get('pages')?.code === 'file/folder');

/** What is wanted of the folders of files. */
const wantedOf: Readonly<Record<string, RegExp>> = { public: /^(?:picture|upload) /, 'public/images': /^picture / };

/**
 * A folder that is missing is told in the place of all that is looked for in it; one that nobody asks for is needless. A home
 * page that is missing is told once, and not at each link to it.
 */
function withoutFolders(problems: readonly Problem[], { inventory: { faults } }: State): readonly Problem[] {
  const isHomeless = problems.some(({ code }) => code === 'site/home-missing');
  // A file that is there and cannot be read is told itself, and not at each link to its page.
  const unread = new Set([...(faults ?? [])].flatMap(([file, { severity }]) => (severity === 'error' ? file : [])));
  const isOfUnread = (wants: string): boolean => wants.startsWith('page /') && unread.has(pageFileOf(wants.slice(5)));
  const all = problems.filter(({ wants = '' }) => !(isHomeless && wants === 'page /') && !isOfUnread(wants));
  return Object.entries(wantedOf).reduce((left, [folder, wanted]) => {
    if (faults?.get(folder)?.code !== 'file/folder') return left;
    const others = left.filter(({ wants = '' }) => !wanted.test(wants));
    return others.length < left.length ? others : left.filter(({ file }) => file !== folder);
  }, all);
}

/** True for a link that leads elsewhere than it should, which leaves a page without a way to it. */
const isOfWays = ({ code }: Problem): boolean => /^(?:link|address|redirect)\//.test(code);

/** What each file allows, by its path. */
function allowancesIn({ resolutions, config }: State): Map<string, readonly Allowance[]> {
  const pages = [...resolutions.values()].map(({ summary: { file, allow } }) => [file, allow] as const);
  return new Map([...pages, [configName, config.value?.allow ?? []] as const].filter(([, allow]) => allow.length > 0));
}

/** Problems with those of files that cannot be used; nothing else is to be said of such a file. */
const withFaults = (problems: readonly Problem[], { inventory: { faults = new Map() } }: State): Problem[] => [
  ...problems.filter(({ file }) => !faults.has(file)),
  ...[...faults].map(([path, fault]) => problemOfFile(path, fault)),
];

/** Problems without those of files that are told already, where they are wanted. */
function toldOnce(problems: readonly Problem[]): Problem[] {
  const told = new Set(problems.flatMap(({ cause }) => cause ?? []));
  // Of a name in curly quotes it is told that it stands in them, and not that there is none of that spelling.
  const placeOf = ({ file, line, column }: Problem): string => `${file} ${line} ${column}`;
  const curly = new Set(problems.flatMap((problem) => (problem.code === 'yaml/curly-quotes' ? placeOf(problem) : [])));
  return problems.filter(
    (problem) =>
      !told.has(problem.file) && !(/^(?:icon|link|office|picture)\//.test(problem.code) && curly.has(placeOf(problem))),
  );
}

/**
 * Of a line of a value that is wrong by itself only that is told: what it looks like besides, and what rules say of its words, may
 * come of the same slip. Of words that are still to be written no rule says anything else.
 */
function mostTelling(problems: readonly Problem[], findings: readonly Problem[]): Problem[] {
  const lineOfValue = ({ file, path, line }: Problem): string => `${file} ${path} ${line}`;
  const wrong = new Set(problems.filter(({ severity, path }) => severity === 'error' && path !== '').map(lineOfValue));
  const slipped = new Set(problems.filter(isSlip).map(({ file, line }) => `${file} ${line}`));
  const miswritten = new Set(problems.filter(isOfForm).map(lineOfValue));
  const isBehindForm = (problem: Problem): boolean =>
    (problem.path !== '' && slipped.has(`${problem.file} ${problem.line}`)) ||
    (problem.severity !== 'error' && !isOfForm(problem) && miswritten.has(lineOfValue(problem)));
  const toWrite = new Set(findings.filter(isToWrite).map(lineOfValue));
  return [
    ...problems.filter(
      (problem) => (problem.severity === 'error' || !wrong.has(lineOfValue(problem))) && !isBehindForm(problem),
    ),
    ...findings.filter(
      (finding) =>
        !wrong.has(lineOfValue(finding)) &&
        !isBehindForm(finding) &&
        (isToWrite(finding) || !toWrite.has(lineOfValue(finding))),
    ),
  ];
}

/** True for a line that is not written as YAML is: what it says is known for certain once it is. */
const isSlip = ({ code, path, severity }: Problem): boolean =>
  code.startsWith('yaml/') && path === '' && severity === 'error';

/** True for a value that is written in a way which may say something else than was meant. */
const isOfForm = ({ code, path }: Problem): boolean => code.startsWith('yaml/') && path !== '';

const isToWrite = ({ code }: Problem): boolean => code === 'prose/to-write';
