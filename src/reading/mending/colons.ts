import { insert } from '../edit';
import { cut } from '../parsing/source-line';
import { around, bodyOf, leadOf, type Slip, type Suspect, type Suspicion } from './slip';

/** What people write for the `: ` after a name, which is a word or two. */
const namedIn = (words: string): RegExp =>
  new RegExp(
    `^((?:- +)*)([“”„‘’"']?)(${words})\\2?[“”‘’]?( *(?:：|;|:=|=>?|->|[–—-](?= |$))[ \\u00a0]*| +:(?=\\S)|,(?= ) +|[.öñ](?= )[ \\u00a0]*|:[\\u00a0\\t\\u3000]+|:(?!//)(?=[^\\s:])|[ \\t]+(?=\\S)|$)`,
  );
const names = [namedIn('[A-Za-z][\\w-]* [a-z]+'), namedIn('[A-Za-z][\\w-]*')];

/** A name without the colon and space that make it a field. */
export const colons: Suspicion = (suspect) => names.flatMap((named) => fieldsWithout(suspect, named));

function fieldsWithout(suspect: Suspect, named: RegExp): Slip[] {
  const { body, offset } = bodyOf(suspect.line);
  const [all, dash = '', , name = '', sign = ''] = named.exec(body) ?? [];
  if (all === undefined) return [];
  const start = offset + all.length - sign.length;
  const end = offset + all.length;
  const rest = body.slice(all.length);
  const edits = [{ start, end, text: rest === '' ? ':' : ': ' }];
  const fix = `write  ${`${name}: ${cut(rest, 50)}`.trim()}`;
  const at = { offset: offset + dash.length };
  const type: Slip[] =
    rest === '' && sign === '' && dash !== '' && !name.includes(' ')
      ? [
          {
            code: 'yaml/no-colon',
            at,
            found: `"${name}" stands alone where fields are expected`,
            fix: `write  - type: ${name}`,
            edits: [insert(at.offset, 'type: ')],
          },
        ]
      : [];
  if (/^:[^:]/.test(sign) && sign !== ':')
    return [
      {
        code: 'yaml/odd-space',
        at: { offset: start + 1 },
        found: "an unusual space (not the space bar's) stands after the colon",
        fix,
        edits,
      },
    ];
  if (sign.trim() === ':' && sign.startsWith(' '))
    return [{ code: 'yaml/no-space', at, found: 'the space stands in front of the colon, not behind it', fix, edits }];
  if (sign === ':') return [{ code: 'yaml/no-space', at, found: 'there is no space after the colon', fix, edits }];
  const shown = sign.trim();
  const found =
    shown === '' ? `there is no colon after "${name}"` : `"${shown}" stands where a colon and a space belong`;
  const plain: Slip = { code: 'yaml/no-colon', at, found, fix, edits };
  return [
    ...(isAmongTyped(suspect) ? [...type, plain] : [plain, ...type]),
    ...inSmall(name, rest, { at, found, edits }),
  ];
}

/** True for an item beside others that say their type first. */
const isAmongTyped = (suspect: Suspect): boolean =>
  around(suspect, 60, 60).some((line) => leadOf(line) === leadOf(suspect.line) && /^\s*- +type:/.test(line.text));

/** The same with a small letter in front, as all names are written. */
function inSmall(
  name: string,
  rest: string,
  { at, found, edits: [edit] }: Pick<Slip, 'at' | 'found' | 'edits'>,
): Slip[] {
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  if (small === name || !edit) return [];
  return [
    {
      code: 'yaml/no-colon',
      at,
      found,
      fix: `write  ${`${small}: ${cut(rest, 50)}`.trim()}`,
      edits: [{ start: at.offset, end: edit.end, text: small + edit.text }],
    },
  ];
}

/** A colon without a space behind it, or with an unusual one: the plainest of these slips. */
export const colonSpaces: Suspicion = (suspect) =>
  colons(suspect).filter(({ code }) => code === 'yaml/no-space' || code === 'yaml/odd-space');

/** Another sign where a colon belongs. */
export const colonSigns: Suspicion = (suspect) =>
  colons(suspect).filter(({ edits }) =>
    edits.some(({ start, end }) => /(?:：|;|:=|=>?|->)\s*$/.test(suspect.source.text.slice(start, end))),
  );
