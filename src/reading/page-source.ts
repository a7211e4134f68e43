import type { z } from 'zod';
import { type SiteConfig, siteConfig } from '../../schemas/site';
import type { PageSource } from '../../schemas/templates';
import { configName } from '../model/config-name';
import type { SourceFile } from '../model/site';
import { isFields } from '../model/values';
import { besideDoubles } from './beside-doubles';
import { withoutMark } from './byte-order-mark';
import { closely } from './closely';
import { asWritten } from './explain/moves';
import { foreignText } from './foreign-text';
import type { Issue } from './issue';
import type { Misfits } from './mending/verdict';
import { choosePageSchema } from './page-schema';
import { parseYaml } from './parse';
import type { Parsed } from './parsed';
import { formatPath, type Path } from './position';
import { type Problem, problemOf } from './problem';
import type { SlidField } from './slid-among';
import { slidFields } from './slid-fields';
import type { Unfit } from './unfit';
import { validate } from './validate';

/** A file against its schema; a value is given only without errors. */
interface Reading<T> {
  value?: T;
  problems: Problem[];
}

/** A page file as it was read, with its schema, and its content as it stands there, without defaults. */
type PageFileReading = Reading<PageSource> & { schema?: z.ZodType; written?: unknown };

/** Reads a page file against the schema of its template, or of a plain page. Reports everything that is wrong with it. */
export function readPage(source: SourceFile): PageFileReading {
  const foreign = foreignText(withoutMark(source.text));
  if (foreign) return { problems: problemsOf(parseYaml(source), [foreign]) };
  return readMended(source, readParsedPage, (value, text) => {
    const { schema, value: written, issue } = choosePageSchema({ value });
    const named = issue?.at?.path ? [{ path: issue.at.path }] : [];
    const own = schema && misfitsIn(schema, written, text);
    return { none: named.length === 0 && own?.none !== false, all: () => [...named, ...(own?.all() ?? [])] };
  });
}

function readParsedPage(parsed: Parsed, text: string): PageFileReading {
  if (parsed.value === undefined) return { problems: problemsOf(parsed, parsed.faults) };
  if (isConfig(parsed.value)) return { problems: problemsOf(parsed, [configAsPage]) };
  const { schema, value: written, issue } = choosePageSchema(parsed);
  const faults = [...parsed.faults, ...(issue ? [issue] : [])];
  if (!schema) return { problems: problemsOf(parsed, faults) };
  const { near: _, ...reading } = check<typeof schema>(schema, { ...parsed, value: written, faults }, text);
  return { ...reading, schema, written: parsed.value };
}

/** True for fields that only a configuration has. */
const isConfig = (value: unknown): boolean =>
  isFields(value) && ['url', 'business', 'navigation'].every((field) => Object.hasOwn(value, field));

/** True for fields that only a page has. */
const isPage = (value: unknown): boolean =>
  isFields(value) &&
  ['title', 'description'].every((field) => Object.hasOwn(value, field)) &&
  ['sections', 'template'].some((field) => Object.hasOwn(value, field));

const configAsPage: Issue = {
  code: 'file/config-place',
  found: 'this is the configuration, by its fields, and it lies among the pages',
  fix: `move it to ${configName}, beside the folder pages/; if it lies there too, write the page's own fields here`,
};

const pageAsConfig: Issue = {
  code: 'file/config-place',
  found: 'this is a page, by its fields, and the configuration is to stand here',
  fix: 'move it into pages/, and put the configuration of the site back into this file',
};

const emptyConfig: Issue = {
  code: 'yaml/empty',
  found: 'the file is empty, and the configuration of the site is to stand here',
  fix: 'bring back an earlier copy, or begin a new site with  npm run init -- DIR  and take the file from there',
};

/** Of a wrong configuration what can be used, and where the file has it. */
export interface UsableConfig {
  value: SiteConfig;
  /** What of the file is not used. */
  lost: readonly Path[];
  /** What is used as it was most likely meant. */
  guessed: readonly Path[];
  /** The path that the file has for one in the value. */
  inFile(path: Path): Path;
  /** What the file says, as it is read. */
  written: unknown;
}

/** Reads `site.config.yaml`. Reports everything that is wrong with it; of a wrong one `good` is what can be used. */
export const readSiteConfig = (source: SourceFile): Reading<SiteConfig> & { good?: UsableConfig } =>
  readMended(
    source,
    (parsed, text) => {
      if (isPage(parsed.value)) return { problems: problemsOf(parsed, [pageAsConfig]) };
      if (parsed.faults.some(({ code }) => code === 'yaml/empty'))
        return { problems: problemsOf(parsed, [emptyConfig]) };
      const { near, ...reading } = check(siteConfig, parsed, text);
      const { value } = reading;
      const whole = value && { value, written: parsed.value, lost: [], guessed: [], inFile: asInValue };
      const good = whole ?? (isFields(near.root) ? usable(near, parsed.value) : undefined);
      return { ...reading, ...(good && { good }) };
    },
    (value, text) => misfitsIn(siteConfig, value, text),
  );

const asInValue = (path: Path): Path => path;

function usable({ root, moves, guessed }: Unfit['near'], written: unknown): UsableConfig | undefined {
  const rescued = closely.salvaged(siteConfig, root);
  if (!rescued) return undefined;
  const { value, lost, pathBefore } = rescued;
  return {
    value,
    written,
    lost: lost.map((path) => asWritten(path, moves)),
    guessed: guessed.map((path) => asWritten(path, moves)),
    inFile: (path) => asWritten(pathBefore(path), moves),
  };
}

function misfitsIn(schema: z.ZodType, value: unknown, text: string): ReturnType<Misfits> {
  const slid = slidFields(text, schema, value);
  return {
    none: slid.length === 0 && closely.fits(schema, value),
    all: () => [...closely.misfitsOf(schema, { value }).map((path) => ({ path })), ...slid],
  };
}

/** Reads a file; one with errors is read with its slips put right, so that each is told once, as what it is. */
function readMended<T extends Reading<unknown>>(
  source: SourceFile,
  read: (parsed: Parsed, text: string) => T,
  misfits: Misfits,
): T {
  const text = withoutMark(source.text);
  const reading = read(parseYaml(source), text);
  const isOther = reading.problems.some(({ code }) => code === 'file/config-place');
  if (isOther || reading.problems.every(({ severity }) => severity === 'warning')) return reading;
  const mended = closely.parseMended(source, misfits);
  return mended ? read(mended, mended.readAs?.mended ?? text) : reading;
}

function check<S extends z.ZodType>(schema: S, parsed: Parsed, text: string) {
  const { value, issues, near } = validate(schema, parsed);
  // Both are told as one where they come of one slip.
  const all = parsed.readAs ? closely.toldTogether(parsed, parsed.readAs, issues) : [...parsed.faults, ...issues];
  const slid = parsed.value === undefined ? [] : slidFields(text, schema, parsed.value).map(slidIssue);
  const swapped = maySwap.test(text) ? closely.swappedKinds(schema, parsed) : [];
  const outside = swapped.length > 0 ? closely.outsideOf(swapped, all) : all;
  const errors = problemsOf(parsed, [...outside, ...slid, ...swapped]);
  const parted = parsed.traps
    .filter(({ code }) => code === 'yaml/list-mark')
    .map(({ at }) => formatPath(at?.path?.slice(0, -1) ?? []));
  const sound = value !== undefined && !errors.some(({ severity }) => severity === 'error');
  // A list of one item that should be several is told as that alone.
  const told = besideDoubles(errors, text).filter(
    ({ code, path }) => code !== 'value/too-few' || !parted.includes(path),
  );
  // What stands the wrong way round is told once, whoever finds something in it.
  const exchanged = swapped.map(({ at }) => at?.path?.slice(0, -1) ?? []);
  const guessed = [...near.guessed, ...exchanged];
  return {
    ...(sound && { value }),
    problems: [...told, ...trapsBeside(told, parsed)],
    near: { ...near, guessed },
  };
}

/** An address or the name of a file in a field of words. */
const maySwap =
  /\b(?:label|alt|title|name|text|caption): +["']?(?:\/[^\s"',}]*|https?:\S{1,300}|\S{1,200}\.\w{3,4})["']?\s*(?:[,}\n]|$)/i;

const slidIssue = ({ path, name }: SlidField): Issue => ({
  code: 'yaml/indentation',
  at: { path, needle: `${name}:` },
  found: `"${name}:" is read as part of the text above it, as it is indented like it`,
  fix: 'begin its line like those of the other fields',
});

/** A trap on a value that is wrong anyway is not told as well. */
function trapsBeside(errors: readonly Problem[], parsed: Parsed): Problem[] {
  if (parsed.traps.length === 0) return [];
  const paths = new Set(errors.map(({ path }) => path));
  const lines = new Set(errors.filter(({ path }) => path === '').map(({ line }) => line));
  const traps = parsed.traps.filter(({ at }) => !paths.has(formatPath(at?.path ?? [])));
  return problemsOf(parsed, traps).filter(({ line }) => !lines.has(line));
}

const problemsOf = (parsed: Parsed, issues: readonly Issue[]): Problem[] =>
  issues.map((issue) => problemOf(parsed.file, parsed, issue));
