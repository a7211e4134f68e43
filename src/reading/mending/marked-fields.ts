import { cut } from '../parsing/source-line';
import { isInText } from './indentation';
import { inline } from './inline';
import { bodyOf, leadOf, type Slip, type Suspicion } from './slip';

const sign = '["\'“”„‟«»‘’‚`*_@%&!<>()\\[\\]{}|~]';

/** A name with signs around it or around the whole field, what parts it from its value, and that. */
const marked = new RegExp(
  `^((?:- +)*)(${sign}*) *([A-Za-z][\\w-]*) *(${sign}*) *(?:(:|：|=>?|->)(?=\\s|${sign}|$)|(?<=>))(.*)$`,
);

/** A comma or semicolon at the end, and the tag that closes one in front. */
const closings = /\s*(?:<\/[\w-]+>)?\s*[,;]?\s*$/;

/** A field of which the name, or the name with its value, stands in quotes, in brackets or in the like. */
export const markedField: Suspicion = (suspect) => {
  const { body, offset } = bodyOf(suspect.line);
  const [, dash = '', before = '', name = '', after = '', colon = '', rest = ''] = marked.exec(body) ?? [];
  if (name === '' || isInText(suspect, leadOf(suspect.line).length)) return [];
  const isWhole = before !== '' && after === '';
  // A bracket that the name does not close stands around more than it.
  const isAround = /[{[(]/.test(before) && !/[)\]}]/.test(after);
  const isQuoted = /^(["']) \1 :$/.test(`${before} ${after} ${colon}`);
  if (isQuoted || before + after === '' || /^[*_]+$/.test(before + after) || isAround) return [];
  const start = offset + dash.length;
  return valuesOf(rest, isWhole || colon === '').map((value): Slip => {
    const text = `${name}:${value === '' ? '' : ` ${value}`}`;
    return {
      code: 'yaml/stray-quote',
      at: { offset: start },
      found:
        isWhole && /^["']$/.test(before)
          ? 'the quotes stand around the name as well'
          : `"${cut(`${before}${name}${after}`, 30)}" has signs around a name, which stands alone in front of its colon`,
      fix: `write  ${dash === '' ? '' : '- '}${cut(text, 60)}`,
      edits: [{ start, end: offset + body.length, text }],
    };
  });
};

/** What the value may be, as YAML has it: as it stands, without what closes the line, and without signs around it. */
function valuesOf(rest: string, isWhole: boolean): string[] {
  const own = rest.trim();
  const ended = own.replace(closings, '');
  const bare = ended.replace(new RegExp(`^${sign}+ *| *${sign}+$`, 'g'), '');
  // Fields and lists in brackets, and texts in lines, stay what they are.
  if (/^(?:[{[].*[}\]]|[|>][-+]?)$/.test(ended)) return [...new Set([own, ended])];
  const quoted = /^(["']).*\1$/.test(ended) && !isWhole ? [ended] : [];
  return [...new Set([...quoted, ...(bare === '' ? [''] : [inline(scalar(bare))])])];
}

const scalar = (text: string): string | number | boolean =>
  text === 'true' || text === 'false' ? text === 'true' : /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
