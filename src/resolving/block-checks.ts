import type { BlockContext, Unseen } from '../../schemas/block';
import { type Block, type BlockType, blockDefinitions, rulesFor } from '../../schemas/blocks';
import type { SiteConfig } from '../../schemas/site';
import type { Issue } from '../reading/issue';
import { formatPath, type Path } from '../reading/position';
import { missingFacts } from './missing-facts';

/** What the fields of a type's blocks have where nothing is written, by type and name. */
const defaultsByType = new Map(
  blockDefinitions.map(({ type, schema }): [BlockType, ReadonlyMap<string, unknown>] => {
    const defaults = Object.entries(schema.shape).map(([name, field]): [string, unknown] => {
      const { success, data } = field.safeParse(undefined);
      return [name, success ? data : undefined];
    });
    return [type, new Map(defaults)];
  }),
);

/** Mistakes between the fields of a block, fields that it would not show, and facts that the site does not have for it. */
export function checkBlock(block: Block, context: BlockContext, config: SiteConfig): Issue[] {
  const { unseen, needs, check } = rulesFor(block);
  const defaults = defaultsByType.get(block.type) ?? new Map();
  return [
    ...(check?.(block, context) ?? []).map(({ path, ...mistake }): Issue => ({ ...mistake, at: { path } })),
    ...missingFacts(needs?.(block) ?? [], config),
    ...(unseen?.(block) ?? []).filter(({ path }) => isWritten(block, path, defaults)).map(unseenIssue),
  ];
}

const unseenIssue = ({ path, because, instead }: Unseen): Issue => ({
  code: 'block/unseen',
  found: because,
  fix: `remove ${formatPath(path.slice(-1))}, or ${instead}`,
  at: { path, mark: { path, part: 'key' } },
});

/** True where a field says something: what is left out has its default, or nothing in it. */
function isWritten(block: Block, path: Path, defaults: ReadonlyMap<string, unknown>): boolean {
  const value = path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step) ? Reflect.get(inner, step) : undefined,
    block,
  );
  const [field = ''] = path;
  if (value === undefined || (path.length === 1 && value === defaults.get(`${field}`))) return false;
  return !Array.isArray(value) || value.length > 0;
}
