import { cut } from '../parsing/source-line';
import { closingAt, masked } from './flow';
import { ancestors, isInText } from './indentation';
import { inline } from './inline';
import { around, bodyOf, dashesOf, depthOf, leadOf, type Slip, type Suspicion } from './slip';

/** What is an item, a field, a note or a line of signs by itself, and no more of what stands above it. */
const ownLine = /^(?:-(?: |$)|\S+:(?:\s|$)|#|[-=~*_`.]{3,})/;

/** A line that goes on with the text of the field above it, and does not stand deeper than its name. */
export const continued: Suspicion = (suspect) => {
  const { line } = suspect;
  const { body, offset } = bodyOf(line);
  const [above] = around(suspect, 1, 0);
  if (!above || above.name === undefined || !/^[^\s{}[\]|>]/.test(above.value) || above.number !== line.number - 1)
    return [];
  // What looks like a field or an item of its own is one; a text that ends in its quotes is whole.
  if (ownLine.test(body) || /["']$/.test(above.value)) return [];
  const depth = depthOf(above);
  if (leadOf(line).length > depth || isInText(suspect, depth + 2)) return [];
  return [
    {
      code: 'yaml/no-name',
      at: { offset },
      found: `"${cut(body, 40)}" has no name and colon in front`,
      fix: `begin it after ${depth + 2} spaces if it continues the text above; else give it a name, as  name: text, or remove it`,
      edits: [{ start: line.start, end: offset, text: ' '.repeat(depth + 2) }],
      unsure: true,
    },
  ];
};

/** A text below its name that does not stand deeper. */
export const slidValue: Suspicion = (suspect) => {
  const { line } = suspect;
  const { body, offset } = bodyOf(line);
  const [above] = around(suspect, 1, 0);
  const depth = above ? depthOf(above) : 0;
  if (above?.name === undefined || above.value !== '' || leadOf(line).length > depth) return [];
  if (ownLine.test(body)) return [];
  return [
    {
      code: 'yaml/indentation',
      at: { offset },
      found: `the text stands no deeper than "${above.name}:", which it belongs to`,
      fix: `write  ${above.name}: ${cut(body, 50)}`,
      edits: [{ start: line.start, end: offset, text: ' '.repeat(depth + 2) }],
    },
  ];
};

/** A name within a line, behind a text. */
const inside = /(?<=\S)((?:,?;?| *\|) +)(?=[a-z][A-Za-z]*:(?: +\S|$))/g;

/** Two fields on one line, which lost the end of the line between them. */
export const joinedFields: Suspicion = ({ line, source }) => {
  const { body, offset } = bodyOf(line);
  const own = offset - line.start + dashesOf(body);
  if (line.name === undefined || /^[|>]/.test(line.value)) return [];
  const from = line.valueStart - offset;
  const value = body.slice(from);
  const whole = /^[{[]/.test(value) ? closingAt(masked(value)) : 1;
  return [...value.matchAll(inside)]
    .filter(({ index }) => whole > 0 && index >= whole)
    .map(({ index, 0: gap }): Slip => {
      const start = line.valueStart + index;
      const next = source.text.slice(start + gap.length, offset + body.length);
      return {
        code: 'yaml/colon-in-text',
        at: { offset: line.valueStart },
        found: 'two fields stand on one line',
        fix: `write the second on a line of its own: ${cut(next, 50)}`,
        edits: [{ start, end: start + gap.length, text: `\n${' '.repeat(own)}` }],
        unsure: true,
      };
    });
};

/** An item that stands behind the line above, whose end was lost. */
export const gluedItem: Suspicion = (suspect) => {
  const { line } = suspect;
  const [, gap = '', item = ''] = /\S( +)(- [a-z]\w*: \S.*)$/.exec(line.text) ?? [];
  if (line.name === undefined || item === '') return [];
  const end = line.start + line.text.length - item.length;
  const depths = ancestors(suspect).flatMap(({ text }) => (/^ *- /.test(text) ? text.search(/\S/) : []));
  return [...new Set(depths)].map((depth) => ({
    code: 'yaml/stray-item',
    at: { offset: end },
    found: 'an item stands behind another line',
    fix: `write it on a line of its own: ${cut(item, 50)}`,
    edits: [{ start: end - gap.length, end, text: `\n${' '.repeat(depth)}` }],
  }));
};

/** A question and its answer on one line, as they are written outside of YAML. */
export const questionAndAnswer: Suspicion = ({ line }) => {
  const { body, offset } = bodyOf(line);
  const [all, dash = '', question, gap = ''] =
    /^(- +)(?:Q(?:uestion)?[:.] *|question: +)?(?:["']|\*\*)?([^:?"'{*][^:?"']{2,200}\?)(?:["']|\*\*)?(:? *)(?=\S)/i.exec(
      body,
    ) ?? [];
  if (all === undefined || question === undefined) return [];
  const answer = body.slice(all.length).replace(/^(?:A(?:nswer)?[:.]|[-–—|])\s*/i, '');
  const indent = ' '.repeat(offset - line.start + dash.length);
  const text = `question: ${inline(question)}\n${indent}answer: ${inline(answer)}`;
  return [
    {
      code: 'yaml/brackets',
      at: { offset: offset + dash.length },
      found: `a question and its answer stand on one line${gap.startsWith(':') ? ', with a colon between' : ''}`,
      fix: `write  - question: ${cut(question, 50)}  and on the next line  answer: ${cut(answer, 50)}`,
      edits: [{ start: offset + dash.length, end: offset + body.length, text }],
    },
  ];
};
