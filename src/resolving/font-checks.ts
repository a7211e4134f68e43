import type { SiteConfig } from '../../schemas/site';
import type { FontFile, Inventory } from '../model/site';
import type { Report } from '../reading/report';

type Range = [number, number];

const told = ([from, to]: Range): string => (from === to ? `${from} alone` : `${from} to ${to}`);

/** What of a range a file has; all that it has where the two have nothing in common. */
const within = ([from, to]: Range, [least, most]: Range): Range =>
  from > most || to < least ? [least, most] : [Math.max(from, least), Math.min(to, most)];

/** Reports fonts that are none, and weights and widths that their files do not have: browsers would draw them by guess. */
export function checkFonts({ theme }: SiteConfig, fonts: NonNullable<Inventory['fonts']>, report: Report): void {
  for (const use of ['heading', 'text'] as const) {
    const font = theme.fonts[use];
    if (!font || !fonts.has(font.file)) continue;
    const file: FontFile | undefined = fonts.get(font.file);
    if (!file) {
      report.error(['theme', 'fonts', use, 'file'], {
        code: 'font/format',
        found: `the file at ${font.file} holds no WOFF2 font, whatever its name says`,
        fix: 'save the font as WOFF2, under this name, or name another file',
      });
      continue;
    }
    for (const axis of ['weights', 'widths'] as const) {
      const wanted = font[axis];
      const has: Range = file[axis] ?? [100, 100];
      if (!wanted || (wanted[0] >= has[0] && wanted[1] <= has[1])) continue;
      const to = within(wanted, has);
      report.error(['theme', 'fonts', use, axis], {
        code: 'font/range',
        found: `the file has the ${axis} ${told(has)}`,
        fix: `write ${axis}: [${to.join(', ')}], or leave ${axis}: out for all that it has`,
        change: { to },
        unsure: true,
      });
    }
  }
}
