import type { z } from 'zod';
import type { PageSource } from '../../schemas/templates';
import type { SourceFile } from '../../src/model/site';
import { valueAt } from '../../src/model/values';
import { schemasAlong } from '../../src/reading/explain/schema-at';
import { choosePageSchema } from '../../src/reading/page-schema';
import { parseYaml } from '../../src/reading/parse';
import type { Path } from '../../src/reading/position';
import { kindOf } from '../form/schemas';
import { nameOf } from '../form/words';

/** What is mended may show something else that does not fit; after so many rounds it is no page that was only begun. */
const rounds = 3;

/**
 * A page as it can be drawn while it is written: the name of its field stands where a text is missing, and one that is too
 * short or too long is drawn as it is. Undefined where more is wrong with it. `picture` stands for one that is not chosen yet.
 */
export function begunPage(file: SourceFile, picture: string | undefined): PageSource | undefined {
  const { value, schema } = choosePageSchema(parseYaml(file));
  if (!schema || value === undefined) return undefined;
  const now = structuredClone(value);
  const shown = new Map<string, { path: Path; text: string }>();
  for (let round = 0; round < rounds; round += 1) {
    const read = schema.safeParse(now);
    if (read.success) {
      for (const { path, text } of shown.values()) put(read.data, path, text);
      // It fits the schema of a page, but for the length of its texts.
      return read.data as PageSource;
    }
    for (const issue of read.error.issues) {
      // Of a file, which has names and numbers alone.
      const path = issue.path as Path;
      const text = valueAt(value, path);
      const stand = typeof text === 'string' && standIn(schema, value, path, { text, issue, picture });
      if (!stand) return undefined;
      put(now, path, stand.fits);
      shown.set(String(path), { path, text: stand.shows });
    }
  }
  return undefined;
}

interface Misfit {
  text: string;
  issue: z.core.$ZodIssue;
  picture: string | undefined;
}

/** What fits in the place of a text that does not, and what is drawn there. */
function standIn(schema: z.ZodType, value: unknown, path: Path, { text, issue, picture }: Misfit) {
  const along = schemasAlong(schema, value, path);
  const own = along.length > path.length ? along.at(-1) : undefined;
  const kind = own && kindOf(own);
  const other = text !== '' ? undefined : kind === 'picture' ? picture : kind === 'link' ? '/' : undefined;
  if (other !== undefined) return { fits: other, shows: other };
  if (kind !== undefined && kind !== 'text' && kind !== 'markdown') return undefined;
  const shows = text.trim() || nameOf(String(path.findLast((step) => typeof step === 'string')));
  if (issue.code === 'too_big') return { fits: 'x'.repeat(Number(issue.maximum)), shows };
  if (issue.code === 'too_small') return { fits: 'x'.repeat(Number(issue.minimum)), shows };
  return undefined;
}

function put(root: unknown, path: Path, text: string): void {
  const around = valueAt(root, path.slice(0, -1));
  if (typeof around === 'object' && around !== null) Reflect.set(around, path.at(-1) ?? '', text);
}
