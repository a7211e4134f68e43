import { patternsOf, type Schema } from './schemas';

/** True for a text that is a color: its pattern takes one and not its name. */
export function takesColors(schema: Schema): boolean {
  const patterns = patternsOf(schema);
  return patterns.length > 0 && patterns.every((pattern) => pattern.test('#0F0F0F') && !pattern.test('green'));
}
