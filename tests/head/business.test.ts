import { expect, test } from 'vitest';
import { page } from './fixture';
import { graphOf, nodeOf } from './graph';
import { cityPage } from './sample-pages';

test('the business, its hours, its emergency line and its phone-only line', () => {
  expect(nodeOf(graphOf(page()), '/#business')).toMatchInlineSnapshot(`
    {
      "@id": "https://www.acme.example/#business",
      "@type": [
        "RoofingContractor",
        "GeneralContractor",
      ],
      "address": {
        "@type": "PostalAddress",
        "addressCountry": "US",
        "addressLocality": "Claremore",
        "addressRegion": "OK",
        "postalCode": "74017",
        "streetAddress": "1 Sample Street",
      },
      "alternateName": "Acme",
      "areaServed": [
        {
          "@type": "GeoCircle",
          "geoMidpoint": {
            "@type": "GeoCoordinates",
            "latitude": 36.31261,
            "longitude": -95.61609,
          },
          "geoRadius": "160934",
        },
        {
          "@type": "City",
          "name": "Tulsa",
        },
        {
          "@type": "City",
          "name": "Claremore",
        },
      ],
      "contactPoint": [
        {
          "@type": "ContactPoint",
          "contactType": "emergency",
          "hoursAvailable": {
            "@type": "OpeningHoursSpecification",
            "closes": "23:59",
            "dayOfWeek": [
              "Monday",
              "Tuesday",
              "Wednesday",
              "Thursday",
              "Friday",
              "Saturday",
              "Sunday",
            ],
            "opens": "00:00",
          },
          "name": "24/7 emergency line",
          "telephone": "+19185550199",
        },
        {
          "@type": "ContactPoint",
          "areaServed": "Oklahoma City metro",
          "contactType": "customer service",
          "hoursAvailable": [
            {
              "@type": "OpeningHoursSpecification",
              "closes": "18:00",
              "dayOfWeek": [
                "Monday",
                "Friday",
              ],
              "opens": "08:00",
            },
          ],
          "name": "Oklahoma City line",
          "telephone": "+14055550173",
        },
      ],
      "description": "A contractor.",
      "email": "hello@acme.example",
      "foundingDate": "2001",
      "geo": {
        "@type": "GeoCoordinates",
        "latitude": 36.31261,
        "longitude": -95.61609,
      },
      "image": "https://www.acme.example/pictures/site-aaa-1600.jpg",
      "legalName": "Acme LLC",
      "logo": {
        "@type": "ImageObject",
        "url": "https://www.acme.example/logo.svg",
      },
      "name": "Acme Roofing & Remodeling",
      "openingHoursSpecification": [
        {
          "@type": "OpeningHoursSpecification",
          "closes": "18:00",
          "dayOfWeek": [
            "Monday",
            "Friday",
          ],
          "opens": "08:00",
        },
      ],
      "paymentAccepted": "Cash, Check",
      "priceRange": "$$",
      "sameAs": [
        "https://facebook.example.com/acme",
      ],
      "telephone": "+19185550142",
      "url": "https://www.acme.example/",
    }
  `);
});

test('a further office is a business under the main one, with its own page', () => {
  expect(nodeOf(graphOf(page(), cityPage), '/#office-ada')).toMatchInlineSnapshot(`
    {
      "@id": "https://www.acme.example/#office-ada",
      "@type": [
        "RoofingContractor",
        "GeneralContractor",
      ],
      "address": {
        "@type": "PostalAddress",
        "addressCountry": "US",
        "addressLocality": "Ada",
        "addressRegion": "OK",
        "postalCode": "74820",
        "streetAddress": "2 Sample Avenue",
      },
      "areaServed": "Pontotoc County",
      "geo": {
        "@type": "GeoCoordinates",
        "latitude": 34.77453,
        "longitude": -96.67834,
      },
      "image": "https://www.acme.example/pictures/site-aaa-1600.jpg",
      "name": "Acme Roofing & Remodeling, Ada office",
      "openingHoursSpecification": [
        {
          "@type": "OpeningHoursSpecification",
          "closes": "12:00",
          "dayOfWeek": [
            "Tuesday",
          ],
          "opens": "09:00",
        },
      ],
      "parentOrganization": {
        "@id": "https://www.acme.example/#business",
      },
      "priceRange": "$$",
      "telephone": "+15805550116",
      "url": "https://www.acme.example/ada-oklahoma",
    }
  `);
});
