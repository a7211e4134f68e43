import { describe, expect, test } from 'vitest';
import { changed, problemsOf } from '../plumber';

const home = 'pages/index.yaml';
const contact = 'pages/contact.yaml';
const config = 'site.config.yaml';
const article = 'pages/blog/drains.yaml';

describe('leaves', () => {
  test('a token, a link and a phone number in a text', () => {
    const text = 'Frost *splits* copper {phon}. See [us](/contcat) or call 830-555-0142, or ![x](y.jpg).';
    expect(problemsOf(changed(home, 'Frost *splits* copper.', text))).toMatchInlineSnapshot(`
      "pages/index.yaml:16:29  sections[1].text  {phon} is not a fact that can be filled in  write {phone}, or one of {business}, {shortName}, {legalName}, {emergency}, {email}, …

      pages/index.yaml:16:46  sections[1].text  there is no page "/contcat"  write /contact, or add the page

      pages/index.yaml:16:86  sections[1].text  the picture "y.jpg" stands in running text  use the figure of a prose block, or a media-text block

      3 errors in 1 file
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
      "pages/index.yaml:8:19  sections[0].image.src  there is no picture "some-other-thing.png"  add the picture to public/images/, and write its file name

      1 error in 1 file
      "
    `);
  });
  test('an icon that is not there', () => {
    expect(problemsOf(changed('pages/seguin.yaml', 'icon: home', 'icon: hoem'))).toMatchInlineSnapshot(`
      "pages/seguin.yaml:11:29  cards[0].icon  there is no icon "hoem"  write home

      1 error in 1 file
      "
    `);
  });
  test('a link in the configuration', () => {
    expect(problemsOf(changed(config, 'href: /blog', 'href: /blgo'))).toMatchInlineSnapshot(`
      "site.config.yaml:49:19  navigation.menu[1].links[1].href  there is no page "/blgo"  write /blog, or add the page

      1 error in 1 file
      "
    `);
    expect(problemsOf(changed(config, 'Since {founded}', 'Since {foundde}'))).toMatchInlineSnapshot(`
      "site.config.yaml:35:41  business.claims[0].label  {foundde} is not a fact that can be filled in  write {founded}, or one of {business}, {shortName}, {legalName}, {emergency}, {email}, …

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
  test('a hero that shows a rating where nothing is rated', () => {
    expect(problemsOf(changed(contact, 'layout: plain', 'layout: rating'))).toMatchInlineSnapshot(`
      "pages/contact.yaml:8:13  sections[0].layout  this page has no reviews to show a rating of  add a section of type reviews, or write layout: plain

      1 error in 1 file
      "
    `);
  });
  test('a row with too few cells', () => {
    expect(problemsOf(changed(contact, '[Item, Range]', '[Item, Low, High]'))).toMatchInlineSnapshot(`
      "pages/contact.yaml:15:14  sections[2].columns  there are 3 columns, and every row has 2 cells  write 2 columns

      1 error in 1 file
      "
    `);
  });
  test('an office that does not exist', () => {
    expect(problemsOf(changed(contact, 'id: office', 'id: office\n    show: [lulin]'))).toMatchInlineSnapshot(`
      "pages/contact.yaml:13:12  sections[1].show[0]  there is no office "lulin"  write luling; the offices are seguin, luling

      1 error in 1 file
      "
    `);
    expect(problemsOf(changed('pages/seguin.yaml', 'office: seguin', 'office: segui'))).toMatchInlineSnapshot(`
      "pages/seguin.yaml:5:9  office  there is no office "segui"  write seguin; the offices are seguin, luling

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
      `
      "pages/blog.yaml:5:3  warning  sections  the page says one word  say what visitors find here, in a section below the first, or robots: noindex, follow

      1 warning in 1 file
      "
    `,
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
      "pages/blog/drains.yaml:10:13  sections[0].type  the template article opens the page already, and hero would be a second h1  use another type, such as media-text or cta

      1 error in 1 file
      "
    `);
  });
  test('an id that is there twice, or that the template uses', () => {
    expect(
      problemsOf(changed(home, '  - type: post-list', '  - type: social\n    id: frost\n  - type: post-list')),
    ).toMatchInlineSnapshot(`
      "pages/index.yaml:18:9  sections[2].id  the page already has a section with the id "frost"  choose another id

      1 error in 1 file
      "
    `);
    const more = 'more:\n  - { type: social, id: steps }\nsteps:';
    expect(problemsOf(changed('pages/seguin.yaml', 'steps:', more))).toMatchInlineSnapshot(`
      "pages/seguin.yaml:21:25  more[0].id  the page already has a section with the id "steps"  choose another id

      1 error in 1 file
      "
    `);
  });
});

describe('a field that is not shown as the block stands', () => {
  const seen = (sections: string) =>
    problemsOf({ 'pages/index.yaml': page(`${sections}\n`) }).replace(/\n\n\d+ errors? in 1 file\n$/, '');
  const page = (sections: string) => `title: Acme Roofing
description: What this business does, told in one sentence that is long enough for a list of search results.
sections:
${sections}`;
  const hero = '  - type: hero\n    layout: plain\n    heading: Home\n    text: A sentence.\n';

  test.each([
    [
      'hero',
      '  - type: hero\n    layout: plain\n    heading: Home\n    text: A sentence.\n    image: { src: hero.jpg, alt: A house }',
      'pages/index.yaml:8:5  sections[0].image  layout plain shows no picture  remove image, or write layout: full or split',
    ],
    [
      'tiles',
      `${hero}  - type: card-grid\n    layout: tiles\n    cards:\n      - title: Drains\n        image: { src: drain.jpg, alt: A drain }`,
      'pages/index.yaml:12:9  sections[1].cards[0].image  layout tiles shows no pictures  remove image, or write layout: grid',
    ],
    [
      'mosaic',
      `${hero}  - type: card-grid\n    layout: mosaic\n    columns: 2\n    cards:\n      - title: Drains\n        features: [Stairs]`,
      [
        'pages/index.yaml:10:5  sections[1].columns  layout mosaic has columns of its own  remove columns, or write layout: grid',
        'pages/index.yaml:13:9  sections[1].cards[0].features  layout mosaic shows no features  remove features, or write layout: grid',
      ].join('\n\n'),
    ],
    [
      'notice',
      `${hero}  - type: notice\n    heading: Mind\n    intro: Lost before\n    text: Words.`,
      'pages/index.yaml:10:5  sections[1].intro  "intro" is not a field of notice, and "text" is there already  remove it',
    ],
  ])('%s', (_, sections, told) => expect(seen(sections)).toBe(told));
});

test('titles and descriptions are measured with their facts filled in', () => {
  const titled = (title: string) => problemsOf(changed(home, 'title: Heron Plumbing', `title: "${title}"`));
  expect(titled('{business} in {city} since {founded}, with a word')).toMatchInlineSnapshot(`""`);
  // Longer than sixty characters as it is written, and shorter as it is read.
  expect(titled('{shortName}: {years}, {years}, {years}, {years}, {years}, {years}, {years}')).toBe('');
});
