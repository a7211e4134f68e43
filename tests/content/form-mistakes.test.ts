import { expect, test } from 'vitest';
import { agreedAs } from '../../src/model/site-forms';
import { changed, problemsOf } from '../plumber';

const config = 'site.config.yaml';
const name = '{ type: text, label: Name }';

/** What is said of the site with other forms. */
const said = (forms: string, old = '') => problemsOf(changed(config, 'form: { src: /embed/visit }', `${forms}${old}`));
const posted = (fields: string, more = '') =>
  `forms: { visit: { provider: post, endpoint: "https://forms.example.com/f/1", thanks: /contact, fields: [${fields}]${more} } }`;

test.each([
  ['a provider that there is not', `forms: { visit: { provider: formspree, fields: [${name}] } }`],
  ['no provider', 'forms: { visit: { src: /embed/visit } }'],
  ['an endpoint that is not encrypted', posted(name).replace('https:', 'http:')],
  ['no endpoint', `forms: { visit: { provider: post, thanks: /contact, fields: [${name}] } }`],
  ['a page that thanks and is not there', posted(name).replace('/contact', '/thank-you')],
  ['a page that thanks elsewhere', posted(name).replace('/contact', '"https://example.com"')],
  ['a field twice', posted(`${name}, ${name}`)],
  ['two phones', posted('{ type: phone, label: Mobile }, { type: phone, label: Home }')],
  ['a field named as the trap', posted('{ type: text, label: website }')],
  ['a choice without options', posted('{ type: choice, label: What? }')],
  ['a choice of one', posted('{ type: choice, label: What?, options: [A leak] }')],
  ['a type of field that there is not', posted('{ type: telephone, label: Phone }')],
  ['no fields', posted('')],
  ['photos by mail', 'forms: { visit: { provider: mail, fields: [{ type: photos, label: Photos }] } }'],
  [
    'a Netlify form on another host',
    `host: nginx\nforms: { visit: { provider: netlify, thanks: /contact, fields: [${name}] } }`,
  ],
  ['an agreement that leads nowhere', posted(name, ', consent: { text: Yes., link: { label: More, href: /privaci } }')],
])('%s', (_what, forms) => {
  expect(said(forms)).toMatchSnapshot();
});

test('a form in a block that is not among them', () => {
  const block = changed('pages/contact.yaml', 'type: form', 'type: form\n    form: visits');
  const forms = changed(config, 'form: { src: /embed/visit }', posted(name));
  expect(problemsOf({ ...block, ...forms })).toMatchInlineSnapshot(`
    "pages/contact.yaml:20:11  sections[3].form  there is no form "visits"  write visit; the forms are visit

    1 error in 1 file
    "
  `);
});

test('the old name alone is read as before; beside the new one nobody knows which counts', () => {
  expect(said('form: { src: /embed/visit }')).toBe('');
  expect(said(posted(name), '\nform: { src: /embed/visit }')).toMatchInlineSnapshot(`
    "site.config.yaml:95:1  form  forms stands beside form, which is its old name  move it to forms, with a name and provider: embed: forms: { visit: { provider: embed, src: … } }

    1 error in 1 file
    "
  `);
});

test.each([
  ['a service gets an agreement by a name that stays', 'post', 'consent', 'You may call me.'],
  ['a mail says what was agreed to', 'mail', 'You may call me.', '✓'],
] as const)('%s', (_what, provider, sent, value) => {
  expect(agreedAs({ text: 'You may call me.', box: true }, { provider })).toEqual({ name: sent, value });
});
