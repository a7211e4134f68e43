import { describe, expect, test } from 'vitest';
import type { Block } from '../../schemas/blocks';
import { withRhythm } from '../../src/resolving/templates/rhythm';
import { changed, inventory, pageOf } from '../plumber';

const groundOf = (section: Pick<Block, 'type'>) => ('ground' in section ? section.ground : undefined);

/** A section in a line: ground, type, id and heading. */
const line = (section: Block): string =>
  `${groundOf(section)} ${section.type}${section.id ? ` #${section.id}` : ''}: ${section.heading ?? ''}`;

const templated = ['/seguin', '/seguin/water-heaters', '/service-areas/lockhart', '/blog/frost'];

test.each([
  [
    ['light', 'light', 'light'],
    ['light', 'tint', 'light'],
  ],
  [
    ['dark', 'light', 'dark', 'light'],
    ['dark', 'light', 'dark', 'tint'],
  ],
  [
    ['dark', 'dark', 'tint', 'tint'],
    ['dark', 'light', 'tint', 'light'],
  ],
  [
    ['light', 'brand', 'light'],
    ['light', 'brand', 'tint'],
  ],
] as const)('grounds %j become %j', (wishes, grounds) => {
  const sections = wishes.map((ground) => ({ type: 'social' as const, ground }));
  expect(withRhythm(sections).map(groundOf)).toEqual(grounds);
});

describe('sections of each template', () => {
  test('city', () =>
    expect(pageOf('/seguin').sections.map(line)).toMatchInlineSnapshot(`
    [
      "dark hero: Plumbing in Seguin",
      "light card-grid #services: What we do in Seguin",
      "tint media-text #local: Old houses",
      "light testimonials #quotes: From customers in and around Seguin",
      "tint steps #steps: How a job runs",
      "dark media-text #concern: Storms",
      "light gallery #photos: The kind of work we do",
      "tint form #estimate: Ask for a visit",
      "light offices #office: Your office in Seguin",
    ]
  `));
  test('service', () =>
    expect(pageOf('/seguin/water-heaters').sections.map(line)).toMatchInlineSnapshot(`
      [
        "dark hero: Water heaters",
        "light checklist #included: What you get",
        "tint prose: Gas",
        "light media-text: Electric",
        "tint media-text: Solar",
        "light faq #questions: Questions we hear often",
        "tint form #estimate: Ask for a visit",
        "light link-list: Related services",
        "tint area-list: Where we work",
      ]
    `));
  test('area', () =>
    expect(pageOf('/service-areas/lockhart').sections.map(line)).toMatchInlineSnapshot(`
      [
        "dark hero: Your plumber in Lockhart",
        "light feature-strip: ",
        "tint card-grid #services: Services in Lockhart",
        "light checklist #why: Why Lockhart calls us",
        "tint media-text #coverage: Around the courthouse",
        "dark call-banner #emergency: Water in the house?",
        "light form #estimate: Ask for a visit",
        "tint area-list: More places we work",
      ]
    `));
  test('article', () =>
    expect(pageOf('/blog/frost').sections.map(line)).toMatchInlineSnapshot(`
      [
        "undefined article-header: The frost article",
        "light prose: First",
        "dark cta: How can we help?",
        "tint post-list: Related articles",
      ]
    `));
});

test.each(templated)('%s opens with its one h1, and uses icons that exist', (route) => {
  const { sections } = pageOf(route);
  const opening = sections.filter(({ type }) => type === 'hero' || type === 'article-header');
  expect(opening).toEqual([sections[0]]);
  const icons = sections.flatMap((block) =>
    block.type === 'feature-strip' ? block.items.map(({ icon }) => icon) : [],
  );
  expect(icons.filter((icon) => !inventory.icons.has(icon))).toEqual([]);
});

test.each(templated.slice(0, 3))('no two neighbours of %s stand on the same ground', (route) => {
  const grounds = pageOf(route).sections.map(groundOf);
  expect(grounds.filter((ground, index) => ground === grounds[index - 1])).toEqual([]);
  expect(new Set(grounds).size).toBe(3);
});

test.each([
  ['pages/seguin.yaml', '/seguin', 'What we do in the Seguin area'],
  ['pages/service-areas/lockhart.yaml', '/service-areas/lockhart', 'Services in the Lockhart area'],
])('%s: a name that takes an article has it in the headings that the template adds', (file, route, heading) => {
  const [, city = ''] = heading.split(' the ').map((part) => part.replace(' area', ''));
  const text = changed(file, `city: ${city}\n`, `city: ${city}\nplace: the ${city} area\n`);
  const { sections } = pageOf(route, text);
  expect(sections.map((section) => ('heading' in section ? section.heading : ''))).toContain(heading);
});

test('a page puts sections first that it names, and the others keep their order', () => {
  const text = changed(
    'pages/seguin.yaml',
    'template: city',
    'template: city\norder: [office, concern]\ncardsLayout: feature',
  );
  const { sections } = pageOf('/seguin', text);
  const ids = sections.map(({ id, type }) => id ?? type);
  expect(ids).toEqual(['hero', 'office', 'concern', 'services', 'local', 'quotes', 'steps', 'photos', 'estimate']);
  expect(sections.find(({ id }) => id === 'services')).toMatchObject({ layout: 'feature' });
  expect(sections.map(groundOf).slice(0, 4)).toEqual(['dark', 'light', 'dark', 'tint']);
});

test('an area is about its own office and shows its number beside the emergency line', () => {
  const { office, sections } = pageOf('/service-areas/lockhart');
  expect(office).toBe('luling');
  expect(sections[0]).toMatchObject({
    actions: [{ label: 'Ask for a visit', href: '/contact' }],
    call: 'both',
  });
});

test('templates promise nothing by themselves: what is said of the form and the estimate is the business’s', () => {
  const said = JSON.stringify(templated.map((route) => pageOf(route).sections.slice(1)));
  expect(said).not.toMatch(/\bfree\b(?! estimate"[,}])|24\/7|pressure|foreman/);
  const promise =
    'form: { src: /embed/visit, intro: Say what you see., promise: Asking is free., next: [{ title: We call, text: Soon. }] }';
  const config = changed('site.config.yaml', 'form: { src: /embed/visit }', promise);
  expect(pageOf('/seguin', config).sections.find(({ type }) => type === 'form')).toMatchObject({
    intro: 'Say what you see.',
    next: [{ title: 'We call', text: 'Soon.' }],
  });
  expect(pageOf('/blog/frost', config).sections.find(({ type }) => type === 'cta')).toMatchObject({
    text: 'Asking is free.',
  });
});

test('the facts of an area are its own', () => {
  expect(pageOf('/service-areas/lockhart').sections.find(({ type }) => type === 'feature-strip')).toMatchObject({
    items: [
      { title: 'Service area', text: 'Lockhart and around' },
      { title: 'Response time', text: '45 minutes' },
      { title: 'Phone', text: '(512) 555-0173' },
      { title: 'Hours', text: 'Monday to Friday, 8 AM to 6 PM' },
    ],
  });
});

test('further sections keep their place before the form, and a dark one its ground', () => {
  const more = 'more:\n  - { type: social, ground: dark, heading: More }\nbullets:';
  const types = pageOf('/seguin/water-heaters', changed('pages/seguin/water-heaters.yaml', 'bullets:', more)).sections;
  const index = types.findIndex(({ type }) => type === 'social');
  expect(types.slice(index, index + 2).map(line)).toMatchInlineSnapshot(`
    [
      "dark social: More",
      "tint form #estimate: Ask for a visit",
    ]
  `);
});

test('what an author writes in a form is resolved once', () => {
  const text = changed('pages/seguin.yaml', '*old* houses.', '*old* houses & [a phone](call).');
  const local = pageOf('/seguin', text).sections.find(({ id }) => id === 'local');
  expect(local).toMatchObject({
    text: expect.stringContaining('<p>Seguin has <em>old</em> houses &amp; <a href="tel:+18305550142">a phone</a>.'),
  });
});
