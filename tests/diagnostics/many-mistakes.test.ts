import { describe, expect, it } from 'vitest';
import { head, list } from './seed';
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
      list(`${head}sectons:\n  - type: hreo\n    heading: Roofs: the guide\n  - type: "prose\n`),
    ).toMatchInlineSnapshot(`
      [
        "5:14 : the text has a colon and a space in it, which begins a new field",
        "6:11 : the quote " is opened here and not closed on its line",
      ]
    `);
  });

  it('says nothing of a sound page or configuration', () => {
    expect([list(city), list(service), list(site, 'site.config.yaml')]).toEqual([[], [], []]);
  });
});
