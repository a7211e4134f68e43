import type { z } from 'zod';
import { type SiteConfig, siteConfig } from '../../schemas/site';
import type { PageSource } from '../../schemas/templates';
import type { SourceFile } from '../model/site';
import type { Issue } from './issue';
import { choosePageSchema } from './page-schema';
import { type Parsed, parseYaml } from './parse';
import { formatPath } from './position';
import { type Problem, problemOf } from './problem';
import { validate } from './validate';

/** A file against its schema; a value is given only without errors. */
interface Reading<T> {
  value?: T;
  problems: Problem[];
}

/**
 * Reads a page file against the schema of its template, or of a plain page. Reports everything that is wrong with it;
 * `written` is its content as it stands there, without defaults.
 */
export function readPage(source: SourceFile): Reading<PageSource> & { schema?: z.ZodType; written?: unknown } {
  const parsed = parseYaml(source);
  if (parsed.value === undefined) return { problems: problemsOf(parsed, parsed.faults) };
  const { schema, value: written, issue } = choosePageSchema(parsed);
  const faults = [...parsed.faults, ...(issue ? [issue] : [])];
  if (!schema) return { problems: problemsOf(parsed, faults) };
  return { ...check<typeof schema>(schema, { ...parsed, value: written, faults }), schema, written: parsed.value };
}

/** Reads `site.config.yaml`. Reports everything that is wrong with it. */
export const readSiteConfig = (source: SourceFile): Reading<SiteConfig> => check(siteConfig, parseYaml(source));

function check<S extends z.ZodType>(schema: S, parsed: Parsed): Reading<z.output<S>> {
  const { value, issues } = validate(schema, parsed);
  const errors = problemsOf(parsed, [...parsed.faults, ...issues]);
  const sound = value !== undefined && !errors.some(({ severity }) => severity === 'error');
  return { ...(sound && { value }), problems: [...errors, ...trapsBeside(errors, parsed)] };
}

/** A trap on a value that is wrong anyway is not told as well. */
function trapsBeside(errors: readonly Problem[], parsed: Parsed): Problem[] {
  const paths = new Set(errors.map(({ path }) => path));
  const lines = new Set(errors.filter(({ path }) => path === '').map(({ line }) => line));
  const traps = parsed.traps.filter(({ at }) => !paths.has(formatPath(at?.path ?? [])));
  return problemsOf(parsed, traps).filter(({ line }) => !lines.has(line));
}

const problemsOf = (parsed: Parsed, issues: readonly Issue[]): Problem[] =>
  issues.map((issue) => problemOf(parsed.file, parsed, issue));
