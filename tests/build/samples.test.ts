import { expect, test } from 'vitest';
import { sampleContent } from '../../scripts/building/samples';
import { changed, siteOf } from '../plumber';

const review = 'name: Dana, rating: 5, date: today, text: Good, service: Pipe';

test('lists every place that holds sample content, and nothing else', () => {
  const page = `title: Reviews of Heron
description: What customers say about the work of Heron, in one long enough sentence for a list.
sections:
  - { type: hero, layout: plain, heading: Reviews, text: All of them. }
  - type: reviews
    items:
      - { ${review}, sample: true }
      - { ${review} }
`;
  const own = sampleContent(siteOf({ 'pages/reviews.yaml': page })).filter((line) => line.includes('reviews.yaml'));
  expect(own).toEqual(['pages/reviews.yaml  sections[1].items[0]']);
});

test('lists pictures that stand in for photographs', () => {
  const stand = changed('site.config.yaml', 'seo:', 'pictures: { note: Drawings until May., sample: true }\nseo:');
  expect(sampleContent(siteOf(stand))).toContain('site.config.yaml  pictures');
});
