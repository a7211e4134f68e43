import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { applied } from '../../src/reading/edit';
import { formatProblems } from '../../src/reading/format-problem';
import type { Problem } from '../../src/reading/problem';
import { askedOf } from '../content/load-site';
import { inventory, plumber } from '../plumber';
import { slips } from './slips';
import { strangeNames } from './strange-names';
import { unusual } from './unusual';

const files = plumber.filesWith();
const texts = new Map(files.map(({ path, text }) => [path, text]));
const problemsOf = askedOf({ files, inventory, year: 2026, today: '2026-11-28' });

/** What is told of the site while a file says something else. */
const toldOf = (file: string, text: string): readonly Problem[] => problemsOf({ [file]: text });

function edited(file: string, from: string, to: string): string {
  const text = texts.get(file) ?? '';
  if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
  return text.replace(from, () => to);
}

const all = [...slips, ...strangeNames];
const isConfig = ([file]: (typeof all)[number]): boolean => file === 'site.config.yaml';
const isHome = ([file]: (typeof all)[number]): boolean => file === 'pages/index.yaml';
const parts = {
  config: all.filter(isConfig),
  home: all.filter(isHome),
  pages: all.filter((slip) => !isConfig(slip) && !isHome(slip)),
};

test.each(Object.entries(parts))(
  'each slip in %s is told once, at its line, with a fix that gives back what was there',
  async (part, some) => {
    const told = some.map(([file, name, from, to, mended]) => {
      const [before = ''] = edited(file, from, to).split('▸');
      const wrong = edited(file, from, to).replace('▸', '');
      const problems = toldOf(file, wrong);
      const report = formatProblems(problems, new Map([[file, wrong]]));
      expect
        .soft(
          problems.map(({ line }) => line),
          `${name}\n${report}`,
        )
        .toEqual([before.split('\n').length]);
      const sound = parse(texts.get(file) ?? '');
      if (mended) expect(parse(applied(wrong, problems[0]?.edits ?? [])), `${name}\n${report}`).toEqual(sound);
      return `${name}: ${problems[0]?.code}\n${report.split('\n\n')[0]}`;
    });
    await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot(`told/slips-in-${part}.txt`);
  },
);

test.each(unusual)('nothing is told of %s with another way to write %j: %j', (file, from, to) => {
  const text = edited(file, from, to);
  expect(formatProblems(toldOf(file, text), new Map([[file, text]]))).toBe('');
});
