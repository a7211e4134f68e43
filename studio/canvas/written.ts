import { valueAt } from '../../src/model/values';
import { schemasAlong } from '../../src/reading/explain/schema-at';
import { choosePageSchema } from '../../src/reading/page-schema';
import type { Path } from '../../src/reading/position';
import { kindOf } from '../form/schemas';
import { withoutEnd } from '../form/written-end';
import type { LinkChoice } from '../links/link-targets';
import { readingOf } from '../workspace/readings';
import { openSource } from '../workspace/state';
import type { Workspace } from '../workspace/workspace';

/** The text at a place of a page as it is written and as it is typed, and whether it is Markdown; undefined where there is none. */
export function textAt(source: { path: string; text: string }, path: Path) {
  const { value } = readingOf(source);
  const text = valueAt(value, path);
  const schema = choosePageSchema({ value }).schema;
  if (typeof text !== 'string' || !schema) return undefined;
  const own = schemasAlong(schema, value, path);
  const last = own.length > path.length ? own.at(-1) : undefined;
  return { written: text, text: withoutEnd(text), isMarkdown: last !== undefined && kindOf(last) === 'markdown' };
}

/** Asks where a link is to lead: one within a text, or the one whose words the text at a place is, which is changed at once. */
export async function linkAt(
  workspace: Workspace,
  ask: (now?: string) => Promise<LinkChoice | undefined>,
  { path, now }: { path: Path; now?: string },
): Promise<LinkChoice | undefined> {
  const { value } = readingOf(openSource(workspace.state()));
  const beside = [...path.slice(0, -1), 'href'];
  const own = path.at(-1) === 'label' ? valueAt(value, beside) : undefined;
  const choice = await ask(typeof own === 'string' ? own : now);
  if (own === undefined || !choice) return choice;
  if (choice.href !== '') workspace.edit({ kind: 'set', path: beside, value: choice.href });
  return undefined;
}
