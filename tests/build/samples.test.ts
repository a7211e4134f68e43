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

test('what is known to be a sample stays one without sample: true', () => {
  const own = siteOf(changed('site.config.yaml', '  sample: true\n', ''));
  const lines = sampleContent(own).filter((line) => line.startsWith('site.config.yaml'));
  expect(lines).toMatchInlineSnapshot(`
    [
      "site.config.yaml  url: https://www.heron.example is an address that is kept for samples (RFC 2606)",
      "site.config.yaml  business.email: hello@heron.example is an address that is kept for samples (RFC 2606)",
      "site.config.yaml  business.offices[0].phone: (830) 555-0142 is a number that is kept for films and samples",
      "site.config.yaml  business.offices[0].address.street: 1 Sample Street is a sample of an address",
      "site.config.yaml  business.offices[1].phone: (512) 555-0173 is a number that is kept for films and samples",
      "site.config.yaml  business.emergency.phone: (830) 555-0199 is a number that is kept for films and samples",
      "site.config.yaml  business.licenses[0].href: https://license.example.com/heron is an address that is kept for samples (RFC 2606)",
      "site.config.yaml  navigation.menu[4].links[1].href: https://license.example.com/heron is an address that is kept for samples (RFC 2606)",
      "site.config.yaml  navigation.banner.apply.href: https://license.example.com/heron is an address that is kept for samples (RFC 2606)",
      "site.config.yaml  socials[0].href: https://facebook.example.com/heron is an address that is kept for samples (RFC 2606)",
      "site.config.yaml  links.license: https://license.example.com/heron is an address that is kept for samples (RFC 2606)",
      "site.config.yaml  frames[0].from: https://book.example.com is an address that is kept for samples (RFC 2606)",
      "site.config.yaml  map.embed: https://maps.example.com/?q={query} is an address that is kept for samples (RFC 2606)",
      "site.config.yaml  map.directions: https://maps.example.com/to?q={query} is an address that is kept for samples (RFC 2606)",
    ]
  `);
});
