import { expect, test } from 'vitest';
import { edited } from './sound-site';
import { printed } from './trial';

const home = 'pages/index.yaml';
const allowing = (rule: string, heading: string) =>
  edited(home, 'label: Home', `allow:\n  - { rule: ${rule}, reason: It is its name. }\nlabel: "Home"`)[home]?.replace(
    'heading: What hail does',
    `heading: ${heading}`,
  ) ?? '';
const told = (rule: string, heading: string): string => printed({ [home]: allowing(rule, heading) });

test('a rule that a page breaks with a reason is silent there', () => {
  expect(told('prose/capitals', 'WHAT HAIL DOES HERE')).toBe('');
});

test('a rule of the whole site is silent for one page', () => {
  const page = allowing('site/same-heading', 'What hail does').replace('A roof you stop thinking about', 'Advice');
  expect(printed({ [home]: page }, 'site/same-heading')).toBe('');
});

test('a phone number of the configuration, too', () => {
  const text = edited('site.config.yaml', 'tagline: Roofs in Oklahoma', 'tagline: Call 918-555-0100');
  expect(printed(text)).toContain('the phone number "918-555-0100" is written out');
  const allowed = `${text['site.config.yaml']}allow:\n  - { rule: text/phone-number, reason: It is on the van. }\n`;
  expect(printed({ 'site.config.yaml': allowed })).toBe('');
});

test('an allowance that nothing needs, that is misspelled, or that would leave nothing to show', () => {
  expect(told('prose/capitals', 'What hail does')).toMatchInlineSnapshot(`
    "pages/index.yaml:3:13  allow[0].rule  nothing in this file breaks "prose/capitals"  remove this allowance

    1 error in 1 file
    "
  `);
  expect(told('prose/capital', 'What hail does')).toMatchInlineSnapshot(`
    "pages/index.yaml:3:13  allow[0].rule  there is no rule "prose/capital"  write prose/capitals

    1 error in 1 file
    "
  `);
  expect(told('link/no-page', 'What hail does')).toMatchInlineSnapshot(`
    "pages/index.yaml:3:13  allow[0].rule  "link/no-page" cannot be allowed  remove this allowance, and mend what it is about

    1 error in 1 file
    "
  `);
});
