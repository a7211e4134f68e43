import { describe, expect, it } from 'vitest';
import { change, told } from './seed';
import { area, article, city, service } from './sound';

describe('templates', () => {
  it('a slip in the name of a template', () => {
    expect(told(change(service, 'template: service', 'template: ▸serivce'))).toMatchInlineSnapshot(`
      "pages/test.yaml:3:11  template  "serivce" is not a template  write "service" (allowed: service, city, area, article)
        2 | description: Leaks, flashing and missing taps, fixed by a local crew that leaves the yard clean.
        3 | template: serivce
          |           ^
        4 | heading: Water heaters

      1 error in 1 file
      "
    `);
  });

  it('a template that does not exist', () => {
    expect(told(change(service, 'template: service', 'template: ▸landing'))).toMatchInlineSnapshot(`
      "pages/test.yaml:3:11  template  "landing" is not a template  write service, city, area or article
        2 | description: Leaks, flashing and missing taps, fixed by a local crew that leaves the yard clean.
        3 | template: landing
          |           ^
        4 | heading: Water heaters

      1 error in 1 file
      "
    `);
  });

  it('a slip in "template"', () => {
    expect(told(change(article, 'template: article', '▸tempalte: article'))).toMatchInlineSnapshot(`
      "pages/test.yaml:3:1  tempalte  "tempalte" is not a field of this page  write "template"
        2 | description: Leaks, flashing and missing taps, fixed by a local crew that leaves the yard clean.
        3 | tempalte: article
          | ^
        4 | heading: Five tips before you build

      1 error in 1 file
      "
    `);
  });

  it('"template" left out', () => {
    expect(
      told(change(change(city, 'template: city\n', ''), 'title: Pipe repair', '▸title: Pipe repair')),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:1:1  template  "template" is missing, and there are fields that only a template has  add "template: city" (allowed: service, city, area, article)
        1 | title: Pipe repair in Seguin
          | ^
        2 | description: Leaks, flashing and missing taps, fixed by a local crew that leaves the yard clean.

      1 error in 1 file
      "
    `);
  });

  it('service: sections, which it has not', () => {
    expect(told(`${service}▸sections: []\n`)).toMatchInlineSnapshot(`
      "pages/test.yaml:11:1  sections  "sections" is not a field of the service template  remove it; the fields are title, description, template, heading, lead, …
        10 |     text: Both last when they are built right.
        11 | sections: []
           | ^

      1 error in 1 file
      "
    `);
  });

  it('service: too few points', () => {
    expect(told(change(service, '[Design, Permits, Footings]', '▸[Design, Permits]'))).toMatchInlineSnapshot(`
      "pages/test.yaml:7:10  bullets  the list has 2 items  add 1: at least 3 are needed. What the service includes.
        6 | hero: { src: drain.jpg, alt: A cedar drain }
        7 | bullets: [Design, Permits]
          |          ^
        8 | body:

      1 error in 1 file
      "
    `);
  });

  it('service: a part of the text without a heading', () => {
    expect(told(change(service, '- heading: Wood or composite\n    text', '- ▸text'))).toMatchInlineSnapshot(`
      "pages/test.yaml:9:5  body[0].heading  "heading" is missing in body[0]  add "heading": The heading of a part.
         8 | body:
         9 |   - text: Both last when they are built right.
           |     ^

      1 error in 1 file
      "
    `);
  });

  it('service: a picture by its name alone', () => {
    expect(told(change(service, '{ src: drain.jpg, alt: A cedar drain }', '▸drain.jpg'))).toMatchInlineSnapshot(`
      "pages/test.yaml:6:7  hero  "drain.jpg" where fields are expected  write { src: "drain.jpg", alt: … }
        5 | lead: Drains that stand up to Texas sun.
        6 | hero: drain.jpg
          |       ^
        7 | bullets: [Design, Permits, Footings]

      1 error in 1 file
      "
    `);
  });

  it('city: one card', () => {
    expect(
      told(
        change(
          change(city, ', { title: Remodeling }, { title: Construction }]', ']'),
          '[{ title: Plumbing',
          '▸[{ title: Plumbing',
        ),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:9:8  cards  the list has 1 item  add 1: at least 2 are needed. Two to six service cards.
         8 | hero: { src: seguin.jpg, alt: A street in Seguin }
         9 | cards: [{ title: Plumbing }]
           |        ^
        10 | local:

      1 error in 1 file
      "
    `);
  });

  it('city: one step', () => {
    expect(
      told(
        city.replace(/ {2}- \{ title: Visit[\s\S]*You look. \}\n/, '').replace('- { title: Call', '▸- { title: Call'),
      ),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:17:3  steps  the list has 1 item  add 1: at least 2 are needed. The steps of a job.
        16 | steps:
        17 |   - { title: Call, text: You call. }
           |   ^
        18 | concern:

      1 error in 1 file
      "
    `);
  });

  it('city: a slip inside', () => {
    expect(told(change(city, 'concern:\n  heading', 'concern:\n  ▸headling'))).toMatchInlineSnapshot(`
      "pages/test.yaml:23:3  concern.headling  "headling" is not a field of concern  write "heading"
        22 | concern:
        23 |   headling: After frost
           |   ^
        24 |   text: Call first, then the insurer.

      1 error in 1 file
      "
    `);
  });

  it('city: the office left out', () => {
    expect(
      told(change(change(city, 'office: seguin\n', ''), 'title: Pipe repair', '▸title: Pipe repair')),
    ).toMatchInlineSnapshot(`
      "pages/test.yaml:1:1  office  "office" is missing in the city template  add "office": The id of the office that answers for the place.
        1 | title: Pipe repair in Seguin
          | ^
        2 | description: Leaks, flashing and missing taps, fixed by a local crew that leaves the yard clean.

      1 error in 1 file
      "
    `);
  });

  it('area: a slip in a name', () => {
    expect(told(change(area, 'responseTime', '▸responsTime'))).toMatchInlineSnapshot(`
      "pages/test.yaml:16:1  responsTime  "responsTime" is not a field of the area template  write "responseTime"
        15 | serviceArea: Lockhart and its suburbs
        16 | responsTime: 45 minutes
           | ^

      1 error in 1 file
      "
    `);
  });

  it('area: a place with its state as a list', () => {
    expect(told(change(area, 'city: Lockhart', 'city: ▸[Lockhart, TX]'))).toMatchInlineSnapshot(`
      "pages/test.yaml:5:7  city  a list of 2 where one text is expected  write one text: "Lockhart, TX"
        4 | office: seguin
        5 | city: [Lockhart, TX]
          |       ^
        6 | heading: Plumbers in Lockhart

      1 error in 1 file
      "
    `);
  });

  it('article: a day in words', () => {
    expect(told(change(article, '2023-10-25', '▸October 25, 2023'))).toMatchInlineSnapshot(`
      "pages/test.yaml:7:7  date  "October 25, 2023" is not written as "date" needs it  write "2023-10-25": a day as YYYY-MM-DD, such as 2025-08-27
        6 | group: Construction
        7 | date: October 25, 2023
          |       ^
        8 | hero: { src: plans.jpg, alt: Blueprints }

      1 error in 1 file
      "
    `);
  });

  it('article: minutes in words', () => {
    expect(told(article.replace('sections:', 'readTime: ▸5 min\nsections:'))).toMatchInlineSnapshot(`
      "pages/test.yaml:9:11  readTime  "5 min" is not a number  write 5 without quotes
         8 | hero: { src: plans.jpg, alt: Blueprints }
         9 | readTime: 5 min
           |           ^
        10 | sections:

      1 error in 1 file
      "
    `);
  });

  it('article: a block in it misspelled', () => {
    expect(told(change(article, 'type: prose', 'type: ▸prosa'))).toMatchInlineSnapshot(`
      "pages/test.yaml:10:11  sections[0].type  "prosa" is not a known type  write "prose" (allowed: prose, form, hero, jobs, logos, …)
         9 | sections:
        10 |   - type: prosa
           |           ^
        11 |     text: Measure twice.

      1 error in 1 file
      "
    `);
  });
});
