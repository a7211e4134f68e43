import { beforeAll, expect, test } from 'vitest';
import { readInventory } from '../../scripts/inventory';
import { readContent } from '../../scripts/read-content';
import { formatProblems } from '../../src/reading/format-problem';
import { askedOf } from '../content/load-site';
import { mistakes } from './mistakes';
import { unusualEdits } from './unusual-edits';

let problemsOf: ReturnType<typeof askedOf>;
const texts = new Map<string, string>();

beforeAll(async () => {
  const { files } = readContent('.');
  const inventory = await readInventory('.');
  for (const { path, text } of files) texts.set(path, text);
  problemsOf = askedOf({ files, inventory, year: 2026 });
});

const startOfChange = (from: string, to: string): number =>
  [...from].findIndex((sign, index) => sign !== to[index]) >>> 0;

/** What is told while a file has one passage written otherwise, and the lines that the change is on. */
function toldOf(file: string, from: string, to: string) {
  const text = texts.get(file) ?? '';
  if (text.split(from).length !== 2) throw new Error(`${file} has "${from}" not once`);
  const before = text.slice(0, text.indexOf(from));
  const wrong = text.replace(from, () => to);
  const problems = problemsOf({ [file]: wrong });
  const first = `${before}${to.slice(0, Math.min(startOfChange(from, to), to.length))}`.split('\n').length;
  return { problems, first, last: `${before}${to}`.split('\n').length, wrong };
}

test('each mistake is told once, where it is @wide', async () => {
  const told = mistakes.map(([file, from, to]) => {
    const { problems, first, last, wrong } = toldOf(file, from, to);
    const report = formatProblems(problems, new Map([[file, wrong]]));
    expect.soft(problems.length, `${to}\n${report}`).toBe(1);
    expect.soft(problems[0]?.line, `${to}\n${report}`).toBeGreaterThanOrEqual(first);
    expect.soft(problems[0]?.line, `${to}\n${report}`).toBeLessThanOrEqual(last);
    const [problem] = problems;
    return `${to.trim().slice(0, 100)}\n  ${problem?.file}:${problem?.line}:${problem?.column} ${problem?.code}  ${problem?.found}  ${problem?.fix}`;
  });
  await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot('told-of-mistakes.txt');
});

test.each(unusualEdits)('nothing is told of %s with another way to write %j: %j', (file, from, to) => {
  const { problems, wrong } = toldOf(file, from, to);
  expect(formatProblems(problems, new Map([[file, wrong]]))).toBe('');
});
