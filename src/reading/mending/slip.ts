import type { Edit } from '../edit';
import type { Issue } from '../issue';
import { lineAt, neighbor, type SourceLine } from '../parsing/source-line';
import type { SourceText } from '../source-text';

/** A guess at what went wrong in a text, with the change that would mend it. */
export interface Slip extends Issue {
  at: { offset: number };
  edits: readonly Edit[];
  /** The name that is taken for one of a field, where that is a guess. */
  name?: string;
  /** True where the change is one of several that would do, or would lose what somebody wrote: it is told, and never made. */
  unsure?: boolean;
  /** True for a slip after which nothing else can be told: the rest of the text is not there. */
  alone?: boolean;
}

/** A line that may hold the mistake, in the text that it stands in. */
export interface Suspect {
  source: SourceText;
  line: SourceLine;
}

/** Guesses at one kind of slip in a line, the likeliest first; none where nothing looks like it. */
export type Suspicion = (suspect: Suspect) => Slip[];

/** The spaces, tabs and the like that a line begins with. */
export const leadOf = ({ text }: SourceLine): string => /^[\s\u200b\ufeff]*/.exec(text)?.[0] ?? '';

/** A line without its lead, and where it begins. */
export function bodyOf(line: SourceLine): { body: string; offset: number } {
  const lead = leadOf(line);
  return { body: line.text.slice(lead.length).trimEnd(), offset: line.start + lead.length };
}

/** How many signs the dashes take that a line begins with, behind its lead. */
export const dashesOf = (body: string): number => /^(?:- +)*/.exec(body)?.[0].length ?? 0;

/** How deep a line's name stands, behind its dashes. */
export function depthOf(line: SourceLine): number {
  const lead = leadOf(line).length;
  return lead + dashesOf(line.text.slice(lead));
}

/** The lines with something on them before and after a line, nearest first. */
export function around({ source, line }: Suspect, before: number, after: number): SourceLine[] {
  return [...walk(source, line, -1, before), ...walk(source, line, 1, after)];
}

function walk(source: SourceText, line: SourceLine, direction: -1 | 1, most: number): SourceLine[] {
  const lines: SourceLine[] = [];
  for (let at = neighbor(source, line, direction); at && lines.length < most; at = neighbor(source, at, direction)) {
    lines.push(at);
  }
  return lines;
}

/** The line that an offset is in, as a suspect. */
export const suspectAt = (source: SourceText, offset: number): Suspect => ({ source, line: lineAt(source, offset) });
