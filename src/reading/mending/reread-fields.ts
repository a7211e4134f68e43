import { cut } from '../parsing/source-line';
import { inline } from './inline';
import { bodyOf, type Slip, type Suspicion } from './slip';

/** A name with whatever stands where its colon belongs, and what parts it from the field before. */
const named = /(^|[,;|{}]\s*|\s+[|/·•]\s+|\t+)["'“”`*]*([A-Za-z][\w-]*)["'“”`*]*\s*(:(?!\/\/)|：|=>?|->)\s*/g;

/** Fields on one line with any signs between and around them, written as YAML has them: the fields are found by their names. */
export const rereadFields: Suspicion = ({ line }) => {
  const { body, offset } = bodyOf(line);
  const dash = /^(?:- *)*/.exec(body)?.[0] ?? '';
  const starts = [...new Set([dash.length, line.valueStart - offset])].filter((at) => at >= dash.length);
  return starts.flatMap((at): Slip[] => {
    const fields = fieldsIn(body.slice(at));
    if (!fields) return [];
    const text = `${dash && !dash.endsWith(' ') && at === dash.length ? ' ' : ''}${inline(fields)}`;
    return [
      {
        code: 'yaml/brackets',
        at: { offset: offset + at },
        found: 'these fields are not written as fields are',
        fix: `write  ${dash === '' ? '' : '- '}${cut(text.trim(), 100)}`,
        edits: [{ start: offset + at, end: offset + body.length, text }],
      },
    ];
  });
};

function fieldsIn(written: string): Record<string, string | number | boolean> | undefined {
  const inner = written.replace(/^[\s{([]+/, '').replace(/[\s})\],;|]+$/, '');
  const names = [...inner.matchAll(named)];
  const isDouble = new Set(names.map(([, , name]) => name)).size < names.length;
  if (names.length < 2 || names[0]?.index !== 0 || isDouble) return undefined;
  return Object.fromEntries(
    names.map((match, index) => [
      match[2],
      scalar(inner.slice(match.index + match[0].length, names[index + 1]?.index)),
    ]),
  );
}

/** A value without the quotes around it; a number or a switch where it has none. */
function scalar(written: string): string | number | boolean {
  const text = written.trim();
  const quoted = /^(["'“”„‘’`])(.*)["'“”‘’`]$/s.exec(text)?.[2];
  if (quoted !== undefined) return quoted;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}
