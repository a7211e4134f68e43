import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { applied } from '../../src/reading/edit';
import { formatProblems } from '../../src/reading/format-problem';
import type { Problem } from '../../src/reading/problem';
import { askedOf } from '../content/load-site';
import { corpus } from './corpus';
import type { Mistake } from './mistake';
import { type CorpusFile, inventory, siteWith, texts } from './site';
import { sound } from './sound';

const problemsOf = askedOf({ files: siteWith({}), inventory, year: 2026 });

const problemsIn = (file: CorpusFile, text: string): readonly Problem[] => problemsOf({ [file]: text });

/** The text of a file with one passage written otherwise, which must be there once. */
function changed(file: CorpusFile, from: string, to: string): string {
  const text = texts[file];
  if (text.split(from).length !== 2) throw new Error(`"${from}" is not once in ${file}`);
  return text.replace(from, () => to);
}

/** What is said of a mistake, held to its place and its fix. */
function told({ file, from, to, becomes, says }: Mistake): string {
  const [before = '', after = '', ...more] = changed(file, from, to).split('▸');
  if (more.length > 0) throw new Error(`"${to}" has more than one mark`);
  const wrong = before + after;
  const problems = problemsIn(file, wrong);
  const report = formatProblems(problems, new Map([[file, wrong]]));
  const places = problems.map(({ line, column }) => `${line}:${column}`);
  const lines = before.split('\n');
  expect(places, report).toEqual([`${lines.length}:${(lines.at(-1) ?? '').length + 1}`]);
  const [problem] = problems;
  if (says !== undefined) expect(problem?.fix).toContain(says);
  else expect(parse(applied(wrong, problem?.edits ?? [])), report).toEqual(parse(changed(file, from, becomes ?? from)));
  return `${problem?.code}\n${report.split('\n\n')[0]}`;
}

describe.each(Object.entries(corpus))('single mistakes: %s', (kind, mistakes) => {
  it('names each once, where it is, with a fix that mends it', async () => {
    const messages = mistakes.map((mistake) => `${mistake.name}: ${told(mistake)}`);
    await expect(`${messages.join('\n\n')}\n`).toMatchFileSnapshot(`told/${kind}.txt`);
  });
});

it('has two hundred mistakes and more, each of its own name', () => {
  const names = Object.values(corpus).flatMap((mistakes) => mistakes.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(200);
});

it.each(sound)('says nothing of what is right: %s', (_, file, from, to) => {
  const text = changed(file, from, to);
  expect(formatProblems(problemsIn(file, text), new Map([[file, text]]))).toBe('');
});
