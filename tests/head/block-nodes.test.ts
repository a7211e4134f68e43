import { expect, test } from 'vitest';
import { blocks, page } from './fixture';
import { graphOf, nodeOf, objectsIn } from './graph';
import { article, faq, gallery, reviews } from './sample-pages';

test('two blocks of questions are one list, with the answers as they are read', () => {
  const graph = graphOf(faq);
  expect(graph.filter((node) => node['@type'] === 'FAQPage')).toHaveLength(1);
  expect(nodeOf(graph, '/plumbing#faq').mainEntity).toMatchInlineSnapshot(`
    [
      {
        "@type": "Question",
        "acceptedAnswer": {
          "@type": "Answer",
          "text": "Usually one to three days.",
        },
        "name": "How long?",
      },
      {
        "@type": "Question",
        "acceptedAnswer": {
          "@type": "Answer",
          "text": "Ask us & see. One Two",
        },
        "name": "How much?",
      },
    ]
  `);
});

test('all reviews count, the first ten are named, without dates that are only words', () => {
  const business = nodeOf(graphOf(reviews), '/#business');
  expect(business.aggregateRating).toEqual({
    '@type': 'AggregateRating',
    ratingValue: '4.9',
    reviewCount: 12,
    bestRating: 5,
    worstRating: 1,
  });
  expect(business.review).toHaveLength(10);
  expect(objectsIn(business.review)[0]).toMatchInlineSnapshot(`
    {
      "@type": "Review",
      "author": {
        "@type": "Person",
        "name": "Dana R.",
      },
      "reviewBody": "Clear price.",
      "reviewRating": {
        "@type": "Rating",
        "bestRating": 5,
        "ratingValue": 5,
      },
    }
  `);
  expect(business['@type']).toEqual(['Plumber', 'HVACBusiness']);
  expect(business.address).toBeDefined();
});

test('a page without reviews has no rating', () => {
  expect(nodeOf(graphOf(page()), '/#business')).not.toHaveProperty('aggregateRating');
});

test('a gallery names its own pictures only', () => {
  expect(nodeOf(graphOf(gallery), '/gallery').image).toMatchInlineSnapshot(`
    [
      {
        "@type": "ImageObject",
        "contentUrl": "https://www.heron.example/pictures/pipe-bbb-1600.jpg",
        "name": "Ridge",
      },
      {
        "@type": "ImageObject",
        "contentUrl": "https://www.heron.example/pictures/drain-ccc-1300.jpg",
        "name": "A drain",
      },
    ]
  `);
  const plain = page({ sections: blocks({ type: 'gallery', images: [{ src: 'pipe.jpg', alt: 'A pipe' }] }) });
  expect(nodeOf(graphOf(plain), '/plumbing')).not.toHaveProperty('image');
});

test('an article, published and written by the business', () => {
  expect(nodeOf(graphOf(article), '/blog/tips#article')).toMatchInlineSnapshot(`
    {
      "@id": "https://www.heron.example/blog/tips#article",
      "@type": "Article",
      "articleSection": "Construction Tips",
      "author": {
        "@id": "https://www.heron.example/#business",
      },
      "dateModified": "2025-08-27",
      "datePublished": "2023-10-25",
      "description": "New pipes, repairs and inspections by a local crew.",
      "headline": "Five tips before you build",
      "image": "https://www.heron.example/pictures/drain-ccc-1300.jpg",
      "mainEntityOfPage": {
        "@id": "https://www.heron.example/blog/tips",
      },
      "publisher": {
        "@id": "https://www.heron.example/#business",
      },
    }
  `);
});

test('prices, offers and people are told of the business, jobs by themselves, each with its last day', () => {
  const graph = graphOf(
    page({
      sections: blocks(
        {
          type: 'price-list',
          heading: 'Prices',
          groups: [
            {
              items: [
                { name: 'Call-out', price: 'from $89' },
                { name: 'Drain', price: '$140' },
              ],
            },
          ],
        },
        { type: 'offers', items: [{ title: 'Heater check', text: 'One visit.', until: '2026-12-31' }] },
        {
          type: 'team',
          people: [
            {
              name: 'Dana Ruiz',
              role: 'Plumber',
              image: { src: 'pipe.jpg', alt: 'Dana' },
              credentials: ['Card 12345'],
            },
          ],
        },
        {
          type: 'jobs',
          items: [
            {
              title: 'Plumber',
              text: 'Repairs.',
              employment: 'part time',
              posted: '2026-01-05',
              until: '2026-03-31',
              action: { label: 'Apply', href: '/contact' },
            },
          ],
        },
      ),
    }),
  );
  const { hasOfferCatalog, makesOffer, employee } = nodeOf(graph, '/#business');
  expect({ hasOfferCatalog, makesOffer, employee }).toMatchInlineSnapshot(`
    {
      "employee": [
        {
          "@type": "Person",
          "hasCredential": [
            {
              "@type": "EducationalOccupationalCredential",
              "name": "Card 12345",
            },
          ],
          "image": "https://www.heron.example/pictures/pipe-bbb-1600.jpg",
          "jobTitle": "Plumber",
          "name": "Dana Ruiz",
        },
      ],
      "hasOfferCatalog": {
        "@type": "OfferCatalog",
        "itemListElement": [
          {
            "@type": "Offer",
            "description": "from $89",
            "name": "Call-out",
          },
          {
            "@type": "Offer",
            "description": "$140",
            "name": "Drain",
            "price": 140,
            "priceCurrency": "USD",
          },
        ],
        "name": "Prices",
      },
      "makesOffer": [
        {
          "@type": "Offer",
          "description": "One visit.",
          "name": "Heater check",
          "validThrough": "2026-12-31",
        },
      ],
    }
  `);
  expect(graph.find((node) => node['@type'] === 'JobPosting')).toMatchInlineSnapshot(`
    {
      "@id": "https://www.heron.example/plumbing#job-1",
      "@type": "JobPosting",
      "datePosted": "2026-01-05",
      "description": "Repairs.",
      "employmentType": "PART_TIME",
      "hiringOrganization": {
        "@id": "https://www.heron.example/#business",
      },
      "jobLocation": {
        "@type": "Place",
        "address": {
          "@type": "PostalAddress",
          "addressCountry": "US",
          "addressLocality": "Seguin",
          "addressRegion": "TX",
          "postalCode": "78155",
          "streetAddress": "1 Sample Street",
        },
      },
      "title": "Plumber",
      "validThrough": "2026-03-31",
    }
  `);
});

test('each film is told by itself, where it is and how long', () => {
  const film = { poster: { src: 'pipe.jpg', alt: 'A pipe' }, date: '2026-03-02' };
  const videos = [
    { ...film, title: 'A drain', src: '/tour.mp4', text: 'From the call on.', length: '1:02:05' },
    { ...film, title: 'A heater', src: 'https://vimeo.com/123456/0a1b2c', length: '0:40' },
  ];
  const graph = graphOf(page({ sections: blocks({ type: 'video', videos }) }));
  expect(graph.filter((node) => node['@type'] === 'VideoObject')).toMatchInlineSnapshot(`
    [
      {
        "@id": "https://www.heron.example/plumbing#film-1",
        "@type": "VideoObject",
        "contentUrl": "https://www.heron.example/tour.mp4",
        "description": "From the call on.",
        "duration": "PT1H2M5S",
        "name": "A drain",
        "thumbnailUrl": "https://www.heron.example/pictures/pipe-bbb-1600.jpg",
        "uploadDate": "2026-03-02",
      },
      {
        "@id": "https://www.heron.example/plumbing#film-2",
        "@type": "VideoObject",
        "duration": "PT0M40S",
        "embedUrl": "https://player.vimeo.com/video/123456",
        "name": "A heater",
        "thumbnailUrl": "https://www.heron.example/pictures/pipe-bbb-1600.jpg",
        "uploadDate": "2026-03-02",
      },
    ]
  `);
});
