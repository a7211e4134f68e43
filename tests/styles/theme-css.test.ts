import { expect, test } from 'vitest';
import { cssString } from '../../src/styles/css-string';
import { themeCss } from '../../src/styles/theme-css';
import { siteOf } from '../plumber';

test.each([
  ['Archivo', '"Archivo"'],
  ["O'Hara Sans", '"O\'Hara Sans"'],
  ['a"}body{display:none}', '"a\\22 }body{display:none}"'],
  ['</style><script>', '"\\3c /style>\\3c script>"'],
  ['a\\', '"a\\5c "'],
  ['a\nb', '"a\\a b"'],
])('%j is the string %s', (text, css) => {
  expect(cssString(text)).toBe(css);
});

test('no name of a font brings rules into the style sheet', () => {
  const { theme } = siteOf().config;
  const rules = (family: string, standIn: string) => {
    const measures = { sizeAdjust: 100, ascent: 90, descent: 20, lineGap: 0 };
    const heading = { family, file: '/fonts/text.woff2', standIn: { ...measures, family: standIn } };
    const css = themeCss({ ...theme, fonts: { ...theme.fonts, heading } });
    return css.replace(/"[^"]*"/g, '""').replace(/,local\(""\)/g, '');
  };
  for (const name of ['x"}body{display:none}', '</style>', 'constructor', '__proto__', 'a\\']) {
    expect(rules(name, name)).toBe(rules('Archivo', 'Arial'));
  }
});

test('a header that is not light leaves its menus and the drawer the colors of light grounds', () => {
  const { theme } = siteOf().config;
  const rules = (header: 'light' | 'dark' | 'brand') => themeCss({ ...theme, header }).split('header [popover]');
  expect(rules('light')).toHaveLength(1);
  for (const header of ['dark', 'brand'] as const) {
    const [before, within = ''] = rules(header);
    expect([before]).toEqual(rules('light'));
    for (const [name, color] of Object.entries({ ink: theme.colors.ink, brand: theme.colors.brand })) {
      expect(within).toContain(`--${name}:${color};`);
    }
    expect(within).toContain('--text:var(--ink)');
  }
});

test('a theme of straight edges lets nothing fall, whatever the rules after it say; any other leaves them alone', () => {
  const { theme } = siteOf().config;
  const [straight, slope, peak] = (['straight', 'slope', 'peak'] as const).map((edge) =>
    themeCss({ ...theme, header: 'light', edge }),
  );
  expect(straight?.replace(slope ?? '', '')).toBe(':root:root{--slope:0deg;--footer-fall:0px}');
  expect(peak?.replace(slope ?? '', '')).toBe(':root:root{--peak:9%}');
});
