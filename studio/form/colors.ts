import { bare, type Schema } from './schemas';

/** True for a text that is a color: its pattern takes one and not its name. */
export function takesColors(schema: Schema): boolean {
  const { patterns } = (bare(schema)._zod as { bag: { patterns?: Set<RegExp> } }).bag;
  return patterns !== undefined && [...patterns].every((pattern) => pattern.test('#0F0F0F') && !pattern.test('green'));
}
