import { expect, type Page, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

const count = (page: Page, selector: string) => page.locator(selector).count();
const block = (type: string) => `[data-block="${type}"]`;

test('home has the sections and counts of the spec', async ({ page }) => {
  await page.goto('/');
  expect({
    photos: await count(page, `${block('gallery')} a[data-act=photo]`),
    questions: await count(page, `${block('faq')} details`),
    testimonials: await count(page, `${block('testimonials')} blockquote`),
    roofing: await count(page, '#roofing li:has(a)'),
    networks: await count(page, `${block('social')} a[target=_blank]`),
    formHeight: await page
      .locator(`${block('form')} noscript iframe`)
      .first()
      .getAttribute('height'),
  }).toEqual({ photos: 15, questions: 10, testimonials: 3, roofing: 4, networks: 3, formHeight: '706' });
  for (const href of [
    '/deck-builder',
    '/kitchen-remodeling',
    '/bathroom-remodeling',
    '/services',
    '/flooring',
    '/windows',
  ]) {
    expect(await count(page, `main a[href="${href}"]`), href).toBeGreaterThan(0);
  }
  for (const href of ['/fire-restoration', '/water-restoration', '/mold-remediation']) {
    expect(await count(page, `${block('call-banner')} a[href="${href}"]`), href).toBe(1);
  }
});

test('the gallery has 38 different photos in 15 categories', async ({ page }) => {
  await page.goto('/gallery');
  const sources = await page
    .locator(`${block('gallery')} a[data-act=photo]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect([sources.length, new Set(sources).size]).toEqual([38, 38]);
  expect(await page.locator(`${block('gallery')} [role=group] button`).allTextContents()).toEqual([
    ...[
      'All',
      'Roofing',
      'Kitchen Remodeling',
      'Bathroom Remodeling',
      'Flooring',
      'Deck Building',
      'Water Restoration',
    ],
    ...[
      'General Construction',
      'Windows',
      'Materials',
      'Planning',
      'Craftsmanship',
      'Installation',
      'Completed Projects',
    ],
    ...['Home Improvement', 'Team'],
  ]);
  await expect(page.locator(`${block('gallery')} [role=status]`)).toHaveText('38 photos', { useInnerText: true });
});

test('24 reviews of five stars with an answer each: 5.0 and 24+; the first ten in structured data', async ({
  page,
}) => {
  await page.goto('/reviews');
  const reviews = page.locator('main');
  await expect(reviews).toContainText('5.0');
  await expect(reviews).toContainText('24+');
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')['@graph'];
  const business = graph.find((node: { aggregateRating?: object }) => node.aggregateRating);
  expect(business.aggregateRating).toMatchObject({ ratingValue: '5.0', reviewCount: 24 });
  expect(business.review).toHaveLength(10);
});

test('13 posts: one featured, twelve in the grid, counts by group; three related on every article', async ({
  page,
}) => {
  await page.goto('/blog');
  const list = page.locator(block('post-list'));
  for (const text of [/All\s*13/, /Roofing Tips\s*4/, /Home Improvement\s*5/, /Construction\s*4/])
    await expect(list).toContainText(text);
  expect(await list.getByRole('link', { name: /read more/i }).count()).toBe(13);
  await expect(list).toContainText('May 6, 2025');
  await expect(list).toContainText('Oct 25, 2023');
  await page.goto('/blog/custom-shower');
  expect(await page.locator(block('post-list')).getByRole('heading', { level: 3 }).count()).toBe(3);
  await expect(page.locator('main')).toContainText('October 25, 2023');
  expect(await count(page, 'main a[target=_blank] img')).toBeGreaterThan(0);
});

const steps: [route: string, steps: number][] = [
  ['/commercial-roofing', 6],
  ['/storm-damage', 3],
  ['/roofing-contractor', 4],
  ['/services', 4],
  ['/fire-restoration', 8],
  ['/water-restoration', 10],
  ['/mold-remediation', 9],
  ['/claremore', 5],
  ['/claremore/kitchen-remodeling', 4],
  ['/financing', 3],
];
for (const [route, expected] of steps) {
  test(`${route} has a process of ${expected} steps`, async ({ page }) => {
    await page.goto(route);
    expect(await count(page, `${block('steps')} h3`)).toBe(expected);
  });
}

test('the restoration and kitchen pages have the points, pictures and quotes of the spec', async ({ page }) => {
  await page.goto('/water-restoration');
  await expect(page.locator('h1')).toHaveText('Water restoration services');
  expect([await count(page, '#included li'), await count(page, '#pictures a[data-act=photo]')]).toEqual([8, 5]);
  await page.goto('/mold-remediation');
  expect([await count(page, '#included li'), await count(page, '#health')]).toEqual([7, 1]);
  await expect(page.locator('main')).toContainText('30–50');
  await page.goto('/claremore/kitchen-remodeling');
  expect({
    photos: await count(page, '#photos a[data-act=photo]'),
    services: await count(page, '#services h3'),
    benefits: await count(page, '#benefits h3'),
    quotes: await count(page, '#quotes blockquote'),
    reasons: await count(page, '#why li'),
  }).toEqual({ photos: 8, services: 8, benefits: 3, quotes: 3, reasons: 6 });
});

test('area pages say how soon a crew is there', async ({ page }) => {
  for (const [route, time] of [
    ['/service-areas/tulsa', '45 minutes'],
    ['/service-areas/oklahoma-city-area', '30 minutes'],
    ['/service-areas/norman', '1 hour'],
    ['/service-areas/broken-arrow', '1 hour'],
  ] as const) {
    await page.goto(route);
    await expect(page.locator('main'), route).toContainText(time);
  }
  await expect(page.locator('main')).toContainText('Monday to Friday');
});

test('11 major cities and 19 communities are on the service areas page', async ({ page }) => {
  await page.goto('/service-areas');
  const list = page.locator(block('area-list')).first();
  for (const city of [
    'Tulsa',
    'Claremore',
    'Oklahoma City',
    'Norman',
    'Moore',
    'Midwest City',
    'Edmond',
    'Broken Arrow',
    'Bartlesville',
    'Owasso',
    'Muskogee',
  ]) {
    await expect(list).toContainText(city);
  }
  await expect(page.locator('footer')).toContainText('19 more communities');
});
