import { neighbor, type SourceLine } from '../parsing/source-line';
import { inline } from './inline';
import { leadOf, type Suspicion } from './slip';

/** A label in front of where it leads, as menus are written elsewhere: "About us: /about". Names of fields are small. */
const labeled = /^\s*["']?(\p{Lu}[^:{}[\]"']{0,40})["']?:\s+["']?((?:\/|https?:\/\/|link:)\S*?|call|email)["']?\s*$/u;

/** Entries of a menu among those that have a label and an address, without their dashes and names. */
export const undashedLink: Suspicion = ({ source, line }) => {
  const item = labeled.test(line.text) ? entryAbove() : undefined;
  if (!item) return [];
  const entries = [line];
  for (let at = neighbor(source, line, 1); at && isBeside(at); at = neighbor(source, at, 1)) entries.push(at);
  const edits = entries.map(({ start, text }) => {
    const [, label, href] = labeled.exec(text) ?? [];
    return { start, end: start + text.length, text: `${leadOf(item)}- ${inline({ label, href })}` };
  });
  const more = edits.length > 1 ? ', and so in the lines below' : '';
  return [
    {
      code: 'yaml/no-dash',
      at: { offset: line.start + leadOf(line).length },
      found: 'there is no "- " in front of this item',
      fix: `write  ${edits[0]?.text.trim()}${more}`,
      edits,
    },
  ];

  function isBeside(at: SourceLine): boolean {
    return leadOf(at) === leadOf(line) && labeled.test(at.text);
  }

  /** The item above with the words of an entry, which begins as deep as the line or two signs less. */
  function entryAbove(): SourceLine | undefined {
    const depth = leadOf(line).length;
    for (let at = neighbor(source, line, -1); at; at = neighbor(source, at, -1)) {
      const lead = leadOf(at).length;
      if (lead <= depth && /^\s*- (?:\{ ?)?label:/.test(at.text) && depth - lead <= 2) return at;
      if (lead < depth - 2 || (lead < depth && !/^\s*- /.test(at.text))) return undefined;
    }
    return undefined;
  }
};
