import { describe, expect, test } from 'vitest';
import { changed, problemsOf } from './fixture-site';

const home = 'pages/index.yaml';
const contact = 'pages/contact.yaml';
const config = 'site.config.yaml';
const article = 'pages/blog/decks.yaml';

describe('leaves', () => {
  test('a token, a link and a phone number in a text', () => {
    const text = 'Hail *bruises* the mat {phon}. See [us](/contcat) or call 918-555-0142, or ![x](y.jpg).';
    expect(problemsOf(changed(home, 'Hail *bruises* the mat.', text))).toMatchInlineSnapshot(`
      "pages/index.yaml:16:30  sections[1].text  {phon} is not a fact that can be filled in  write {phone}, or one of {business}, {shortName}, {legalName}, {emergency}, {email}, {years}, {founded}, {radius}, {hours}, {rating}, {region}, {city}, {phone}, {address}

      pages/index.yaml:16:47  sections[1].text  there is no page "/contcat"  write /contact, or add the page

      pages/index.yaml:16:65  sections[1].text  the phone number "918-555-0142" is written out  write {phone} for the number of this page's office, {phone:id} for the office with that id, or {emergency}

      pages/index.yaml:16:87  sections[1].text  the picture "y.jpg" stands in running text  use the figure of a prose block, or a media-text block

      4 errors in 1 file
      "
    `);
  });
  test('a picture that is not there, or in other case', () => {
    expect(problemsOf(changed(home, 'src: hero.jpg', 'src: heroo.jpg'))).toMatchInlineSnapshot(`
      "pages/index.yaml:8:19  sections[0].image.src  there is no picture "heroo.jpg"  write hero.jpg

      1 error in 1 file
      "
    `);
    expect(problemsOf(changed(home, 'src: hero.jpg', 'src: Hero.JPG'))).toMatchInlineSnapshot(`
      "pages/index.yaml:8:19  sections[0].image.src  picture "Hero.JPG" differs from "hero.jpg" in upper and lower case  write hero.jpg

      1 error in 1 file
      "
    `);
    expect(problemsOf(changed(home, 'src: hero.jpg', 'src: some-other-thing.png'))).toMatchInlineSnapshot(`
      "pages/index.yaml:8:19  sections[0].image.src  there is no picture "some-other-thing.png"  add the picture to public/images/

      1 error in 1 file
      "
    `);
  });
  test('an icon that is not there', () => {
    expect(problemsOf(changed('pages/claremore.yaml', 'icon: home', 'icon: hoem'))).toMatchInlineSnapshot(`
      "pages/claremore.yaml:11:29  cards[0].icon  there is no icon "hoem"  write home

      1 error in 1 file
      "
    `);
  });
  test('a link in the configuration', () => {
    expect(problemsOf(changed(config, 'href: /blog', 'href: /blgo'))).toMatchInlineSnapshot(`
      "site.config.yaml:37:33  navigation.links[0].href  there is no page "/blgo"  write /blog, or add the page

      1 error in 1 file
      "
    `);
    expect(problemsOf(changed(config, 'Since {founded}', 'Since {foundde}'))).toMatchInlineSnapshot(`
      "site.config.yaml:30:36  business.claims[0].label  {foundde} is not a fact that can be filled in  write {founded}, or one of {business}, {shortName}, {legalName}, {emergency}, {email}, {years}, {founded}, {radius}, {hours}, {rating}, {region}, {city}, {phone}, {address}

      1 error in 1 file
      "
    `);
  });
});

describe('blocks', () => {
  test('a hero without its picture', () => {
    expect(problemsOf(changed(contact, 'layout: plain', 'layout: split'))).toMatchInlineSnapshot(`
      "pages/contact.yaml:7:5  sections[0]  a hero with layout split has no image  add image:, or write layout: plain

      1 error in 1 file
      "
    `);
  });
  test('a row with too few cells', () => {
    expect(problemsOf(changed(contact, '[Item, Range]', '[Item, Low, High]'))).toMatchInlineSnapshot(`
      "pages/contact.yaml:17:9  sections[2].rows[0]  this row has 2 cells, and the table 3 columns  write 3 cells

      1 error in 1 file
      "
    `);
  });
  test('an office that does not exist', () => {
    expect(problemsOf(changed(contact, 'id: office', 'id: office\n    show: [okk]'))).toMatchInlineSnapshot(`
      "pages/contact.yaml:13:12  sections[1].show[0]  there is no office "okk"  write okc; the offices are claremore, okc

      1 error in 1 file
      "
    `);
    expect(problemsOf(changed('pages/claremore.yaml', 'office: claremore', 'office: claremor'))).toMatchInlineSnapshot(`
      "pages/claremore.yaml:5:9  office  there is no office "claremor"  write claremore; the offices are claremore, okc

      1 error in 1 file
      "
    `);
  });
  test('related posts outside an article', () => {
    expect(problemsOf(changed(home, 'show: latest', 'show: related'))).toMatchInlineSnapshot(`
      "pages/index.yaml:18:11  sections[2].show  only articles have related posts  write show: latest

      1 error in 1 file
      "
    `);
  });
  test('a page that begins without a heading, or has two', () => {
    expect(problemsOf(changed('pages/blog.yaml', '  - type: post-list\n    show: index\n', ''))).toMatchInlineSnapshot(
      `""`,
    );
    const second = '  - { type: hero, layout: plain, heading: Again, text: Twice. }\n  - type: post-list';
    expect(problemsOf(changed(home, '  - type: post-list', second))).toMatchInlineSnapshot(`
      "pages/index.yaml:17:13  sections[2].type  hero would give the page a second h1  use another type, such as media-text or cta

      1 error in 1 file
      "
    `);
    const first = 'sections:\n  - { type: prose, text: Before. }\n';
    expect(problemsOf(changed(home, 'sections:\n', first))).toMatchInlineSnapshot(`
      "pages/index.yaml:5:13  sections[0].type  the page begins with prose, which has no h1  begin with article-header or hero

      pages/index.yaml:6:11  sections[1].type  hero would give the page a second h1  use another type, such as media-text or cta

      2 errors in 1 file
      "
    `);
    const inArticle = 'sections:\n  - { type: hero, layout: plain, heading: Again, text: Twice. }\n';
    expect(problemsOf(changed(article, 'sections:\n', inArticle))).toMatchInlineSnapshot(`
      "pages/blog/decks.yaml:10:13  sections[0].type  the template article opens the page already, and hero would be a second h1  use another type, such as media-text or cta

      1 error in 1 file
      "
    `);
  });
  test('an id that is there twice, or that the template uses', () => {
    expect(
      problemsOf(changed(home, '  - type: post-list', '  - type: social\n    id: hail\n  - type: post-list')),
    ).toMatchInlineSnapshot(`
      "pages/index.yaml:18:9  sections[2].id  the page already has a section with the id "hail"  choose another id

      1 error in 1 file
      "
    `);
    const more = 'more:\n  - { type: social, id: steps }\nsteps:';
    expect(problemsOf(changed('pages/claremore.yaml', 'steps:', more))).toMatchInlineSnapshot(`
      "pages/claremore.yaml:21:25  more[0].id  the page already has a section with the id "steps"  choose another id

      1 error in 1 file
      "
    `);
  });
});

describe('addresses', () => {
  test('file names that make no address', () => {
    const text = 'title: x';
    expect(problemsOf({ 'pages/About Us.yaml': text, 'pages/blog/index.yaml': text })).toMatchInlineSnapshot(`
      "pages/About Us.yaml:1:1  description  "description" is missing in this page  add "description": The summary for search results: 70 to 155 characters, unlike any other page.

      pages/About Us.yaml:1:1  sections  "sections" is missing in this page  add "sections": The sections of the page, top to bottom.

      pages/About Us.yaml:1:1  "About Us" makes no address: file names are lower-case letters, digits and hyphens  name the file pages/about-us.yaml

      pages/blog/index.yaml:1:1  description  "description" is missing in this page  add "description": The summary for search results: 70 to 155 characters, unlike any other page.

      pages/blog/index.yaml:1:1  sections  "sections" is missing in this page  add "sections": The sections of the page, top to bottom.

      pages/blog/index.yaml:1:1  only pages/index.yaml may be named index  name the file pages/blog.yaml

      6 errors in 2 files
      "
    `);
  });
  test('two files for one page', () => {
    expect(
      problemsOf({ 'pages/blog.yml': changed('pages/blog.yaml', 'Advice from', 'More from')['pages/blog.yaml'] ?? '' }),
    ).toMatchInlineSnapshot(`
      "pages/blog.yml:1:1  pages/blog.yaml already is the page /blog  keep one of the two files

      1 error in 1 file
      "
    `);
  });
  test('aliases that are taken', () => {
    const aliases = '[/blog, /prices.pdf, /Old, /old/, /contact-us, /contact-us]';
    expect(problemsOf(changed(contact, '[/contact-us]', aliases))).toMatchInlineSnapshot(`
      "pages/contact.yaml:4:11  aliases[0]  "/blog" is a page of its own  leave this alias out, or rename that page

      pages/contact.yaml:4:18  aliases[1]  "/prices.pdf" is not an address of a page  write lower-case letters, digits and hyphens, no slash at the end

      pages/contact.yaml:4:31  aliases[2]  "/Old" is not an address of a page  write /old: lower-case letters, digits and hyphens, no slash at the end

      pages/contact.yaml:4:37  aliases[3]  "/old/" is not an address of a page  write /old: lower-case letters, digits and hyphens, no slash at the end

      pages/contact.yaml:4:57  aliases[5]  "/contact-us" is already an alias in pages/contact.yaml  keep it in one of the two pages

      5 errors in 1 file
      "
    `);
  });
  test('canonical addresses that are no page', () => {
    const canonical = (to: string) => changed(home, 'label: Home', `label: Home\ncanonical: ${to}`);
    expect(problemsOf(canonical('/contact-us'))).toMatchInlineSnapshot(`
      "pages/index.yaml:3:12  canonical  "/contact-us" is a second address of /contact  write /contact

      1 error in 1 file
      "
    `);
    expect(problemsOf(canonical('/prices.pdf'))).toMatchInlineSnapshot(`
      "pages/index.yaml:3:12  canonical  "/prices.pdf" is a file  write the address of a page

      1 error in 1 file
      "
    `);
    const onward = changed(contact, 'label: Contact', 'label: Contact\ncanonical: /blog');
    expect(problemsOf({ ...canonical('/contact'), ...onward })).toMatchInlineSnapshot(`
      "pages/index.yaml:3:12  canonical  /contact itself points to /blog  write /blog

      1 error in 1 file
      "
    `);
  });
  test('links to a draft', () => {
    expect(problemsOf(changed('pages/claremore.yaml', 'label:', 'draft: true\nlabel:'))).toMatchInlineSnapshot(`
      "pages/claremore/deck-builder.yaml:17:35  related[0].href  "/claremore" is a draft  lead somewhere else, or take draft: true out of that page

      site.config.yaml:35:37  navigation.menus[0].links[0].href  "/claremore" is a draft  lead somewhere else, or take draft: true out of that page

      2 errors in 2 files
      "
    `);
  });
  test('redirects', () => {
    const redirects = (...lines: string[]) =>
      changed(config, 'redirects:\n', `redirects:\n${lines.map((line) => `  - ${line}\n`).join('')}`);
    expect(
      problemsOf(
        redirects(
          '{ from: /blog, to: /contact }',
          '{ from: /blog/*, to: /contact }',
          '{ from: /contact-us, to: /contact }',
          '{ from: /prices.pdf, to: /contact }',
          '{ from: /a, to: /nowhere }',
          '{ from: /b, to: /contact-us }',
          '{ from: /c, to: /about-us }',
          '{ from: /d, to: /e }',
          '{ from: /e, to: /d }',
          '{ from: /about-us, to: /blog }',
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.yaml:84:13  redirects[0].from  /blog is a page or file  leave the redirect out, or rename the page

      site.config.yaml:85:13  redirects[1].from  /blog/* also takes in /blog/decks, which exists  write a narrower address, or list the old addresses one by one

      site.config.yaml:86:13  redirects[2].from  /contact-us is a page or file  leave the redirect out, or rename the page

      site.config.yaml:87:13  redirects[3].from  /prices.pdf is a page or file  leave the redirect out, or rename the page

      site.config.yaml:88:21  redirects[4].to  /nowhere is not a page  write the path of a page or file of this site, such as /contact

      site.config.yaml:89:21  redirects[5].to  /contact-us only shows /contact  write /contact

      site.config.yaml:90:21  redirects[6].to  /about-us is an old address itself  write /blog

      site.config.yaml:91:13  redirects[7].from  it leads in a circle: /d → /e → /d  lead one of them to a page

      site.config.yaml:92:13  redirects[8].from  it leads in a circle: /e → /d → /e  lead one of them to a page

      site.config.yaml:94:13  redirects[10].from  /about-us is there twice: /about-us leads to /blog  keep one of the two; a rule holds with and without a slash at the end

      site.config.yaml:95:13  redirects[11].from  /contact-us/ is there twice: /contact-us leads to /contact  keep one of the two; a rule holds with and without a slash at the end

      11 errors in 1 file
      "
    `);
  });
  test('old addresses of a page', () => {
    expect(problemsOf(changed(contact, '[/kontakt]', '[/blog, /about-us, /contact/]'))).toMatchInlineSnapshot(`
      "pages/contact.yaml:5:16  redirectFrom[0]  /blog is a page or file  leave the redirect out, or rename the page

      pages/contact.yaml:5:23  redirectFrom[1]  /about-us is there twice: /about-us leads to /contact  keep one of the two; a rule holds with and without a slash at the end

      pages/contact.yaml:5:34  redirectFrom[2]  /contact/ is a page or file  leave the redirect out, or rename the page

      3 errors in 1 file
      "
    `);
  });
  test('query redirects', () => {
    const rules = 'queryRedirects:\n  - { parameter: p, to: /nowhere }\nredirects:';
    expect(problemsOf(changed(config, 'redirects:', rules))).toMatchInlineSnapshot(`
      "site.config.yaml:84:5  queryRedirects[0]  /nowhere is not a page  write the path of a page, or same

      1 error in 1 file
      "
    `);
  });
});

describe('the whole site', () => {
  test('titles and descriptions that two pages share', () => {
    const twin = {
      'pages/twin.yaml': changed('pages/blog.yaml', 'label: Advice', 'label: Twin')['pages/blog.yaml'] ?? '',
    };
    expect(problemsOf(twin)).toMatchInlineSnapshot(`
      "pages/twin.yaml:1:8  title  pages/blog.yaml has the same title  say what only this page is about

      pages/twin.yaml:3:14  description  pages/blog.yaml has the same description  say what only this page is about

      2 errors in 1 file
      "
    `);
  });
  test('two featured articles', () => {
    const featured = {
      ...changed(article, 'group:', 'featured: true\ngroup:'),
      ...changed('pages/blog/hail.yaml', 'group:', 'featured: true\ngroup:'),
    };
    expect(problemsOf(featured)).toMatchInlineSnapshot(`
      "pages/blog/hail.yaml:6:11  featured  pages/blog/decks.yaml is featured already, and the blog shows one article first  leave featured out of one of the two

      1 error in 1 file
      "
    `);
  });
  test('articles without a blog', () => {
    const draft = changed('pages/blog.yaml', 'label:', 'draft: true\nlabel:');
    expect(problemsOf(draft)).toMatchInlineSnapshot(`
      "pages/blog/decks.yaml:1:11  template  the template article links to /blog, which is not a page  add pages/blog.yaml

      pages/blog/hail.yaml:1:11  template  the template article links to /blog, which is not a page  add pages/blog.yaml

      pages/blog/leaks.yaml:1:11  template  the template article links to /blog, which is not a page  add pages/blog.yaml

      pages/blog/shingles.yaml:1:11  template  the template article links to /blog, which is not a page  add pages/blog.yaml

      pages/roof-costs.yaml:1:11  template  the template article links to /blog, which is not a page  add pages/blog.yaml

      site.config.yaml:37:33  navigation.links[0].href  "/blog" is a draft  lead somewhere else, or take draft: true out of that page

      site.config.yaml:86:28  redirects[2].to  /blog is not a page  write the path of a page or file of this site, such as /contact

      7 errors in 6 files
      "
    `);
  });
  test('an unknown main office, an id twice, and files that are not there', () => {
    expect(problemsOf(changed(config, 'mainOffice: claremore', 'mainOffice: claremoor'))).toMatchInlineSnapshot(`
      "site.config.yaml:10:15  business.mainOffice  there is no office "claremoor"  write claremore; the offices are claremore, okc

      1 error in 1 file
      "
    `);
    expect(problemsOf(changed(config, 'id: okc', 'id: claremore'))).toMatchInlineSnapshot(`
      "pages/service-areas/tulsa.yaml:5:9  office  there is no office "okc"  the offices are claremore, claremore

      site.config.yaml:19:11  business.offices[1].id  there are two offices "claremore"  give each its own id

      2 errors in 2 files
      "
    `);
    expect(problemsOf(changed(config, 'src: /embed/estimate', 'src: /embed/estimat'))).toMatchInlineSnapshot(`
      "site.config.yaml:53:14  form.src  no file in public/ is served at /embed/estimat  write /embed/estimate, or add the file

      1 error in 1 file
      "
    `);
  });
});
