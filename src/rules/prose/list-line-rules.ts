import { findingsAt, type TextRule } from '../rule';

/** A list of three and more whose items, with dashes or asterisks, stand behind one another. */
const dashed = /^ {0,3}[-*] [^\n]{1,80}? [-*] [^\n]{1,80}? [-*] [^\n]*$/gm;
/** A numbered list whose items stand behind one another. */
const numbered = /^ {0,3}1[.)] [^\n]{1,120}? 2[.)] \p{L}[^\n]*$/gmu;

/** Lists that lost the ends of their lines, as when they are copied from a cell or a chat. */
export const listLineRules: readonly TextRule[] = [
  {
    code: 'prose/list-in-line',
    severity: 'error',
    only: 'markdown',
    why: 'Items behind one another are one item to Markdown, with the signs of the others in its middle.',
    hint: /^ {0,3}(?:[-*] .{1,80}? [-*] .{1,80}? [-*] |1[.)] .{1,120}? 2[.)] \p{L})/mu,
    find: ({ written }) =>
      findingsAt(
        [...(written.match(dashed) ?? []), ...(written.match(numbered) ?? [])].map((line) => line.trim()),
        (line) => {
          const items = line.split(/^\d/.test(line) ? / (?=\d[.)] )/ : / (?=[-*] )/);
          return {
            found: `${items.length} items of a list stand on one line`,
            fix: `write each on a line of its own: ${items[0]?.slice(0, 60)}`,
          };
        },
      ),
  },
];
