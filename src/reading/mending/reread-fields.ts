import { cut } from '../parsing/source-line';
import { inline } from './inline';
import { bodyOf, type Slip, type Suspicion } from './slip';

type Scalar = string | number | boolean | undefined;

/** A name with one of the signs where its colon belongs, and what parts it from the field before. */
const namedBy = (signs: string): RegExp =>
  new RegExp(`(^|[,;|{}，、]\\s*|\\s+[|/·•]\\s+|\\t+)["'“”\`*]*([A-Za-z][\\w-]*)["'“”\`*]*\\s*(${signs})\\s*`, 'g');
const usual = ':(?!\\/\\/)|：|=>?|->';
/** Signs that stand in sentences as well are looked at last. */
const ways = [namedBy(usual), namedBy(`${usual}|;|(?<=\\s)[-–—](?=\\s)|,(?=\\s)`)];

/** Fields on one line with any signs between and around them, written as YAML has them: the fields are found by their names. */
export const rereadFields: Suspicion = ({ line }) => {
  const { body, offset } = bodyOf(line);
  const dash = /^(?:- *)*/.exec(body)?.[0] ?? '';
  const starts = [...new Set([dash.length, line.valueStart - offset])].filter((at) => at >= dash.length);
  return starts.flatMap((at): Slip[] => {
    return ways.flatMap((named) => {
      const fields = fieldsIn(body.slice(at), named);
      return fields ? [rewritten(fields, at)] : [];
    });
  });

  function rewritten(fields: Record<string, Scalar>, at: number): Slip {
    const text = `${dash && !dash.endsWith(' ') && at === dash.length ? ' ' : ''}${inline(fields)}`;
    return {
      code: 'yaml/brackets',
      at: { offset: offset + at },
      found: 'these fields are not written as fields are',
      fix: `write  ${dash === '' ? '' : '- '}${cut(text.trim(), 100)}`,
      edits: [{ start: offset + at, end: offset + body.length, text }],
    };
  }
};

function fieldsIn(written: string, named: RegExp): Record<string, Scalar> | undefined {
  const inner = written.replace(/^[\s{([]+/, '').replace(/[\s})\],;|]+$/, '');
  const names = [...inner.matchAll(named)];
  const isDouble = new Set(names.map(([, , name]) => name)).size < names.length;
  if (names.length < 2 || names[0]?.index !== 0 || isDouble) return undefined;
  const values = names.map((match, index) =>
    scalar(inner.slice(match.index + match[0].length, names[index + 1]?.index)),
  );
  // A list or a group in there is none of these fields' own text.
  if (values.some((value) => /^[[{]|[\]}]$/.test(`${value}`))) return undefined;
  return Object.fromEntries(names.map(([, , name], index) => [name, values[index]]));
}

/** A value without the quotes around it; a number or a switch where it has none. */
function scalar(written: string): Scalar {
  const text = written.trim();
  const quoted = /^(["'“”„‘’`])(.*)["'“”‘’`]$/s.exec(text)?.[2];
  if (quoted !== undefined) return quoted;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}
