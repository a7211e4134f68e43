import { describe, expect, test } from 'vitest';
import { changed, problemsOf } from '../plumber';

const config = 'site.config.yaml';
const article = 'pages/blog/drains.yaml';

describe('the whole site', () => {
  test('titles and descriptions that two pages share', () => {
    const twin = {
      'pages/twin.yaml': changed('pages/blog.yaml', 'label: Advice', 'label: Twin')['pages/blog.yaml'] ?? '',
    };
    expect(problemsOf(twin, 'page/same-text')).toMatchInlineSnapshot(`
      "pages/twin.yaml:1:8  title  pages/blog.yaml has the same title  say what only this page is about

      pages/twin.yaml:3:14  description  pages/blog.yaml has the same description  say what only this page is about

      2 errors in 1 file
      "
    `);
  });
  test.each([
    ['a page in HTML', '<!DOCTYPE html>\n<html><body>Taps</body></html>\n', '1:1  this is HTML'],
    ['words alone', 'We mend taps and drains.\n\nCall us.\n', '1:1  there is text alone'],
    ['fields of Markdown', '---\ntitle: Taps\n---\n\n# Taps\n\nWe mend taps.\n', '3:1  text stands under the fields'],
  ])('%s in the place of a page is told once, as what it is', (_, text, told) => {
    const report = problemsOf({ 'pages/services.yaml': text });
    expect(report).toContain(`pages/services.yaml:${told}`);
    expect(report).toContain('\n1 error in 1 file');
  });
  test.each([
    ['published: false', 'write  draft: true'],
    ['hidden: true', 'write  draft: true'],
    ['status: draft', 'write  draft: true'],
    ['slug: plumbing', 'remove it: the name of the file is the address'],
  ])('%s is told what says it here', (line, fix) => {
    expect(problemsOf(changed('pages/services.yaml', 'label: Services', `label: Services\n${line}`))).toContain(fix);
  });
  test('two featured articles', () => {
    const featured = {
      ...changed(article, 'group:', 'featured: true\ngroup:'),
      ...changed('pages/blog/frost.yaml', 'group:', 'featured: true\ngroup:'),
    };
    expect(problemsOf(featured)).toMatchInlineSnapshot(`
      "pages/blog/frost.yaml:6:11  featured  pages/blog/drains.yaml is featured already, and the list of articles shows one first  leave featured out of one of the two

      1 error in 1 file
      "
    `);
  });
  test('a town that is misspelt in the list of places is told there, and not in every text', () => {
    expect(problemsOf(changed(config, '{ name: Lockhart,', '{ name: Lockharrt,'))).toMatchInlineSnapshot(`
      "site.config.yaml:89:15  warning  areas.cities[0].name  no page says "Lockharrt", and 9 texts say "Lockhart"  write Lockhart, or "Lockharrt" in pages/service-areas/lockhart.yaml:2, pages/service-areas/lockhart.yaml:3, pages/service-areas/lockhart.yaml:4 and 6 more

      1 warning in 1 file
      "
    `);
  });
  test('articles without a blog', () => {
    const draft = changed('pages/blog.yaml', 'label:', 'draft: true\nlabel:');
    expect(problemsOf(draft)).toMatchInlineSnapshot(`
      "pages/blog.yaml:2:8  draft  4 links lead to this page, and it is a draft  remove draft: true, or take out what leads here: site.config.yaml:49, site.config.yaml:66, site.config.yaml:77 and 1 more

      pages/blog/drains.yaml:1:11  template  the template article links to /blog, which is not a page  add pages/blog.yaml, or say in site.config.yaml where articles are listed: articles: /…; 4 more places ask for it: pages/blog/frost.yaml:1, pages/blog/leaks.yaml:1, pages/blog/taps.yaml:1 and 1 more

      2 errors in 2 files
      "
    `);
  });
  test('an unknown main office, an id twice, and files that are not there', () => {
    expect(problemsOf(changed(config, 'mainOffice: seguin', 'mainOffice: seguinn'))).toMatchInlineSnapshot(`
      "site.config.yaml:13:15  business.mainOffice  there is no office "seguinn"  write seguin; the offices are seguin, luling

      1 error in 1 file
      "
    `);
    expect(problemsOf(changed(config, 'id: luling', 'id: seguin'))).toMatchInlineSnapshot(`
      "site.config.yaml:21:11  business.offices[1].id  there are two offices "seguin"  give each its own id, such as luling here

      1 error in 1 file
      "
    `);
    expect(problemsOf(changed(config, 'src: /embed/visit', 'src: /embed/visi'))).toMatchInlineSnapshot(`
      "site.config.yaml:94:14  form.src  no file in public/ is served at /embed/visi  write /embed/visit, or add the file

      1 error in 1 file
      "
    `);
  });
});
