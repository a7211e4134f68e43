import { describe, expect, it } from 'vitest';
import { change, told as toldIn } from './seed';
import { site } from './sound';

const told = (text: string) => toldIn(text, 'site.config.yaml');

describe('links and looks in site.config.yaml', () => {
  it('a name of a link with a space', () => {
    expect(told(change(site, 'license: https', '▸The license: https'))).toMatchInlineSnapshot(`
      "site.config.yaml:36:3  links["The license"]  "The license" cannot be a name here  write "the-license": a short name in lower-case letters, digits and hyphens, such as tv-show
        35 | links:
        36 |   The license: https://license.example.com
           |   ^
        37 | form:

      1 error in 1 file
      "
    `);
  });

  it('a link without https', () => {
    expect(told(change(site, 'https://license.example.com', '▸license.example.com'))).toMatchInlineSnapshot(`
      "site.config.yaml:36:12  links.license  "license.example.com" is not written as "license" needs it  write "https://license.example.com": a full address that begins with https:, mailto:, tel: or sms:
        35 | links:
        36 |   license: license.example.com
           |            ^
        37 | form:

      1 error in 1 file
      "
    `);
  });

  it('a logo that is no SVG', () => {
    expect(told(change(site, 'header: /logo.svg', 'header: ▸logo.png'))).toMatchInlineSnapshot(`
      "site.config.yaml:62:19  theme.logo.header  "logo.png" is not written as "header" needs it  write "/logo.png": the path of an SVG or PNG file in public/, such as /logo.svg
        61 |   radius: { control: 6, picture: 10 }
        62 |   logo: { header: logo.png, footer: /logo.svg, mark: /logo.svg, width: 190, height: 48 }
           |                   ^
        63 | seo:

      1 error in 1 file
      "
    `);
  });

  it('an old address without its slash', () => {
    expect(told(change(site, 'from: /about-us', 'from: ▸about-us'))).toMatchInlineSnapshot(`
      "site.config.yaml:67:13  redirects[0].from  "about-us" is not written as "from" needs it  write "/about-us": a path that begins with "/", such as /about-us
        66 | redirects:
        67 |   - { from: about-us, to: /about }
           |             ^

      1 error in 1 file
      "
    `);
  });

  it('a part left out', () => {
    expect(
      told(
        change(change(site, 'seo:\n  image: { src: home.jpg, alt: A house }\n  region: US-TX\n', ''), 'url:', '▸url:'),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.yaml:1:1  seo  "seo" is missing in this file  add "seo": What search engines and social networks are told of every page.
        1 | url: https://www.example.com
          | ^
        2 | host: netlify

      1 error in 1 file
      "
    `);
  });

  it('a slip in a part', () => {
    expect(told(change(site, 'navigation:', '▸navigaton:'))).toMatchInlineSnapshot(`
      "site.config.yaml:26:1  navigaton  "navigaton" is not a field of this file  write "navigation"
        25 |   radius: 100
        26 | navigaton:
           | ^
        27 |   menu:

      1 error in 1 file
      "
    `);
  });

  it('a slip in a deep part', () => {
    expect(told(change(site, '  radius: 100', '  ▸radiu: 100'))).toMatchInlineSnapshot(`
      "site.config.yaml:25:3  business.radiu  "radiu" is not a field of business  write "radius"
        24 |   emergency: { phone: (830) 555-0199, label: 24/7 emergency line }
        25 |   radiu: 100
           |   ^
        26 | navigation:

      1 error in 1 file
      "
    `);
  });
});
