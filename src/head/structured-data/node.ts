/** A thing in the graph: one of schema-dts' types, with the id that others refer to it by. */
export interface Node {
  readonly '@type': string | readonly string[];
  readonly '@id': string;
}

const joined = (known: unknown, added: unknown): unknown =>
  Array.isArray(known) && Array.isArray(added) ? [...known, ...added] : added;

function merged(known: Node, added: Node): Node {
  const both = new Map<string, unknown>(Object.entries(known));
  for (const [name, value] of Object.entries(added)) both.set(name, joined(both.get(name), value));
  return { ...Object.fromEntries(both), '@type': added['@type'], '@id': known['@id'] };
}

/** The nodes with one for each id: lists of nodes with the same id are joined, of other values the later one stands. */
export function mergeById(nodes: readonly Node[]): Node[] {
  const byId = new Map<string, Node>();
  for (const node of nodes) {
    const known = byId.get(node['@id']);
    byId.set(node['@id'], known ? merged(known, node) : node);
  }
  return [...byId.values()];
}
