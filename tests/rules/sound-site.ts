import type { Inventory, SourceFile } from '../../src/model/site';
import { configText } from './sound-config';
import { pageTexts } from './sound-pages';

const picture = { width: 1600, height: 1067, hash: '0a1b2c3d' };
const iconNames = ['award', 'brand-facebook', 'home', 'map-pin', 'clock', 'phone', 'calendar-time'];

export const soundInventory: Inventory = {
  pictures: new Map([
    ['hero.jpg', picture],
    ['deck.jpg', picture],
  ]),
  icons: new Map(iconNames.map((name) => [name, `<path d="${name}"/>`])),
  files: new Set([
    '/tour.webm',
    '/embed/estimate.html',
    '/fonts/text.woff2',
    '/logo.svg',
    '/logo-light.svg',
    '/prices.pdf',
  ]),
  drawings: new Map([
    ['/logo.svg', { ratio: 190 / 48, colors: ['#A84A18'] }],
    ['/logo-light.svg', { ratio: 190 / 48, colors: ['#FFFFFF'] }],
  ]),
};

const base = { 'site.config.yaml': configText, ...pageTexts };
type BasePath = keyof typeof base;

/** The files of a site that breaks no rule, with some added or replaced. */
export const soundFiles = (added: Record<string, string> = {}): SourceFile[] =>
  Object.entries({ ...base, ...added }).map(([path, text]) => ({ path, text }));

/** That site with one passage of one file replaced; fails when the passage is not there. */
export function edited(path: BasePath, from: string, to: string): Record<string, string> {
  const text = base[path];
  if (!text.includes(from)) throw new Error(`${path} has no "${from}"`);
  return { [path]: text.replace(from, () => to) };
}
