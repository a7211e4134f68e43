import type { z } from 'zod';
import { type SiteConfig, siteConfig } from '../../schemas/site';
import type { PageSource } from '../../schemas/templates';
import type { SourceFile } from '../model/site';
import { choosePageSchema } from './page-schema';
import { type Parsed, parseYaml } from './parse';
import type { Problem } from './problem';
import { validate } from './validate';

/** Reads a page file against the schema of its template, or of a plain page. Reports everything that is wrong with it. */
export function readPage(source: SourceFile): {
  parsed: Parsed;
  schema?: z.ZodType;
  value?: PageSource;
  problems: Problem[];
} {
  const parsed = parseYaml(source);
  if (parsed.value === undefined) return { parsed, problems: parsed.problems };
  const { schema, value: written, problem } = choosePageSchema(parsed);
  const named = problem ? [problem] : [];
  if (!schema) return { parsed, problems: [...parsed.problems, ...named] };
  return {
    ...check<typeof schema>(schema, { ...parsed, value: written, problems: [...parsed.problems, ...named] }),
    parsed,
    schema,
  };
}

/** Reads `site.config.yaml`. Reports everything that is wrong with it. */
export function readSiteConfig(source: SourceFile): { parsed: Parsed; value?: SiteConfig; problems: Problem[] } {
  const parsed = parseYaml(source);
  return { ...check(siteConfig, parsed), parsed };
}

/** A value is given only without errors; a trap on a value that is wrong anyway is not told as well. */
function check<S extends z.ZodType>(schema: S, parsed: Parsed): { value?: z.output<S>; problems: Problem[] } {
  const { value, problems } = validate(schema, parsed);
  const errors = [...parsed.problems, ...problems];
  const traps = parsed.traps.filter(
    (trap) => !errors.some((error) => error.path === trap.path || (error.path === '' && error.line === trap.line)),
  );
  const sound = value !== undefined && !errors.some((error) => error.severity === 'error');
  return { ...(sound && { value }), problems: [...errors, ...traps] };
}
