import type { YAMLError } from 'yaml';
import { lineNumber, type SourceText } from '../source-text';
import type { PlacedFault } from './complaint';
import { faultWords } from './fault-words';
import {
  aliasFaults,
  bottomless,
  duplicateFaults,
  encodingFault,
  isTooDeep,
  mergeMark,
  shapeFaults,
  strayQuoteFaults,
  swallowedFaults,
} from './shape';
import { lineAt, neighbor } from './source-line';
import type { Tree } from './tree';

/** What is wrong with a file as YAML, in source order; where it is `broken`, its values cannot be trusted. */
interface Faults {
  told: PlacedFault[];
  broken: boolean;
}

/**
 * The first `most` mistakes. A mistake throws the parser off its track, so only the first complaint on a line counts, and
 * tabs, merge marks and bottomless nesting are told once.
 */
export function parseErrors(tree: Tree, most: number): Faults {
  const { text } = tree.source;
  const whole = encodingFault(text) ?? mergeMark(text);
  if (whole) return { told: [whole], broken: true };
  const complaints = complaintsOf(tree);
  if (complaints[0] ? complaints[0].code === 'RESOURCE_EXHAUSTION' : isTooDeep(tree)) {
    return { told: [bottomless()], broken: true };
  }
  const faults = [
    ...aliasFaults(tree),
    ...duplicateFaults(tree),
    ...swallowedFaults(tree),
    ...strayQuoteFaults(tree),
    ...faultsOf(complaints, tree, most),
  ];
  const told = withoutEffects(
    faults
      .sort((a, b) => a.at.offset - b.at.offset)
      .filter(firstOn(({ once, at }) => once ?? lineNumber(tree.source, at.offset)))
      .slice(0, most),
    tree.source,
  );
  if (faults.some(breaks)) return { told, broken: true };
  const misshapen = shapeFaults(tree);
  return { told: [...told, ...misshapen], broken: misshapen.length > 0 };
}

/** Whether the values read around a fault cannot be trusted. */
/** Mistakes in a text that the values around it do not suffer from. */
const harmless: readonly PlacedFault['code'][] = ['yaml/duplicate-field', 'yaml/swallowed-line', 'yaml/stray-quote'];

const breaks = ({ code, severity }: PlacedFault): boolean => severity !== 'warning' && !harmless.includes(code);

const complaintsOf = ({ document: { errors, warnings } }: Tree): YAMLError[] =>
  [...errors, ...warnings].sort((a, b) => a.pos[0] - b.pos[0]);

const faultsOf = (complaints: readonly YAMLError[], tree: Tree, most: number): PlacedFault[] =>
  complaints
    // What stands in front of a text and is taken for its type is told among the traps.
    .filter(
      ({ code, name }) =>
        code !== 'RESOURCE_EXHAUSTION' && (code !== 'TAG_RESOLVE_FAILED' || name === 'YAMLParseError'),
    )
    .filter(firstOn(({ code, pos }) => (code === 'TAB_AS_INDENT' ? code : lineNumber(tree.source, pos[0]))))
    .slice(0, most)
    .map((error) => faultOf(error, tree));

/** Keeps the first of all values that have the same key. */
function firstOn<T>(keyOf: (value: T) => string | number): (value: T) => boolean {
  const seen = new Set<string | number>();
  return (value) => seen.size < seen.add(keyOf(value)).size;
}

function withoutEffects(faults: readonly PlacedFault[], source: SourceText): PlacedFault[] {
  const broken = new Set(faults.map(({ at }) => lineNumber(source, at.offset)));
  return faults.filter(({ at, follows }) => {
    const above = neighbor(source, lineAt(source, at.offset), -1);
    return !follows || !above || !broken.has(above.number);
  });
}

function faultOf({ code, message, name, pos: [offset] }: YAMLError, tree: Tree): PlacedFault {
  const severity = name === 'YAMLWarning' ? 'warning' : 'error';
  return { at: { offset }, severity, ...faultWords({ code, message, offset, tree }) };
}
