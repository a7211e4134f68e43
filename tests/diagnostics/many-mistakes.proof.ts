import { describe, expect, it } from 'vitest';
import { loadSite } from '../content/load-site';
import { filesWith, inventory } from '../plumber';
import { head, hero, list, page } from './seed';
import { city, service, site } from './sound';

describe('many mistakes in one file', () => {
  it('tells every one of them, once', () => {
    const text = `${head.replace('title', 'titel')}sections:
  - type: hreo
    heading: 24
    text: We find the leak.
    color: red
  - type: card-grid
    crads:
      - titel: Repairs
        icon: Home Shield
      - text: Leaks.
  - type: social
    ground: blue
`;
    expect(list(text)).toMatchInlineSnapshot(`
      [
        "4:11 sections[0].type: "hreo" is not a known type",
        "9:5 sections[1].crads: "crads" is not a field of card-grid",
        "1:1 titel: "titel" is not a field of this page",
        "7:5 sections[0].color: "color" is not a field of hero",
        "10:9 sections[1].crads[0].titel: "titel" is not a field of cards[0]",
        "5:14 sections[0].heading: 24 is a number, not text",
        "11:15 sections[1].crads[0].icon: "Home Shield" is not written as "icon" needs it",
        "12:9 sections[1].crads[1].title: "title" is missing in cards[1]",
        "14:13 sections[2].ground: "blue" is not allowed for ground",
      ]
    `);
  });

  it('checks what stands under a wrong name at its own place', () => {
    const text = `${head}sections:
  - type: cta
    acions:
      - label: Call
        href: call
      - label: ""
        href: call
`;
    expect(list(text)).toMatchInlineSnapshot(`
      [
        "5:5 sections[0].acions: "acions" is not a field of cta",
        "4:5 sections[0].heading: "heading" is missing in cta",
        "8:16 sections[0].acions[1].label: the text is empty",
      ]
    `);
  });

  it('checks a page whose template is misspelled', () => {
    expect(
      list(service.replace('template: service', 'template: servise').replace('lead:', 'laed:')),
    ).toMatchInlineSnapshot(`
      [
        "3:11 template: "servise" is not a template",
        "5:1 laed: "laed" is not a field of the service template",
      ]
    `);
  });

  it('says nothing of fields while the file is no sound YAML', () => {
    expect(
      list(`${head}sectons:\n  - type: hreo\n    heading: Pipes: the guide\n  - type: "prose\n`),
    ).toMatchInlineSnapshot(`
      [
        "5:14 : the text has a colon and a space in it, which begins a new field",
        "6:11 : the quote " is opened here and not closed on its line",
        "3:1 sectons: "sectons" is not a field of this page",
        "4:11 sectons[0].type: "hreo" is not a known type",
      ]
    `);
  });

  it('says nothing of a sound page or configuration', () => {
    expect([list(city), list(service), list(site, 'site.config.yaml')]).toEqual([[], [], []]);
  });
});

describe('very many mistakes in one file', () => {
  const wrong: Record<string, string> = {
    'names that are no fields': Array.from({ length: 300 }, (_, index) => `name${index}: 1`).join('\n'),
    'texts with a colon': 'title: a: b\n'.repeat(300),
    'fields that are there already': `sections:\n${'  - type: prose\n    text: a\n    heading: b\n    text: c\n'.repeat(300)}`,
    'blocks of no type': `sections:\n${'  - type: hreo\n'.repeat(300)}`,
    'texts that lose their sign': Array.from({ length: 300 }, (_, index) => `label${index}: yes`).join('\n'),
    'links that lead nowhere': page(`${hero}    layout: plain\n${links(300)}`),
  };

  it.each(Object.keys(wrong))('%s: tells a hundred, and that there are more', (kind) => {
    const path = 'pages/many.yaml';
    const { problems } = loadSite({ files: filesWith({ [path]: wrong[kind] ?? '' }), inventory, year: 2026 });
    const own = problems.filter(({ file }) => file === path);
    expect(own.length).toBe(101);
    expect(own.at(-1)).toMatchObject({
      found: 'there are more than 100 mistakes in this file',
      fix: 'mend the ones above, then check again',
      severity: 'error',
    });
  });
});

/** A prose block with links to pages that are not there. */
function links(amount: number): string {
  const list = Array.from({ length: amount }, (_, index) => `      - [there](/nowhere-${index})\n`);
  return `  - type: prose\n    text: |\n${list.join('')}`;
}
