import { expect } from 'vitest';
import { formatProblems } from '../../src/reading/format-problem';
import { readPage, readSiteConfig } from '../../src/reading/page-source';

/** Stands in a seeded text right before the place that the one problem must point at. */
const mark = '▸';

/** The whole message about a text with one mistake; fails unless there is exactly one problem, at the mark. */
export function told(marked: string, file = 'pages/test.yaml'): string {
  const [before, after, ...more] = marked.split(mark);
  if (before === undefined || after === undefined || more.length > 0) throw new Error('a seed has one mark');
  const text = before + after;
  const { problems } = file.startsWith('pages/')
    ? readPage({ path: file, text })
    : readSiteConfig({ path: file, text });
  const lines = before.split('\n');
  const places = problems.map(({ line, column }) => `${line}:${column}`);
  const report = formatProblems(problems, new Map([[file, text]]));
  expect(places, report).toEqual([`${lines.length}:${(lines.at(-1) ?? '').length + 1}`]);
  return report;
}

/** The messages about a text with several mistakes, as `line:column path: found`. */
export function list(text: string, file = 'pages/test.yaml'): string[] {
  const { problems } = file.startsWith('pages/')
    ? readPage({ path: file, text })
    : readSiteConfig({ path: file, text });
  return problems.map(({ line, column, path, found }) => `${line}:${column} ${path}: ${found}`);
}

/** A sound text with one passage changed. */
export function change(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`"${from}" is not there once`);
  return text.replace(from, () => to);
}

/** The two fields that every page has. */
export const head = `title: Pipe repair in Seguin
description: Leaks, flashing and missing taps, fixed by a local crew that leaves the yard clean.
`;

/** A page with these lines under `sections:`. */
export const page = (sections: string): string => `${head}sections:\n${sections}`;

export const hero = `  - type: hero
    heading: Pipe repair
    text: We find the leak.
`;
