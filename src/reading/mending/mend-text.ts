import { applied, type Edit, overlap, placeBefore } from '../edit';
import { encodingFault, mergeMark } from '../parsing/shape';
import { cut, lineAt } from '../parsing/source-line';
import { lineNumber, lineText, type SourceText, sourceText } from '../source-text';
import { notesNamed } from './commented-field';
import { ancestors } from './indentation';
import { likeliest } from './likeliest';
import { around, leadOf, type Slip, type Suspect, suspectAt } from './slip';
import { type Misfits, type Verdict, verdictOn } from './verdict';

/** A text whose slips are put right, as far as they could be found, in the order they were. */
export interface Mended {
  text: string;
  /** Each slip with its place and edits in the text as it was written. */
  slips: readonly Slip[];
  /** Where the written text has what stands at an offset of the mended one. */
  placeBefore(offset: number): number;
}

/** The longest text and line that are searched: far beyond any page, and soon done. */
const [longestText, longestLine] = [150_000, 2000];

/** How many readings of a text are made in search of its slips: some seconds on a slow machine. */
const mostReadings = 700;

/** Slips that one text is searched for; who makes more is told of these first. */
const mostSlips = 8;

/**
 * Finds what went wrong in a text that cannot be read or does not fit: each guess is made in a copy, which is read and held
 * against the schema, and the one after which least is wrong counts. Nothing is changed on a guess that did not help.
 */
export function mendText(written: string, misfitsOf: Misfits): Mended {
  const steps: (readonly Edit[])[] = [];
  const slips: Slip[] = [];
  const back = (offset: number): number => steps.reduceRight(placeBefore, offset);
  let text = written;
  let readings = 0;
  // Several slips come to the same text.
  const judged = new Map<string, Verdict>();
  const judge = (candidate: string): Verdict => {
    readings += 1;
    const verdict = judged.get(candidate) ?? verdictOn(candidate, misfitsOf);
    judged.set(candidate, verdict);
    return verdict;
  };
  // What is wrong with the file as a whole is told before anything in it.
  const isWhole = encodingFault(written) ?? mergeMark(written);
  const isSearched = !isWhole && written.length <= longestText;
  while (isSearched && slips.length < mostSlips && readings < mostReadings) {
    const now = judge(text);
    if (now.sound) break;
    const slip = likeliest(text, now, suspectsIn(text, now), judge);
    if (!slip || (now.shapeless && judge(applied(text, slip.edits)).misfits.length > 0)) break;
    slips.push(asWritten(slip, back));
    text = applied(text, slip.edits);
    steps.push(slip.edits);
    if (slip.alone) break;
  }
  return { text, slips: joined(written, slips), placeBefore: back };
}

const asWritten = (slip: Slip, back: (offset: number) => number): Slip => ({
  ...slip,
  at: { offset: back(slip.at.offset) },
  edits: slip.edits.map(({ start, end, text }) => ({ start: back(start), end: back(end), text })),
});

/** The slips with those of lines one below the other that are of one kind as one. */
function joined(written: string, slips: readonly Slip[]): Slip[] {
  const source = sourceText(written);
  const lineOf = ({ at }: Slip): number => lineNumber(source, at.offset);
  const runs: Slip[][] = [];
  for (const slip of slips.toSorted((a, b) => a.at.offset - b.at.offset)) {
    const last = runs.at(-1)?.at(-1);
    const isNext = last && last.code === slip.code && last.found === slip.found && lineOf(slip) - lineOf(last) === 1;
    const isBeside = last && lineOf(slip) === lineOf(last) && !overlap(last.edits, slip.edits);
    if ((isNext || isBeside) && !slip.alone) runs.at(-1)?.push(slip);
    else runs.push([slip]);
  }
  return runs.flatMap(([first, ...more]) => {
    if (!first || more.length === 0) return first ?? [];
    if (more.some((slip) => lineOf(slip) === lineOf(first))) return onOneLine(written, [first, ...more]);
    const fix = `${first.fix}, and so in the ${more.length === 1 ? 'next line' : `next ${more.length} lines`}`;
    const edits = [first, ...more].flatMap((slip) => slip.edits);
    return [{ ...first, fix, edits, ...(more.some(({ unsure }) => unsure) && { unsure: true }) }];
  });
}

/** Slips on one line as one, with the line as it should be. */
function onOneLine(written: string, slips: readonly Slip[]): Slip[] {
  const [first] = slips;
  const edits = slips.flatMap((slip) => slip.edits);
  if (!first || edits.some(({ text }) => text.includes('\n'))) return [...slips];
  const source = sourceText(applied(written, edits));
  const now = lineText(source, lineNumber(sourceText(written), first.at.offset)).trim();
  return [
    { ...first, fix: `write  ${cut(now, 100)}`, edits, ...(slips.some(({ unsure }) => unsure) && { unsure: true }) },
  ];
}

/** The lines that may hold the mistake: those of its places, those beside them, and those above that leave something open. */
function suspectsIn(text: string, verdict: Verdict): Suspect[] {
  const source = sourceText(text);
  const names = new Set(verdict.misfits.map((path) => /\w*$/.exec(path)?.[0] ?? ''));
  const places = [...oddSpaces(text), ...notesNamed(text, names), ...verdict.offsets().slice(0, 12)];
  const near = places.map((offset) => suspectAt(source, offset));
  const beside = near.slice(0, 6).flatMap((suspect) => around(suspect, 2, 1));
  const open = verdict.broken ? verdict.offsets().flatMap((offset) => openAbove(source, offset)) : [];
  const over = verdict.broken
    ? near
        .slice(0, 1)
        .flatMap((suspect) => [...levelAbove(suspect), ...withFirst(source, ancestors(suspect).slice(0, 2))])
    : [];
  const numbers = [...near.map(({ line }) => line), ...beside, ...open, ...over].map(({ number }) => number);
  return [...new Set(numbers)]
    .filter((number) => lineText(source, number).length <= longestLine)
    .map((number) => suspectAt(source, source.starts[number] ?? 0));
}

/** Lines, each with the first that stands under it: where that slid, the parser stumbles at the next one like it. */
const withFirst = (source: SourceText, lines: readonly Suspect['line'][]): Suspect['line'][] =>
  lines.flatMap((line) => [line, ...around({ source, line }, 0, 1)]);

/** The nearest line above that begins as deep as one: an item and a name can't stand in one group. */
function levelAbove(suspect: Suspect): Suspect['line'][] {
  const depth = leadOf(suspect.line).length;
  const above = around(suspect, 200, 0);
  const end = above.findIndex((line) => leadOf(line).length <= depth);
  const line = above[end];
  return line && leadOf(line).length === depth ? [line] : [];
}

/** Where unusual spaces stand in front of a line, or behind a colon or dash: the plainest of marks, wherever the parser stumbles. */
const oddSpaces = (text: string): number[] =>
  [
    ...text.matchAll(
      /^ *(?:- +)*[\t\u00a0\u2000-\u200b\u202f\u3000\ufeff]+(?=\S)|(?<=^ *(?:- +)*[\w-]+:)[\t\u00a0\u3000]/gm,
    ),
  ]
    .slice(0, 4)
    .map(({ index, 0: mark }) => index + mark.length - 1);

/** Lines above a place with a quote or bracket that is not closed on them. */
function openAbove(source: SourceText, offset: number): Suspect['line'][] {
  const lines: Suspect['line'][] = [];
  for (let number = lineNumber(source, offset); number >= 0 && lines.length < 6; number--) {
    const text = lineText(source, number);
    const quotes = (text.match(/"/g) ?? []).length;
    const brackets = (text.match(/[[{]/g) ?? []).length - (text.match(/[\]}]/g) ?? []).length;
    const single = /(?::|-|,|\[) +'[^']*$/.test(text);
    if (quotes % 2 === 1 || brackets !== 0 || single) lines.push(lineAt(source, source.starts[number] ?? 0));
  }
  return lines;
}
