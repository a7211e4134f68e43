import type { Slip } from './slips';

const C = 'site.config.yaml';
const I = 'pages/index.yaml';
const K = 'pages/contact.yaml';
const S = 'pages/services.yaml';
const F = 'pages/blog/frost.yaml';
const B = 'pages/blog.yaml';

/** Names, values and levels as they are elsewhere: other programs, other languages, another place in the file. */
export const strangeNames: readonly Slip[] = [
  [S, 'names: a heading of web pages', '    heading: Plumbing services', '    ▸h2: Plumbing services', true],
  [S, 'names: a heading in German', '    heading: Plumbing services', '    ▸Überschrift: Plumbing services', true],
  [
    I,
    'names: a picture in Spanish',
    'image: { src: hero.jpg, alt: A tap over a sink }\n    actions',
    '▸imagen: { src: hero.jpg, alt: A tap over a sink }\n    actions',
    true,
  ],
  [
    I,
    'names: a picture under a name of nothing',
    'image: { src: hero.jpg, alt: A tap over a sink }\n    actions',
    '▸visual: { src: hero.jpg, alt: A tap over a sink }\n    actions',
    true,
  ],
  [I, 'names: an anchor', '    id: frost', '    ▸anchor: frost', true],
  [S, 'names: a variant', '    layout: split', '    ▸variant: split', true],
  [F, 'names: a list of categories', 'group: Pipes', '▸categories: [Pipes]', true],
  [F, 'names: a template of another program', 'template: article', 'template: ▸blog-post', true],
  [I, 'names: a block under another name', '- type: post-list', '- ▸block: post-list', true],
  [I, 'names: a block and its name with capitals', '- type: post-list', '- ▸Type: Post-List', true],
  [C, 'names: a word that begins like another field', '    action: "#B4460C"', '    ▸accent: "#B4460C"', true],
  [C, 'names: open and closed times in one', 'opens: "08:00", closes: "18:00"', '▸hours: 8-18'],
  [C, 'names: something of the top level', '  mainOffice: seguin', '  mainOffice: seguin\n  ▸currency: USD'],
  [C, 'levels: a name and its address', '- { label: Resources, href: /blog }', '- ▸Resources: /blog', true],
  [C, 'levels: an old address and its new one', '- { from: /about-us, to: /contact }', '- ▸/about-us: /contact', true],
  [C, 'levels: an old address with an arrow', '- { from: /about-us, to: /contact }', '- ▸/about-us -> /contact', true],
  [C, 'levels: an old address with a status', '- { from: /about-us, to: /contact }', '- ▸/about-us /contact 301', true],
  [
    I,
    'levels: fields of a picture without its name',
    'image: { src: hero.jpg, alt: A tap over a sink }\n    actions',
    '▸src: hero.jpg\n    alt: A tap over a sink\n    actions',
  ],
  [
    S,
    'levels: items straight under their groups',
    'groups:\n      - items:\n          - { name: Call-out, price: $89, text: Part of the price when we do the work. }\n          - { name: Drain cleared, price: from $140 }',
    'groups:\n      - ▸{ name: Call-out, price: $89, text: Part of the price when we do the work. }\n      - { name: Drain cleared, price: from $140 }',
  ],
  [S, 'levels: the line that begins a section is gone', '  - type: notice\n    tone: warning', '    ▸tone: warning'],
  [C, 'values: short days', '[Monday, Tuesday, Wednesday, Thursday, Friday]', '[▸Mon, Tue, Wed, Thu, Fri]', true],
  [
    C,
    'values: days in Spanish',
    '[Monday, Tuesday, Wednesday, Thursday, Friday]',
    '[▸lunes, martes, miércoles, jueves, viernes]',
    true,
  ],
  [C, 'values: a phone in braces', 'phone: (830) 555-0142', 'phone: ▸{(830) 555-0142}', true],
  [C, 'values: coordinates by name', '[29.8849, -97.67]', '▸{ latitude: 29.8849, longitude: -97.67 }', true],
  [C, 'values: a semicolon between coordinates', '[29.8849, -97.67]', '▸[29.8849; -97.67]', true],
  [C, 'values: a color by its parts', '"#10222F"', '▸rgb(16, 34, 47)'],
  [C, 'values: a region in other signs', 'region: US-TX', 'region: ▸us_tx', true],
  [C, 'values: a region in words', 'region: US-TX', 'region: ▸Texas', true],
  [C, 'values: an icon without its set', 'icon: brand-facebook', 'icon: ▸facebook', true],
  [S, 'values: an icon of another set', 'icon: clock, title: Hours', 'icon: ▸mdi:clock, title: Hours', true],
  [S, 'values: an icon as a file', 'icon: clock, title: Hours', 'icon: ▸clock.svg, title: Hours', true],
  [S, 'values: stars that are drawn', 'stars: 5', 'stars: ▸★★★★★', true],
  [S, 'values: stars out of five', 'stars: 5', 'stars: ▸5/5', true],
  [S, 'values: a picture as another program names it', 'src: guild.svg', 'src: ▸guild-300x200.svg', true],
  [
    I,
    'values: a picture in Markdown',
    'image: { src: hero.jpg, alt: A tap over a sink }\n    actions',
    'image: ▸![A tap over a sink](hero.jpg)\n    actions',
    true,
  ],
  [
    I,
    'values: a picture in HTML',
    'image: { src: hero.jpg, alt: A tap over a sink }\n    actions',
    'image: ▸<img src="/wp-content/hero.jpg" alt="A tap over a sink">\n    actions',
    true,
  ],
  [I, 'values: a link to call', 'label: Ask for a visit, href: /contact', 'label: Ask for a visit, href: ▸phone'],
  [B, 'values: a choice of the field beside', 'show: index', 'show: ▸all', true],
  [F, 'values: a category with a note behind', 'group: Pipes', 'group: Pipes ▸// small line'],
  [F, 'values: a category with a word stuck to it', 'group: Pipes', 'group: ▸Pipes#old'],
  [K, 'signs: a box to tick for a dash', '- [Drain cleaning, "$150-$500"]', '▸[x] [Drain cleaning, "$150-$500"]', true],
  [I, 'signs: a name in bold', '    heading: What we do', '    ▸**heading**: What we do', true],
  [I, 'signs: a name in backquotes', '    heading: What we do', '    ▸`heading`: What we do', true],
  [I, 'signs: a backslash for the bar of a text', 'text: |\n      Frost', 'text: ▸\\\n      Frost'],
  [I, 'signs: the first section without its dash', 'sections:\n  - type: hero', 'sections:\n  ▸type: hero', true],
];
