import { describe, expect, test } from 'vitest';
import { changed, filesWith, inventory, problemsOf } from '../plumber';
import { loadSite } from './load-site';

const home = 'pages/index.yaml';
const contact = 'pages/contact.yaml';
const config = 'site.config.yaml';

describe('addresses', () => {
  test('file names that make no address', () => {
    const text = 'title: x';
    expect(problemsOf({ 'pages/About Us.yaml': text, 'pages/blog/index.yaml': text })).toMatchInlineSnapshot(`
      "pages/About Us.yaml:1:1  description  "description" is missing in this page  add "description": The summary for search results: 70 to 155 characters, unlike any other page.

      pages/About Us.yaml:1:1  sections  "sections" is missing in this page  add "sections": The sections of the page, top to bottom.

      pages/About Us.yaml:1:1  "About Us" makes no address: file names are lower-case letters, digits and hyphens  name the file pages/about-us.yaml

      pages/blog/index.yaml:1:1  description  "description" is missing in this page  add "description": The summary for search results: 70 to 155 characters, unlike any other page.

      pages/blog/index.yaml:1:1  sections  "sections" is missing in this page  add "sections": The sections of the page, top to bottom.

      pages/blog/index.yaml:1:1  only pages/index.yaml may be named index  put its words into pages/blog.yaml, which is there too, or give it a name of its own

      site.config.yaml:116:13  redirects[0].from  /about-us is a page or file  leave the redirect out, or rename the page

      7 errors in 3 files
      "
    `);
  });
  test('a misnamed page is told alone, not the links that lead to it as well', () => {
    for (const name of ['contact.yml', 'contact.YAML', 'contact.yaml.txt', 'Contact.yaml']) {
      const files = filesWith().map(({ path, text }) => ({ path: path === contact ? `pages/${name}` : path, text }));
      const { problems } = loadSite({ files, inventory, year: 2026 });
      expect(problems.map(({ code, fix }) => [code, fix])).toEqual([['file/name', 'name the file pages/contact.yaml']]);
    }
  });
  test.each([
    ['/contact', contact],
    ['/contact.html', contact],
    ['/contact/index.html', contact],
    ['/index.html', home],
  ])('a file in public/ that would be served in place of a page: %s', (file, page) => {
    const files = new Set([...inventory.files, file]);
    const { problems } = loadSite({ files: filesWith(), inventory: { ...inventory, files }, year: 2026 });
    expect(problems.map(({ code, file, found }) => [code, file, found])).toEqual([
      ['address/hidden-by-file', page, `public${file} stands where this page is written`],
    ]);
  });
  test('file names that end nearly as they should', () => {
    const files = ['pages/blog.yml', 'pages/Team.YAML', 'pages/jobs/plumber.yaml.txt', 'pages/_note.yml'];
    const added = Object.fromEntries(files.map((file) => [file, 'title: x']));
    expect(problemsOf(added, 'file/name')).toMatchInlineSnapshot(`
      "pages/Team.YAML:1:1  a page's file ends in .yaml, and this one in .YAML  name the file pages/team.yaml

      pages/blog.yml:1:1  a page's file ends in .yaml, and this one in .yml  put its words into pages/blog.yaml, which is there too, or give it a name of its own

      pages/jobs/plumber.yaml.txt:1:1  a page's file ends in .yaml, and this one in .yaml.txt  name the file pages/jobs/plumber.yaml

      3 errors in 3 files
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
      "pages/contact.yaml:3:12  warning  canonical  the menus lead to /contact, and it names /blog in its place  lead to /blog in the menus, or remove canonical:

      pages/index.yaml:3:12  canonical  /contact itself points to /blog  write /blog

      1 error and 1 warning in 2 files
      "
    `);
  });
  test('links to a draft', () => {
    expect(problemsOf(changed('pages/seguin.yaml', 'label:', 'draft: true\nlabel:'))).toMatchInlineSnapshot(`
      "pages/seguin.yaml:3:8  draft  2 links lead to this page, and it is a draft  remove draft: true, or take out what leads here: pages/seguin/water-heaters.yaml:17, site.config.yaml:41

      1 error in 1 file
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
      "site.config.yaml:116:13  redirects[0].from  /blog is a page or file  leave the redirect out, or rename the page

      site.config.yaml:117:13  redirects[1].from  /blog/* also takes in /blog/drains, which exists  write a narrower address, or list the old addresses one by one

      site.config.yaml:118:13  redirects[2].from  /contact-us is a page or file  leave the redirect out, or rename the page

      site.config.yaml:119:13  redirects[3].from  /prices.pdf is a page or file  leave the redirect out, or rename the page

      site.config.yaml:120:21  redirects[4].to  /nowhere is not a page  write the path of a page or file of this site, such as /blog

      site.config.yaml:121:21  redirects[5].to  /contact-us only shows /contact  write /contact

      site.config.yaml:122:21  redirects[6].to  /about-us is an old address itself  write /blog

      site.config.yaml:123:13  redirects[7].from  it leads in a circle: /d → /e → /d  lead one of them to a page

      site.config.yaml:126:13  redirects[10].from  /about-us is there twice: /about-us leads to /blog  keep one of the two; a rule holds with and without a slash at the end

      site.config.yaml:127:13  redirects[11].from  /contact-us/ is there twice: /contact-us leads to /contact  keep one of the two; a rule holds with and without a slash at the end

      10 errors in 1 file
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
      "site.config.yaml:116:25  queryRedirects[0].to  /nowhere is not a page  write the path of a page, or same

      1 error in 1 file
      "
    `);
  });
});
