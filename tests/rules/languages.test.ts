import { expect, test } from 'vitest';
import { edited } from './sound-site';
import { inAlt, inMarkdown, toldOf } from './trial';

const spanish = edited('site.config.yaml', 'region: US-OK', 'region: US-OK\n  # The texts are Spanish.\nlocale: es-US');
const codes = (edit: Record<string, string | undefined>) => toldOf(edit).map(({ code }) => code);

test('what knows English words says nothing of texts in another language; the rest does', () => {
  const claim = inMarkdown('We have been here since 1998.');
  expect(codes(claim)).toContain('claim/since');
  expect(codes({ ...claim, ...spanish })).not.toContain('claim/since');
  expect(codes({ ...inAlt('IMG_2041.jpg'), ...spanish })).toContain('look/alt-file-name');
});

test('a page in another language is looked at with the words of its own', () => {
  const claim = inMarkdown('We have been here since 1998.');
  const page = { 'pages/index.yaml': `language: es\n${claim['pages/index.yaml']}` };
  expect(codes(page)).not.toContain('claim/since');
});

test.each([
  ['de', 'Geöffnet Montag bis Freitag von 7 bis 19 Uhr.', 'Der Kurs ist dienstags von 19 bis 20:30 Uhr.'],
  ['fr', 'Ouvert le lundi de 7 h à 19 h.', 'Le cours a lieu le mardi de 18 h 30 à 20 h.'],
])('hours in %s are those of the doors, and not of what is held then', (language, open, held) => {
  const told = (text: string) =>
    codes({ 'pages/index.yaml': `language: ${language}\n${inMarkdown(text)['pages/index.yaml']}` });
  expect(told(open)).toContain('claim/hours');
  expect(told(held)).not.toContain('claim/hours');
});

test('years of experience are those of a person who is named', () => {
  const told = (text: string) => codes({ 'pages/index.yaml': `language: fr\n${inMarkdown(text)['pages/index.yaml']}` });
  expect(told("On a plus de 15 ans d'expérience.")).toContain('claim/years');
  expect(told("Nadia a plus de 15 ans d'expérience.")).not.toContain('claim/years');
});

test.each([
  ['en', 'We opened 30 years ago.', 'We opened the wall two years ago.'],
  ['en', 'Our family business was founded twelve years ago.', 'Our neighbors built it 40 years ago.'],
  ['de', 'Wir haben unseren Betrieb vor 30 Jahren gegründet.', 'Wir mähten, was vor 30 Jahren gesät wurde.'],
  ['fr', 'Nous avons ouvert nos portes il y a 30 ans.', 'Nous avons refait un toit posé il y a 30 ans.'],
  ['es', 'Abrimos nuestras puertas hace 30 años.', 'Abrimos una pared de hace 30 años.'],
])(
  'in %s, years since the business began are told, and those since something else are not',
  (language, began, other) => {
    const told = (text: string) =>
      codes({ 'pages/index.yaml': `language: ${language}\n${inMarkdown(text)['pages/index.yaml']}` });
    expect(told(began)).toContain('claim/years');
    expect(told(other)).not.toContain('claim/years');
  },
);
