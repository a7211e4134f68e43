import { expect, test } from 'vitest';
import { plumber } from '../plumber';
import { textsOfSite } from '../site-of-files';

const copy = textsOfSite('plumber')['pages/services.yaml'] ?? '';
const told = (text: string) => plumber.problemsOf({ 'pages/works.yaml': text });

test('a copy of a page is told once; where that is allowed, what else it has in common', () => {
  const renamed = copy.replace(/^title:.*$/m, 'title: Works that we do');
  expect(told(renamed)).toMatchInlineSnapshot(`
    "pages/works.yaml:1:8  title  100 % of the text is that of pages/services.yaml, names of places and figures left out  write what is true of this page alone, in its heading and description too, or name the other in its place: canonical: /services

    1 error in 1 file
    "
  `);
  expect(told(renamed.replace('title:', 'allow: [{ rule: site/copied, reason: Printed twice. }]\ntitle:'))).toContain(
    'has the same description',
  );
});

test('a page for another country may say the same in its language, and one that is not translated is told as that', () => {
  const config = plumber.changed('site.config.yaml', 'theme:\n', 'languages: { en-GB: {}, es: {} }\ntheme:\n');
  const page = (language: string) => ({
    ...config,
    'pages/other.yaml': `language: ${language}\ntranslates: /services\n${copy}`,
  });
  expect(plumber.problemsOf(page('en-GB'))).toMatchInlineSnapshot(`""`);
  expect(plumber.problemsOf(page('es'))).toMatchInlineSnapshot(`
    "pages/other.yaml:5:14  warning  description  this text is in English, and the page in Spanish  write it in Spanish, or give the page language: en

    1 warning in 1 file
    "
  `);
});
