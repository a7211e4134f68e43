import type { z } from 'zod';
import { type SiteConfig, siteConfig } from '../../schemas/site';
import type { PageSource } from '../../schemas/templates';
import type { SourceFile } from '../model/site';
import { isFields } from './explain/schema-at';
import type { Issue } from './issue';
import type { Misfits } from './mending/verdict';
import { choosePageSchema } from './page-schema';
import { type Parsed, parseMended, parseYaml } from './parse';
import { formatPath } from './position';
import { type Problem, problemOf } from './problem';
import { salvaged } from './salvage';
import { misfitsOf, validate } from './validate';

/** A file against its schema; a value is given only without errors. */
interface Reading<T> {
  value?: T;
  problems: Problem[];
}

/** A page file as it was read, with its schema, and its content as it stands there, without defaults. */
type PageFileReading = Reading<PageSource> & { schema?: z.ZodType; written?: unknown };

/** Reads a page file against the schema of its template, or of a plain page. Reports everything that is wrong with it. */
export const readPage = (source: SourceFile): PageFileReading =>
  readMended(source, readParsedPage, (value) => {
    const { schema, value: written, issue } = choosePageSchema({ value });
    return [...(issue?.at?.path ? [issue.at.path] : []), ...(schema ? misfitsOf(schema, { value: written }) : [])];
  });

function readParsedPage(parsed: Parsed): PageFileReading {
  if (parsed.value === undefined) return { problems: problemsOf(parsed, parsed.faults) };
  const { schema, value: written, issue } = choosePageSchema(parsed);
  const faults = [...parsed.faults, ...(issue ? [issue] : [])];
  if (!schema) return { problems: problemsOf(parsed, faults) };
  return { ...check<typeof schema>(schema, { ...parsed, value: written, faults }), schema, written: parsed.value };
}

/** Reads `site.config.yaml`. Reports everything that is wrong with it; of a wrong one `good` is what can be used. */
export const readSiteConfig = (source: SourceFile): Reading<SiteConfig> & { good?: SiteConfig } =>
  readMended(
    source,
    (parsed) => {
      const reading = check(siteConfig, parsed);
      const good = reading.value ?? (isFields(parsed.value) ? salvaged(siteConfig, parsed.value) : undefined);
      return { ...reading, ...(good && { good }) };
    },
    (value) => misfitsOf(siteConfig, { value }),
  );

/** Reads a file; one with errors is read with its slips put right, so that each is told once, as what it is. */
function readMended<T extends Reading<unknown>>(source: SourceFile, read: (parsed: Parsed) => T, misfits: Misfits): T {
  const reading = read(parseYaml(source));
  if (reading.problems.every(({ severity }) => severity === 'warning')) return reading;
  const mended = parseMended(source, misfits);
  return mended ? read(mended) : reading;
}

function check<S extends z.ZodType>(schema: S, parsed: Parsed): Reading<z.output<S>> {
  const { value, issues } = validate(schema, parsed);
  const errors = problemsOf(parsed, [...parsed.faults, ...issues]);
  const parted = parsed.traps
    .filter(({ code }) => code === 'yaml/list-mark')
    .map(({ at }) => formatPath(at?.path?.slice(0, -1) ?? []));
  const sound = value !== undefined && !errors.some(({ severity }) => severity === 'error');
  // A list of one item that should be several is told as that alone.
  const told = errors.filter(({ code, path }) => code !== 'value/too-few' || !parted.includes(path));
  return { ...(sound && { value }), problems: [...told, ...trapsBeside(told, parsed)] };
}

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
