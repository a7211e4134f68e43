import { describe, expect, test } from 'vitest';
import { changed, problemsOf } from './fixture-site';

const config = 'site.config.yaml';
const article = 'pages/blog/decks.yaml';

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
