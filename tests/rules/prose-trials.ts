import { edited } from './sound-site';
import { type Edit, inAlt, inMarkdown, inPlain, type Trial } from './trial';

const words = (edit: (text: string) => Edit, breaks: string, keeps: string): Trial => ({
  breaks: edit(breaks),
  keeps: edit(keeps),
});

/** A text that breaks each rule about what is written, and one that comes near. */
/** What is seen in a picture, told at length. */
const longAlt =
  'A white house with a porch on a hill beside two old elms, its roof half covered by new brown shingles, while three people on ladders carry bundles up, a fourth one sweeps the lawn, and the owner watches with her dog';

export const proseTrials: Record<string, Trial> = {
  'text/phone-number': words(inPlain, 'Call 918-555-0142 today.', 'The state answers at 800-522-0071 on weekdays.'),
  'text/address': words(inPlain, 'Come to 1420 Sample Street.', 'In 2024 Lynn Riggs Boulevard was closed.'),
  'prose/email-written': words(inPlain, 'Write to hello@acme.example.', 'Write to {email}.'),
  'prose/token-spaced': words(inPlain, 'Call { phone } today.', 'Call {phone} today.'),
  'prose/token-unopened': words(inPlain, 'Call phone} today.', 'Call {phone} today.'),
  'prose/token-foreign': words(inPlain, 'Call {{ site.phone }} today.', 'Call {phone} today: { is a brace.'),
  'prose/token-signs': words(
    inPlain,
    'Call %phone% today.',
    'Save 20 % or 30 % in [some] towns by voice (phone) or letters (email) within (business) days.',
  ),
  'prose/html-tag': words(
    inMarkdown,
    'Hail <b>bruises</b> the mat.',
    'Hail < 1 inch and > 2 inches, <https://www.example.org>.',
  ),
  'prose/html-comment': words(inMarkdown, 'Hail <!-- ask Bob --> bruises the mat.', 'Hail <-- here -- bruises.'),
  'prose/html-entity': words(inPlain, 'Roofs &amp; decks', 'Roofs & decks; R&D; AT&T'),
  'prose/link-spaced': words(inMarkdown, 'See [our page] (/contact).', 'See [our page](/contact) (call first).'),
  'prose/link-reversed': words(inMarkdown, 'See (our page)[/contact].', 'See ([our page](/contact)).'),
  'prose/link-unclosed': words(inMarkdown, 'See [our page](/contact and call.', 'See [our page](/contact) and call.'),
  'prose/link-half': words(inMarkdown, 'See [our page(/contact) and call.', 'See [our page (new)](/contact) and call.'),
  'prose/link-refused': words(
    inMarkdown,
    'See [us](javascript:void(0)) and call.',
    'See [us](/contact) and call. JavaScript: (none).',
  ),
  'prose/link-without-text': words(inMarkdown, 'See [](/contact) and call.', 'See [us](/contact) and call.'),
  'prose/link-without-target': words(
    inMarkdown,
    'See [our page] and call.',
    'They said "it hales [sic] on [some] roofs" [1].',
  ),
  'prose/bold-unclosed': words(inMarkdown, 'Hail **bruises the mat.', 'Hail **bruises** the *mat*.'),
  'prose/italic-unclosed': words(
    inMarkdown,
    'Hail, a *very hard one, bruises.',
    'Prices without tax.* Hail is 2 * 3.\n\n\\*Plus tax.',
  ),
  'prose/code-unclosed': words(inMarkdown, 'Hail doesn`t bruise.', "Hail doesn't bruise `this`."),
  'prose/heading-space': words(
    inMarkdown,
    'Hail.\n\n###Wind\n\nWind.',
    'Hail.\n\n### Wind\n\n#1 in town is what they say.',
  ),
  'prose/heading-empty': words(inMarkdown, 'Hail.\n\n###\n\nWind.', 'Hail.\n\n### Wind\n\nWind.'),
  'prose/heading-level': words(
    inMarkdown,
    '### Hail\n\nHail.\n\n##### Wind\n\nWind.',
    '### Hail\n\nHail.\n\n#### Wind\n\nWind.\n\n### Rain\n\nRain.',
  ),
  'prose/heading-bold': words(
    inMarkdown,
    '**How hail bruises**\n\nThe mat.',
    '**Hail bruises the mat.**\n\nWind lifts.\n\n**One** of many.',
  ),
  'prose/heading-by-dashes': words(
    inMarkdown,
    'Hail bruises the mat.\n---\nWind.',
    'Hail\n---\n\nHail bruises.\n\n---\n\nWind.',
  ),
  'prose/list-sign': words(inMarkdown, '• Hail\n• Wind', '- Hail\n- Wind\n\n1. One\n2. Two\n\n-5 degrees'),
  'prose/list-in-line': words(
    inMarkdown,
    '- attics - sinks - hose bibs',
    '- Monday - Friday\n- a well-known 3-year plan - and what it costs\n\nFrom 1. May on we come within 2. days.',
  ),
  'prose/table-broken': words(inMarkdown, '| Hail | Wind |\n| 1 | 2 |', '| Hail | Wind |\n| --- | --- |\n| 1 | 2 |'),
  'prose/indented-code': words(inMarkdown, 'Hail.\n\n    Wind follows.', 'Hail.\n\n   Wind follows.'),
  'prose/plain-link': words(inPlain, 'See [our page](/contact).', 'See our page [updated] (in May).'),
  'prose/plain-bold': words(inPlain, 'It is **very** good.', 'Prices* without tax, 2 * 3, snake_case_name.'),
  'prose/plain-heading': words(inPlain, '## About us', '#1 in their own words'),
  'prose/plain-list': words(inPlain, '- Roofs', '- 5 % or + 5 %, 1. of May'),
  'prose/plain-code': words(inPlain, 'We don`t wait.', "We don't wait."),
  'prose/to-write': words(inPlain, 'Write: one or two sentences.', 'Write to us: we answer.'),
  'prose/to-do': words(inPlain, 'TODO ask Bob.', 'All that is left to do.'),
  'prose/filler': words(inPlain, 'Lorem ipsum dolor.', 'The text of the contract.'),
  'prose/blank': words(inPlain, 'Roofs in [insert city] and around.', 'Roofs in your city and around.'),
  'prose/no-value': words(inPlain, 'Call undefined today.', 'None of this is null and void.'),
  'prose/coming-soon': words(inPlain, 'Our gallery is coming soon.', 'Homes under construction need a roof soon.'),
  'prose/copyright': words(inPlain, 'Roofs © 2019 Acme.', 'The code is under copyright, and (c) is its third part.'),
  'prose/shortcode': words(inMarkdown, 'Hail. [contact-form-7 id="12"]', 'They said "it hales [sic] here" [1].'),
  'prose/forum-mark': words(inMarkdown, 'Hail [b]bruises[/b] the mat.', 'Hail **bruises** the mat.'),
  'prose/phone-spoken': words(
    inPlain,
    'Call nine one eight, five five five, zero one four two.',
    'One, two, three, four: the crew counts its nails.',
  ),
  'prose/word-twice': words(inPlain, 'Call the the office.', 'We know that that roof had had hail.'),
  'prose/sign-repeated': words(inPlain, 'Call now!!', 'Really? Yes... it is! And so on, etc., and more.'),
  'prose/sign-spaced': words(inPlain, 'Hail , wind and rain.', 'Hail, wind and .5 inches of rain.'),
  'prose/space-missing': words(
    inPlain,
    'Hail bruises.Wind lifts.',
    'At 5 p.m. see example.com, e.g. the U.S. map, 1,500 sq.ft.',
  ),
  'prose/capitals': {
    breaks: edited('pages/index.yaml', 'heading: What hail does', 'heading: WHAT HAIL DOES HERE'),
    keeps: edited('pages/index.yaml', 'heading: What hail does', 'heading: What HVAC, NASA and USPS do'),
  },
  'prose/parenthesis': words(inPlain, 'Hail (and wind bruises.', 'Hail (and wind) bruises. 1) One 2) two :('),
  'prose/ends-open': {
    breaks: edited('pages/index.yaml', 'heading: What hail does', 'heading: What hail does,'),
    keeps: edited('pages/index.yaml', 'heading: What hail does', 'heading: What hail does, and why'),
  },
  'prose/line-sign': words(inPlain, 'Hail.\\nWind.', 'C:\\names and yes\\no'),
  'prose/emoji-name': words(inPlain, 'Call us :smile: now', 'Open 10:30:20 or a:b:c'),
  'prose/wrong-letters': words(inPlain, 'We donâ€™t wait.', 'Café Ârbol, Ã and â are letters. 👩‍🚒'),
  'prose/hidden-sign': words(inPlain, 'Ro\u200bof repair', 'Roof\u00a0repair 👩‍🚒'),
  'prose/bare-address': words(
    inMarkdown,
    'See www.example.org for more.',
    'See [their prices](https://www.example.org/a).',
  ),
  'prose/link-words': words(
    inMarkdown,
    'For prices [click here](/contact).',
    'For prices [see what a roof costs here](/contact).',
  ),
  'prose/own-review': {
    breaks: edited('pages/claremore.yaml', 'name: Dana R.', 'name: The Acme Roofing & Remodeling team'),
    keeps: edited('pages/claremore.yaml', 'name: Dana R.', 'name: Acme R.'),
  },
  'prose/nameless': {
    breaks: edited('pages/claremore.yaml', 'name: Dana R.', 'name: A happy customer'),
    keeps: edited('pages/claremore.yaml', 'name: Dana R.', 'name: Happy R.'),
  },
  'look/alt-file-name': words(inAlt, 'IMG_2041.jpg', 'A house with a new-ish roof'),
  'look/alt-says-nothing': words(inAlt, 'image', 'A photo album on a table'),
  'look/alt-announces': words(inAlt, 'Picture of a house', 'Picture window of a house'),
  'look/alt-stuffed': words(inAlt, 'roof, roofs, roofing, roofer Tulsa', 'A roof, a chimney, two gables and a dog'),
  'look/alt-long': words(inAlt, longAlt, longAlt.slice(0, 200)),
};
