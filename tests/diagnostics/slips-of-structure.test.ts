import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { applied } from '../../src/reading/edit';
import { formatProblems } from '../../src/reading/format-problem';
import { askedOf } from '../content/load-site';
import { inventory, plumber } from '../plumber';

const files = plumber.filesWith();
const problemsOf = askedOf({ files, inventory, year: 2026 });
const [index, services, area, config] = [
  'pages/index.yaml',
  'pages/services.yaml',
  'pages/service-areas/lockhart.yaml',
  'site.config.yaml',
];

/** What was meant, and what was written, with ▸ before the place that is to be told. */
const slips: readonly (readonly [name: string, file: string, meant: string, written: string])[] = [
  ['two fields on one line', index, 'title: Heron Plumbing\nlabel: Home', '▸title: Heron Plumbing label: Home'],
  ['a text that goes on at the margin', index, 'that is long enough', 'that is\n▸long enough'],
  ['a text below its name', index, '    heading: What we do', '    heading:\n    ▸What we do'],
  ['stars for all dashes', index, '- title: Repairs', '▸* title: Repairs'],
  ['a letter for a dash', index, '  - type: social', '  ▸a) type: social'],
  ['a picture and its words', index, 'src: hero.jpg, alt: A tap over a sink', 'src: ▸A tap over a sink, alt: hero.jpg'],
  ['a link and its words', index, 'label: Ask for a visit, href: /contact', 'label: /contact, href: ▸Ask for a visit'],
  ['a semicolon for a colon', index, 'src: drain.jpg, alt: A drain', 'src: drain.jpg, ▸alt; A drain'],
  ['two commas', index, 'src: drain.jpg, alt: A drain', 'src: drain.jpg▸,, alt: A drain'],
  ['a brace that is not opened', area, '- { title: Heaters, icon: home }', '- ▸title: Heaters, icon: home }'],
  ['angle brackets', config, 'form: { src: /embed/visit }', 'form: ▸<src: /embed/visit>'],
  ['no name above a list', area, 'cards:\n', ''],
  ['a name with a note', index, '    heading: What we do', '    ▸heading (required): What we do'],
  ['a space before the colon alone', index, 'label: Home', '▸label :Home'],
  ['a time without its colon', config, 'closes: "18:00"', 'closes: ▸1800'],
  [
    'a question and its answer',
    services,
    '{ question: What does a visit cost?, answer: "The',
    '▸Q: What does a visit cost? A: The',
  ],
  ['two colons with a space between', index, 'heading: What we do', 'heading: ▸: What we do'],
  ['an item behind another line', index, 'trust: true\n  - type: prose', 'trust: true ▸- type: prose'],
  [
    'a brace and a comma',
    index,
    '{ label: Ask for a visit, href: /contact }',
    '▸{ label: Ask for a visit href: /contact',
  ],
  [
    'fields in quotes',
    index,
    '{ label: Ask for a visit, href: /contact }',
    '▸"{ label: Ask for a visit, href: /contact }"',
  ],
  ['the number of a line', index, '    heading: What we do', '▸20    heading: What we do'],
  ['commas at the end of a line', config, 'label: To read,', '▸label: To read,,'],
  ['a line under its sign at the margin', index, '      Frost *splits* copper.', '▸Frost *splits* copper.'],
  ['a name that several fields have elsewhere', config, '  cities:', '  ▸towns:'],
  ['a heading under its heading', index, 'text: In {city}', '▸subtitle: In {city}'],
  ['a comma in front of a brace', index, 'link: { label: See all', 'link: ▸, { label: See all'],
  ['a redirect as hosts have them', config, '{ from: /about-us, to: /contact }', '▸301 /about-us /contact'],
  ['a code with a space in it', config, 'postalCode: "78155"', 'postalCode: ▸"78 155"'],
  ['a fact whose brace is open before a comma', index, 'In {city}, with', 'In ▸{city, with'],
  ['fences around a file', index, 'title: Heron Plumbing', '▸```yaml\ntitle: Heron Plumbing'],
];

it.each(slips)('tells %s once, at its line, with what was meant', (_, file, meant, written) => {
  const text = files.find(({ path }) => path === file)?.text ?? '';
  const [before = '', after = ''] = text
    .replace(meant, () => `${written.includes('▸') ? '' : '▸'}${written}`)
    .split('▸');
  const end = written.includes('A: The') ? after.replace('(/call-out-charge)." }', '(/call-out-charge).') : after;
  const wrong = before + (written.startsWith('▸```') ? `${end.trimEnd()}\n\`\`\`\n` : end);
  const problems = problemsOf({ [file]: wrong });
  const report = formatProblems(problems, new Map([[file, wrong]]));
  expect(
    problems.map(({ line }) => line),
    report,
  ).toEqual([before.split('\n').length]);
  expect(parse(applied(wrong, problems[0]?.edits ?? [])), report).toEqual(parse(text));
});
