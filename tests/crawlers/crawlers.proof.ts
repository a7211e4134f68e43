import { expect, test } from 'vitest';
import { formatProblems } from '../../src/reading/format-problem';
import { askedOf } from '../content/load-site';
import { filesWith, inventory } from '../plumber';
import { edited } from '../site-of-files';
import { addressBreaches } from './address-breaches';
import { type Breach, config } from './breach';
import { businessBreaches } from './business-breaches';
import { factBreaches } from './fact-breaches';
import { textBreaches } from './text-breaches';

const files = filesWith();
const texts = Object.fromEntries(files.map(({ path, text }) => [path, text]));
const look = { ratio: 190 / 48, colors: ['#FFFFFF'] };
const drawings = new Map([['/logo-light.svg', look]]);
const problemsOf = askedOf({ files, inventory: { ...inventory, drawings }, year: 2026 });

/** What is told of the site with something done to it, frames left out: one mistake, of the kind that it is. */
function told([what, code, ...passages]: Breach): string {
  const edit: Record<string, string> = {};
  for (const [file, from, to] of passages)
    edit[file] = from === '' ? to : edited({ ...texts, ...edit }, file, from, to);
  const problems = problemsOf(edit);
  const message = formatProblems(problems, new Map());
  expect
    .soft(
      problems.map((problem) => problem.code),
      `${what}\n${message}`,
    )
    .toEqual([code]);
  return `${what}\n  ${message.split('\n')[0]}`;
}

const tables = { addresses: addressBreaches, texts: textBreaches, facts: factBreaches, businesses: businessBreaches };

test.each(Object.entries(tables))(
  'what breaks a rule of crawlers or visitors in %s is told once, by its rule, where it is',
  async (kind, breaches) => {
    await expect(`${breaches.map(told).join('\n\n')}\n`).toMatchFileSnapshot(`told-of-${kind}.txt`);
  },
);

test('the site as it is breaks none', () => {
  expect(problemsOf({ [config]: texts[config] ?? '' })).toEqual([]);
});
