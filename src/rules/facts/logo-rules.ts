import type { SiteConfig } from '../../../schemas/site';
import type { Path } from '../../reading/position';
import type { ConfigRule, RuleFinding } from '../rule';
import { contrast } from './contrast';

/** What is nearer to its ground than this can hardly be told from it. */
const leastSeen = 1.8;

/** A drawing may be drawn as much wider or higher than it is. */
const mostStretched = 1.25;

/** The logos, each with the ground that it stands on. */
function logosOf({ theme }: SiteConfig): { file: string | undefined; ground: string; where: string; path: Path }[] {
  const { header, logo, colors } = theme;
  const grounds = { light: '#FFFFFF', dark: colors.dark, brand: colors.brand };
  return [
    { file: logo.header, ground: grounds[header], where: `the ${header} header`, path: ['theme', 'logo', 'header'] },
    { file: logo.footer, ground: colors.dark, where: 'the dark footer', path: ['theme', 'logo', 'footer'] },
  ];
}

/** How the logos look where they stand. */
export const logoRules: readonly ConfigRule[] = [
  {
    code: 'look/logo-unseen',
    severity: 'warning',
    why: 'A light logo on a light ground, or a dark one on a dark ground, is there and nobody sees it.',
    find: (config, { inventory: { drawings } }) =>
      logosOf(config).flatMap(({ file, ground, where, path }): RuleFinding[] => {
        const { colors = [] } = (file === undefined ? undefined : drawings?.get(file)) ?? {};
        if (colors.length === 0 || colors.some((color) => contrast(color, ground) >= leastSeen)) return [];
        const other = logosOf(config).find((logo) => logo.file !== file)?.file;
        const shows = (drawings?.get(other ?? '')?.colors ?? []).some((color) => contrast(color, ground) >= leastSeen);
        return [
          {
            found: `${colors.join(' and ')} of ${file} can hardly be seen on ${where}, ${ground}`,
            fix: shows ? `write ${other}` : 'name the file of a logo for this ground',
            at: { path },
            ...(shows && { change: { to: other }, unsure: true as const }),
          },
        ];
      }),
  },
  {
    code: 'look/logo-stretched',
    severity: 'warning',
    why: 'A logo in a frame of another shape is drawn small in the middle of it, or out of shape.',
    find: ({ theme: { logo }, business: { badges } }, { inventory: { drawings } }) =>
      [
        { file: logo.header, width: logo.width, height: logo.height, path: ['theme', 'logo', 'height'] },
        ...badges.map(({ file, width, height }, index) => ({
          file,
          width,
          height,
          path: ['business', 'badges', index, 'height'],
        })),
      ].flatMap(({ file, width, height, path }): RuleFinding[] => {
        const ratio = file === undefined ? undefined : drawings?.get(file)?.ratio;
        if (ratio === undefined || width === undefined || height === undefined) return [];
        const stretched = width / height / ratio;
        return Math.max(stretched, 1 / stretched) <= mostStretched
          ? []
          : [
              {
                found: `${file} is ${Math.round(ratio * 10) / 10} times as wide as high, and its frame ${Math.round((width / height) * 10) / 10} times`,
                fix: `write width: ${Math.round(ratio * height)} with height: ${height}, or height: ${Math.round(width / ratio)} with width: ${width}`,
                at: { path },
              },
            ];
      }),
  },
];
