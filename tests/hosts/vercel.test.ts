import { expect, test } from 'vitest';
import { vercelFiles } from '../../scripts/hosts/vercel';
import { hostInput, textOf } from './input';

const { files, report } = vercelFiles(hostInput);

test('vercel.json', () => {
  expect(textOf(files, 'vercel.json')).toMatchInlineSnapshot(`
    "{
      "cleanUrls": true,
      "redirects": [
        {
          "source": "/:path(.*)",
          "has": [
            {
              "type": "host",
              "value": "example.com"
            }
          ],
          "destination": "https://www.example.com/:path",
          "statusCode": 301
        },
        {
          "source": "/",
          "has": [
            {
              "type": "query",
              "key": "page_id",
              "value": "3"
            }
          ],
          "destination": "/contact",
          "statusCode": 301
        },
        {
          "source": "/contact-us/",
          "destination": "/contact",
          "statusCode": 301
        },
        {
          "source": "/build",
          "destination": "/general-contracting",
          "statusCode": 301
        },
        {
          "source": "/build/",
          "destination": "/general-contracting",
          "statusCode": 301
        },
        {
          "source": "/construction",
          "destination": "/general-contracting",
          "statusCode": 301
        },
        {
          "source": "/construction/",
          "destination": "/general-contracting",
          "statusCode": 301
        },
        {
          "source": "/home",
          "destination": "/",
          "statusCode": 301
        },
        {
          "source": "/home/",
          "destination": "/",
          "statusCode": 301
        },
        {
          "source": "/blog/page/:page",
          "destination": "/blog",
          "statusCode": 301
        },
        {
          "source": "/blog/page/:page/",
          "destination": "/blog",
          "statusCode": 301
        },
        {
          "source": "/author/:rest*",
          "destination": "/blog",
          "statusCode": 301
        },
        {
          "source": "/author/:rest*/",
          "destination": "/blog",
          "statusCode": 301
        },
        {
          "source": "/services/:rest+",
          "destination": "/services",
          "statusCode": 301
        },
        {
          "source": "/services/:rest+/",
          "destination": "/services",
          "statusCode": 301
        },
        {
          "source": "/:year(\\\\d{4})/:month(\\\\d{2})/:day(\\\\d{2})/:rest*",
          "destination": "/blog",
          "statusCode": 301
        },
        {
          "source": "/:year(\\\\d{4})/:month(\\\\d{2})/:day(\\\\d{2})/:rest*/",
          "destination": "/blog",
          "statusCode": 301
        },
        {
          "source": "/:path+/",
          "destination": "/:path+",
          "statusCode": 301
        }
      ],
      "headers": [
        {
          "source": "/(.*)",
          "headers": [
            {
              "key": "Content-Security-Policy",
              "value": "default-src 'none'; script-src 'self'"
            },
            {
              "key": "Strict-Transport-Security",
              "value": "max-age=31536000"
            },
            {
              "key": "X-Content-Type-Options",
              "value": "nosniff"
            },
            {
              "key": "Referrer-Policy",
              "value": "strict-origin-when-cross-origin"
            },
            {
              "key": "Permissions-Policy",
              "value": "camera=(), microphone=(), geolocation=()"
            }
          ]
        },
        {
          "source": "/assets/(.*)",
          "headers": [
            {
              "key": "Cache-Control",
              "value": "public, max-age=31536000, immutable"
            }
          ]
        },
        {
          "source": "/pictures/(.*)",
          "headers": [
            {
              "key": "Cache-Control",
              "value": "public, max-age=31536000, immutable"
            }
          ]
        },
        {
          "source": "/sitemap.xml",
          "headers": [
            {
              "key": "Content-Type",
              "value": "application/xml; charset=utf-8"
            }
          ]
        },
        {
          "source": "/robots.txt",
          "headers": [
            {
              "key": "Content-Type",
              "value": "text/plain; charset=utf-8"
            }
          ]
        },
        {
          "source": "/data/(.*)",
          "headers": [
            {
              "key": "X-Robots-Tag",
              "value": "noindex"
            }
          ]
        },
        {
          "source": "/embed/(.*)",
          "headers": [
            {
              "key": "X-Robots-Tag",
              "value": "noindex"
            }
          ]
        },
        {
          "source": "/.roofline/(.*)",
          "headers": [
            {
              "key": "X-Robots-Tag",
              "value": "noindex"
            }
          ]
        },
        {
          "source": "/404",
          "headers": [
            {
              "key": "X-Robots-Tag",
              "value": "noindex"
            }
          ]
        },
        {
          "source": "/services",
          "headers": [
            {
              "key": "X-Robots-Tag",
              "value": "noindex"
            }
          ]
        }
      ]
    }
    "
  `);
});

test('what it cannot express', () => {
  expect(report).toMatchInlineSnapshot(`
    [
      "Vercel leads example.com to www.example.com where both are Domains of the project, and http to https by itself.",
      "Vercel keeps the query of /?page_id=3 behind the address that it leads to.",
      "Vercel cannot drop ?p= in a redirect: add an edge middleware for it.",
      "Vercel cannot drop ?replytocom= in a redirect: add an edge middleware for it.",
    ]
  `);
});
