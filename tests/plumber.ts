import type { Inventory, Page, PictureFile, Site, SourceFile } from '../src/model/site';
import { formatProblems } from '../src/reading/format-problem';
import type { IssueCode } from '../src/reading/issue-codes';
import { withEdits } from './content/load-site';
import { edited, textsOfSite } from './site-of-files';

const picture: PictureFile = { width: 1600, height: 1067, hash: '0a1b2c3d' };
const iconNames = ['award', 'brand-facebook', 'home', 'map-pin', 'clock', 'phone', 'calendar-time'];

/** What stands beside the texts of the plumber's site, without reading it from the disk. */
export const inventory: Inventory = {
  pictures: new Map([
    ['hero.jpg', picture],
    ['drain.jpg', picture],
    ['guild.svg', { ...picture, kind: 'drawing' }],
    ['safe-water.png', { ...picture, kind: 'transparent' }],
  ]),
  icons: new Map(iconNames.map((name) => [name, `<path d="${name}"/>`])),
  files: new Set([
    '/embed/visit.html',
    '/logo-light.svg',
    '/logo.svg',
    '/mark.svg',
    '/member.svg',
    '/prices.pdf',
    '/tour.vtt',
    '/tour.webm',
  ]),
};

type Texts = Readonly<Record<string, string>>;

/** A site of these texts, and what tests ask of it. */
function siteWith(texts: Texts) {
  const filesWith = (added: Texts = {}): SourceFile[] =>
    Object.entries({ ...texts, ...added }).map(([path, text]) => ({ path, text }));
  const opened = withEdits({ files: filesWith(), inventory, year: 2026 });
  const siteOf = (added: Texts = {}): Site => {
    const content = opened(added);
    const site = content.site();
    if (!site) throw new Error(formatProblems(content.problems(), new Map()));
    return site;
  };
  return {
    /** The files, with some added or replaced. */
    filesWith,
    /** The text of one file with one passage replaced, by its path; fails when the passage is not there. */
    changed: (path: string, from: string, to: string) => ({ [path]: edited(texts, path, from, to) }),
    /** What `check` prints of the site with changes, without the frames; of one kind of mistake only where it is named. */
    problemsOf: (added: Texts, kind?: IssueCode): string =>
      formatProblems(
        opened(added)
          .problems()
          .filter(({ code }) => kind === undefined || code === kind),
        new Map(),
      ),
    /** The site with changes, which must have no errors. */
    siteOf,
    /** One page of the site with changes. */
    pageOf: (route: string, added: Texts = {}): Page => {
      const page = siteOf(added).pages.find((candidate) => candidate.route === route);
      if (!page) throw new Error(`no page ${route}`);
      return page;
    },
  };
}

const config = 'site.config.yaml';
const texts = textsOfSite('plumber');

/** The plumber as he is: one office, and without most of what a business may have. */
export const plumber = siteWith(texts);

/** What he would write if he had everything: passages, and what stands in their place. */
const growth: [path: string, from: string, to: string][] = [
  [config, '  kinds: [Plumber]', '  kinds: [Plumber]\n  founded: 2001\n  radius: 100'],
  [
    config,
    '  openingHours:',
    `    - id: luling
      name: Luling line
      city: Luling
      phone: (512) 555-0173
      coordinates: { latitude: 29.6805, longitude: -97.6475 }
      serves: Luling and around
  emergency: { phone: (830) 555-0199, label: 24/7 line }
  responseTimes:
    - { area: Seguin, time: 45 minutes }
  openingHours:`,
  ],
  [config, 'Work by licensed plumbers', 'Since {founded}'],
  [
    config,
    '  legal:',
    `  banner:
    text: Membership
    learnMore: { label: Learn more, href: /contact }
    apply: { label: Apply, href: "link:license" }
  legal:`,
  ],
  [config, 'map: { directions', 'map: { embed: "https://maps.example.com/?q={query}", directions'],
  ['pages/seguin.yaml', 'steps:', 'quotes:\n  - { name: Dana R., detail: Tap, text: On time., sample: true }\nsteps:'],
  [
    'pages/seguin.yaml',
    'gallery:',
    'concern:\n  heading: Storms\n  text: Frost comes in winter.\n  image: { src: drain.jpg, alt: A drain }\ngallery:',
  ],
  ['pages/service-areas/lockhart.yaml', 'office: seguin', 'office: luling'],
  [
    'pages/service-areas/lockhart.yaml',
    'showHours: true',
    'responseTime: 45 minutes\nshowHours: true\nemergency: { heading: Water in the house?, text: Call now. }',
  ],
];

const grownTexts: Record<string, string> = { ...texts };
for (const [path, from, to] of growth) grownTexts[path] = edited(grownTexts, path, from, to);

/** The plumber with everything that a business may have. */
export const { filesWith, changed, problemsOf, siteOf, pageOf } = siteWith(grownTexts);
