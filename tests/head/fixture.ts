import type { z } from 'zod';
import { type Block, block } from '../../schemas/blocks';
import { siteConfig } from '../../schemas/site';
import type { Inventory, Page, Site } from '../../src/model/site';

const font = (family: string, file: string) => ({
  family,
  file,
  weights: [400, 700],
});

/** A plumber with three offices, of which the last has only a phone. */
export const config = siteConfig.parse({
  url: 'https://www.heron.example',
  business: {
    name: 'Heron Plumbing & Heating',
    shortName: 'Heron',
    legalName: 'Heron Plumbing LLC',
    tagline: 'Pipes',
    description: 'A contractor.',
    kinds: ['Plumber', 'HVACBusiness'],
    founded: 2001,
    priceRange: '$$',
    email: 'hello@heron.example',
    mainOffice: 'seguin',
    offices: [
      {
        id: 'seguin',
        name: 'Seguin office',
        city: 'Seguin',
        phone: '(830) 555-0142',
        address: { street: '1 Sample Street', city: 'Seguin', region: 'TX', postalCode: '78155' },
        coordinates: { latitude: 36.31261, longitude: -95.61609 },
        serves: 'Northeast Texas',
      },
      {
        id: 'gonzales',
        name: 'Gonzales office',
        city: 'Gonzales',
        phone: '(361) 555-0116',
        address: { street: '2 Sample Avenue', city: 'Gonzales', region: 'TX', postalCode: '78629' },
        coordinates: { latitude: 34.77453, longitude: -96.67834 },
        serves: 'Gonzales County',
        openingHours: [{ days: ['Tuesday'], opens: '09:00', closes: '12:00' }],
      },
      {
        id: 'luling',
        name: 'Luling line',
        city: 'Luling',
        phone: '(512) 555-0173',
        coordinates: { latitude: 35.46756, longitude: -97.51643 },
        serves: 'Luling metro',
      },
    ],
    openingHours: [{ days: ['Monday', 'Friday'], opens: '08:00', closes: '18:00' }],
    emergency: { phone: '(830) 555-0199', label: '24/7 emergency line' },
    radius: 100,
    payment: ['Cash', 'Check'],
  },
  navigation: { menu: [], callLabel: 'Call', estimate: { label: 'Get an estimate', href: '/contact' } },
  areas: { cities: [{ name: 'Lockhart' }, { name: 'Seguin' }] },
  socials: [{ name: 'Facebook', icon: 'brand-facebook', href: 'https://facebook.example.com/heron' }],
  form: { src: '/embed/visit.html' },
  map: { embed: 'https://maps.example/?q={query}', directions: 'https://maps.example/?q={query}' },
  theme: {
    colors: {
      ink: '#16241F',
      slate: '#4A5A54',
      brand: '#256B5B',
      action: '#A84A18',
      dark: '#1B3A33',
      onDark: '#D9E7E1',
      accentOnDark: '#F0B68C',
      ground: '#F7F4EE',
      line: '#E3DACB',
      danger: '#B3261E',
    },
    fonts: { heading: font('Head', '/fonts/head.woff2'), text: font('Text', '/fonts/text.woff2') },
    radius: { control: 6, picture: 10 },
    logo: { header: '/logo.svg', footer: '/logo-light.svg', mark: '/mark.svg', width: 190, height: 48 },
  },
  seo: { image: { src: 'site.jpg', alt: 'A house' }, region: 'US-TX' },
});

const files = {
  'site.jpg': { width: 1600, height: 900, hash: 'aaa' },
  'pipe.jpg': { width: 2400, height: 1600, hash: 'bbb' },
  'drain.jpg': { width: 1300, height: 800, hash: 'ccc' },
  'small.jpg': { width: 640, height: 480, hash: 'ddd' },
};

export const inventory: Inventory = {
  pictures: new Map(Object.entries(files)),
  icons: new Map(),
  files: new Set(),
};

/** Blocks as an editor writes them, with their defaults. */
export const blocks = (...sections: z.input<typeof block>[]): Block[] =>
  sections.map((section) => block.parse(section));

/** A page at `/plumbing` under home, except for what is given. */
export const page = (fields: Partial<Page> = {}): Page => ({
  route: '/plumbing',
  file: 'pages/plumbing.yaml',
  kind: 'page',
  title: 'Plumbing services in Texas',
  description: 'New pipes, repairs and inspections by a local crew.',
  label: 'Plumbing',
  office: 'seguin',
  line: 'office',
  aliases: [],
  redirectFrom: [],
  robots: 'index, follow',
  updated: '2025-08-27',
  priority: 0.7,
  changefreq: 'monthly',
  breadcrumb: [
    { label: 'Home', route: '/' },
    { label: 'Plumbing', route: '/plumbing' },
  ],
  sections: blocks({ type: 'prose', text: 'Text' }),
  ...fields,
});

/** The post that goes with an article page. */
export const post = (fields: Partial<NonNullable<Page['post']>> = {}): NonNullable<Page['post']> => ({
  route: '/blog/tips',
  title: 'Five tips',
  excerpt: 'What to settle first.',
  group: 'Construction',
  category: 'Construction Tips',
  date: '2023-10-25',
  readTime: 5,
  image: { src: 'drain.jpg', alt: 'A drain', focus: 'center' },
  featured: false,
  ...fields,
});

export const site = (...pages: Page[]): Site => ({ config, pages, posts: [], categories: {}, year: 2026 });
