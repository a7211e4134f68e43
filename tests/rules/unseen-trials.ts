import { edited } from './sound-site';
import { type Edit, inMarkdown, inPlain, type Trial } from './trial';

const config = 'site.config.yaml';
const home = 'pages/index.yaml';
const markdown = (breaks: string, keeps: string): Trial => ({ breaks: inMarkdown(breaks), keeps: inMarkdown(keeps) });
const plain = (breaks: string, keeps: string): Trial => ({ breaks: inPlain(breaks), keeps: inPlain(keeps) });
const inConfig = (from: string, breaks: string, keeps: string): Trial => ({
  breaks: edited(config, from, breaks),
  keeps: edited(config, from, keeps),
});
const booking = (title: string): Edit => ({
  ...edited(
    home,
    '  - type: post-list\n',
    `  - type: embed\n    heading: Choose a time\n    src: https://book.example.com/acme\n    title: ${title}\n    height: 420\n  - type: post-list\n`,
  ),
  ...edited(config, 'redirects:', 'frames:\n  - { from: "https://book.example.com", name: Book }\nredirects:'),
});
/** A page for those who got a letter, kept from search engines. */
const letters =
  'title: The offer in our letter\nlabel: Letter\nrobots: noindex, follow\ndescription: What holds for those who got our letter in the mail this spring, and until when it does.\nsections:\n  - { type: hero, layout: plain, heading: The offer in our letter, text: It holds until the end of May for whoever has it. }\n';
const leadsTo = (to: string): Edit => ({
  ...edited(config, 'redirects:\n', `redirects:\n  - { from: /preise, to: ${to} }\n`),
  'pages/letters.yaml': letters,
});
const inLender = (breaks: string, keeps: string): Trial =>
  inConfig('https://lender.example.com/offers', JSON.stringify(breaks), JSON.stringify(keeps));
const mailAt = (host: string): Edit => ({
  [config]: (edited(config, 'https://www.acme.example', 'https://www.acmeroofs.example')[config] ?? '').replace(
    'hello@acme.example',
    `hello@${host}`,
  ),
});

const buttons = (first: string, second: string): Edit =>
  edited(
    home,
    '  - type: post-list\n',
    `  - type: cta\n    heading: Come by\n    text: We are near.\n    actions: [{ label: See the town, href: ${first} }, { label: Ask us, href: "${second}" }]\n  - type: post-list\n`,
  );

/** Rules that were made after mistakes that nobody had thought of: one that breaks each, and what comes near. */
export const unseenTrials: Record<string, Trial> = {
  'fact/town-unknown': inConfig('      city: Oklahoma City\n', '      city: Oklahomo City\n', '      city: Yukon\n'),
  'fact/mail-domain': { breaks: mailAt('acmerooofs.example'), keeps: mailAt('acme-roofs.example') },
  'fact/names-apart': inConfig('shortName: Acme', 'shortName: Acmme', 'shortName: The Acme'),
  'prose/struck-out': plain('We are ~never~ late.', 'It is ~2 hours to ~10 towns, from $~80; see ~/notes and C:/~tmp.'),
  'prose/link-loose': markdown('See our page (/contact).', 'Ask him (/or her), and/or [us](/contact) (/hail).'),
  'prose/menu-pasted': plain('Skip to content. We roof.', 'We skip to the content of the house.'),
  'prose/file-named': markdown('Image: hail.jpg', 'Send us a JPG or PNG. Ours is [hail.jpg](/contact).'),
  'prose/task-box': markdown('- [ ] Call us\n- [x] Wait', '- Call us\n- Wait, [1] and [sic]'),
  'prose/marked-words': plain('It is ==very== cold.', 'A == B, and == is a sign.'),
  'fact/main-phone-missing': inConfig('      phone: (918) 555-0142\n', '', '      phone: (918) 555-0143\n'),
  'site/button-twice': {
    breaks: buttons('/claremore', '/claremore'),
    keeps: buttons('/claremore', '/contact#office'),
  },
  'prose/ordinal-end': plain(
    'On the 21th of May it hailed.',
    'The 1st, 2nd, 3rd, 11th, 12th, 13th, 21st and 112th of it, at 5thAvenue.',
  ),
  'prose/day-small': plain('We rest on sunday.', 'We rest on Sunday, by the friday-night lights, in the sun.'),
  'prose/link-bracket-more': markdown(
    'See [our page](/contact)) first.',
    'See it ([our page](/contact)) first, and choose a) or b) with [us](/contact).',
  ),
  'prose/wide-letters': plain('Ｈａｉｌ bruises.', 'Hail bruises Ｈ.'),
  'look/frame-title': { breaks: booking('Iframe'), keeps: booking('Map of the yard') },
  'site/redirect-past-page': inConfig(
    'redirects:\n',
    'redirects:\n  - { from: /services/Claremore.html, to: / }\n',
    'redirects:\n  - { from: /services/Claremore.html, to: /claremore }\n  - { from: /services/gutters, to: / }\n  - { from: /home, to: / }\n',
  ),
  'site/redirect-hidden': { breaks: leadsTo('/letters'), keeps: leadsTo('/blog') },
  'site/hidden-and-led-to': {
    breaks: edited('pages/service-areas/tulsa.yaml', 'template: area\n', 'template: area\nrobots: noindex, follow\n'),
    keeps: {
      ...edited(home, 'Hail *bruises* the mat.', 'Hail *bruises* the mat; see [who got our letter](/letters).'),
      'pages/letters.yaml': letters,
    },
  },
  'fact/kind-twice': inConfig(
    'business:\n',
    'business:\n  kinds: [Plumber, Plumber]\n',
    'business:\n  kinds: [Plumber, HVACBusiness]\n',
  ),
  'fact/tag-file': inConfig(
    'redirects:',
    'tags: [{ type: verification, service: google, code: google12ab34cd56ef78.html }]\nredirects:',
    'tags: [{ type: verification, service: google, code: google12ab34cd56ef78_html-a }]\nredirects:',
  ),
};

/** Further ways to break rules, and what comes near. */
export const unseenBesides: [code: string, Trial][] = [
  [
    'prose/range-backward',
    plain('Most jobs take 3 to 1 days.', 'Most take 1 to 3 days. It went from 3 to 1 days, at odds of 3 to 1.'),
  ],
  [
    'claim/since',
    plain('We opened our doors in 2010.', 'The school opened its doors in 1910, and two doors open in 2010.'),
  ],
  ['prose/misspelt', plain('Their is a leak.', 'Their roof is a leak. Theirs is a roof.')],
  [
    'claim/best',
    plain(
      'No roofer in Tulsa beats our prices.',
      'A customer wrote: "They are the best roofer in Tulsa, and nobody beats our hail." No wind beats a good nail.',
    ),
  ],
  [
    'claim/customers',
    plain('We have wired over 2,000 homes.', 'We have walked over 2,000 miles, and have used 3,000 nails on one barn.'),
  ],
  [
    'prose/article-sound',
    plain('It is a IICRC firm.', 'It is an IICRC firm, in a EU country, with a UPS and a NASA plan.'),
  ],
  ['site/link-copied', inLender('http://192.168.2.20/apply', 'https://192.0.2.20/apply')],
  ['site/link-copied', inLender('https://lender.example.com/a b', 'https://lender.example.com/a%20b?c=(d)&e=[f]')],
  ['site/link-copied', inLender('https://bit.ly/3xYz', 'https://lender.example.com/bit.ly?ref=acme')],
  ['fact/network-not-encrypted', inLender('http://lender.example.com/a', 'https://lender.example.com/?u=http')],
  [
    'fact/link-to-own-site',
    inConfig(
      '"https://facebook.example.com/acme"',
      '"https://acme.example/social"',
      '"https://www.acme.example.com/social"',
    ),
  ],
  [
    'fact/network-other',
    inConfig(
      'https://facebook.example.com/acme',
      'https://www.facebook.com/login/',
      'https://www.facebook.com/acme.watch/',
    ),
  ],
  [
    'fact/network-other',
    inConfig(
      'https://facebook.example.com/acme',
      'https://www.facebook.com/acme/posts/12',
      'https://www.facebook.com/acmeposts',
    ),
  ],
  ['prose/link-words', inConfig('label: Get a free estimate', 'label: Click here', 'label: Here to help')],
  ['prose/no-words', markdown('—', '— 4 —')],
  [
    'site/passage-twice',
    plain(
      'We roof houses in town. We roof houses in town.',
      'We roof. We roof. We roof houses in town, and barns out of it.',
    ),
  ],

  [
    'prose/link-bracket-more',
    markdown('See [[our page](/contact) first.', 'See [our page](/contact), and [some] of it.'),
  ],
  [
    'claim/best',
    plain(
      'We are the most experienced crew around.',
      'We are the first to say so, the best of friends, and the only ones here. The oldest river is the largest.',
    ),
  ],
  [
    'claim/best',
    plain(
      'Our work is second to none.',
      'We came second to none but the wind. No one is better than a neighbor at it, and one nail is cheaper than two.',
    ),
  ],
  [
    'claim/best',
    plain(
      'We offer the best shingles on the market.',
      'We use the best nail we can get, and the best shingle is the one that stays.',
    ),
  ],
  [
    'claim/best',
    plain(
      'We guarantee the lowest price.',
      'We have the best view from up there. We match any color. You will not find better peaches than in Porter.',
    ),
  ],
  [
    'claim/award',
    plain(
      'We have won many awards.',
      'They won two awards for the garden. The town was voted dry, and named for a creek.',
    ),
  ],
  [
    'claim/customers',
    plain(
      'Thousands of happy customers trust us.',
      'Thousands of bees lived there, and hundreds of houses lost shingles.',
    ),
  ],
  [
    'claim/customers',
    plain(
      'We have built 600 decks in the state.',
      'We have built 120 feet of fence, and replaced 300 shingles on one barn by hand.',
    ),
  ],
  [
    'claim/guarantee',
    plain(
      'Our roofs never leak.',
      'Our gutters never leak at the corners, as they have none. A gutter never leaks dry.',
    ),
  ],
  [
    'claim/years',
    plain(
      'We have worked here for thirty-five years.',
      'We have kept the old tiles for ten years, and the barn has stood for ninety years.',
    ),
  ],
  [
    'claim/hours',
    plain(
      'We are open 8 to 5.',
      'The permit office is open 8 to 5. We start at 8, and the valve is open 2 to 3 turns.',
    ),
  ],
  [
    'claim/hours',
    plain('We are open Monday to Saturday, 8 AM to 6 PM.', 'We are open Monday to Friday, 8 AM to 6 PM.'),
  ],
  [
    'claim/offices',
    plain(
      'We have offices in Claremore, Oklahoma City and Norman.',
      'We have offices in Claremore and Oklahoma City. The lender has offices in Tulsa and Dallas.',
    ),
  ],
  [
    'claim/offices',
    markdown(
      'There is a second office in [Tulsa](/service-areas/tulsa).',
      'A second office in the house needs an outlet.',
    ),
  ],
  [
    'prose/range-backward',
    plain('It takes from 6 to 3 months.', 'It takes from 3 to 6 months. The price fell from 6 to 3 dollars.'),
  ],
  ['prose/time-impossible', plain('The fair is on until 12:75.', 'Mix it at 12:75, in 2:90 parts, until 12:45.')],
  ['prose/day-impossible', plain('It hailed on May 25, 20024.', 'It hailed on May 25, 2024, on 20024 roofs.')],
  [
    'prose/name-slip',
    plain(
      'It hailed on a Wendesday.',
      'It hailed on a Wednesday. On Wednesdays it is dry; mercredi is French, Mittwoch German.',
    ),
  ],
  [
    'prose/small-start',
    plain(
      'It hailed. they said so.',
      'Bring plans, etc. we read them; use approx. that many. iPhone photos are fine. eBay is not.',
    ),
  ],
  [
    'prose/link-loose',
    markdown('See /contact for more.', 'Say yes/no, and/or a 2/3 of it; /home/anna is no page, [this](/contact) is.'),
  ],
  ['prose/html-entity', markdown('Roofs &amp; decks.', 'Roofs & decks; R&D; AT&T, and more.')],
  [
    'prose/list-sign',
    markdown('1.**Nails.** They rust.\n2.**Boards.** They rot.', '1. **Nails.** 1.5 inches, 2.Floor.'),
  ],
  ['prose/to-do', plain('It is tbd. NOTE: ask Jim first.', 'NOTE: your policy decides. Please note: ask your agent.')],
  ['prose/word-heard', plain('Your welcome to stop by.', 'Your welcome is warm. You’re welcome to stop by.')],
  [
    'claim/share',
    plain(
      'Nine out of ten customers come back.',
      'Nine out of ten owners forget the valve; one in four families has two.',
    ),
  ],
  [
    'claim/share',
    plain('Our success rate is 97 percent.', 'The pass rate in the county is 48 percent. A 50% deposit is due.'),
  ],
  [
    'claim/share',
    plain(
      'Two thirds of our work comes from referrals.',
      'About 20% of our work is for schools, two thirds of it in summer.',
    ),
  ],
  ['fact/coordinates-rough', inConfig('latitude: 36.31261', 'latitude: 36.3', 'latitude: 36.31')],
  [
    'fact/address-of-other-city',
    inConfig('city: Claremore, region', 'city: Claremoor, region', 'city: Claremore, region'),
  ],
  ['prose/html-tag', markdown('Hail <b>bruises</b> the <i>mat</i>.<br>Call.', 'Hail < 1 inch, > 2.')],
  ['prose/struck-out', markdown('We are ~never~ late.', 'We are ~~never~~ late.')],
  ['prose/link-spaced', markdown('See [chat](https://wa.me/918 555 0142).', 'See [the lender](link:lender).')],
  ['prose/link-without-target', markdown('See [our page] [/contact].', 'See [our page](/contact).')],
  ['link/no-anchor', markdown('See [our page](/contact#).', 'See [our page](/contact#office).')],
  [
    'claim/other-business',
    plain('Welcome to Bright Smile Dental!', 'Welcome to Acme Roofing! Why trust the Water Department?'),
  ],
  [
    'prose/quote-unclosed',
    {
      breaks: edited('pages/contact.yaml', 'label: Contact', "label: Contact us'"),
      keeps: edited('pages/contact.yaml', 'label: Contact', "label: At the Dillons'"),
    },
  ],
  ['prose/misspelt', plain('We come form Tulsa.', 'Cracks come in the form of lines; drops form the ice.')],
  ['prose/misspelt', plain('Lets get it done.', 'He lets water run. We were here in spring.')],
  ['prose/token-signs', plain('%%sitename%% roofs.', 'Save 50%% of 20 %.')],
  ['prose/html-tag', markdown('Hail &lt;br&gt; bruises.', 'Hail &lt; 1 inch &gt; 2.')],
  ['prose/chat-left', plain('ChatGPT said: Hail bruises.', 'We asked ChatGPT about hail.')],
  ['prose/pasted-field', plain('Hail bruises.1 It is cold.', 'See fig.2 Below, and No.1 Here.')],
  ['prose/sign-repeated', plain('Hail bruises…. It is cold.', 'Hail … bruises – and it is cold.')],
  ['claim/customers', plain('Read our 250+ five-star Google reviews.', 'Read what neighbors say at Google.')],
  [
    'fact/place-small',
    inConfig(
      '    - { name: Tulsa,',
      '    - { name: OWASSO }\n    - { name: Tulsa,',
      '    - { name: DFW }\n    - { name: Tulsa,',
    ),
  ],
  ['prose/filler', inConfig('legalName: Acme LLC', 'legalName: Your Company LLC', 'legalName: Acme Company LLC')],
  [
    'fact/hours-dates',
    inConfig(
      '  openingHours:',
      '  specialHours: [{ from: "2027-12-24", until: "2029-01-02", is: closed }]\n  openingHours:',
      '  specialHours: [{ from: "2027-10-24", until: "2028-04-02", is: closed }]\n  openingHours:',
    ),
  ],
  ['prose/misspelt', plain('We where founded in Tulsa.', 'You see where called lines run. Its own lid fits.')],
  ['prose/misspelt', plain('Its our goal to help.', 'Its best side faces south. Its time has come.')],
  ['prose/to-do', plain('DRAFT - do not publish', 'A draft comes through the door, and we publish prices.')],
  ['site/link-copied', markdown('See [us](https://example.com).', 'See [us](https://lender.example.com/offers).')],
  ['claim/hours', plain('Our hours are Mon–Fri 9–4.', 'Our hours are Mon–Fri 8–6. The pool is busy Mon–Fri 9–4.')],
];
