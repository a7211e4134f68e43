import { edited } from './sound-site';
import { inAlt, inMarkdown, inPlain, type Trial } from './trial';

const tulsa = 'pages/service-areas/tulsa.yaml';
const claremore = 'pages/claremore.yaml';

const markdown = (breaks: string, keeps: string): Trial => ({ breaks: inMarkdown(breaks), keeps: inMarkdown(keeps) });
const plain = (breaks: string, keeps: string): Trial => ({ breaks: inPlain(breaks), keeps: inPlain(keeps) });
const swap = (file: Parameters<typeof edited>[0], from: string, breaks: string, keeps: string): Trial => ({
  breaks: edited(file, from, breaks),
  keeps: edited(file, from, keeps),
});

const oldHouses = 'Claremore has *old* houses.';
/** The lead of the page about Claremore, above a text that names its county twice, and perhaps another. */
const inCounty = (lead: string, besides = '') => ({
  [claremore]: (
    edited(
      claremore,
      oldHouses,
      `${oldHouses} Rogers County keeps its records here, and all of Rogers County pays for it.${besides}`,
    )[claremore] ?? ''
  ).replace('lead: The office on the corner.', `lead: ${lead}`),
});
const priced = (lead: string) => ({
  [claremore]: (
    edited(claremore, oldHouses, `${oldHouses} A permit is $150–$500, a dumpster $300–$500.`)[claremore] ?? ''
  ).replace('lead: The office on the corner.', `lead: ${lead}`),
});

/** Texts that say one thing where the rest of their page, or the configuration, says another. */
export const contradictionTrials: Record<string, Trial> = {
  'site/county-other': {
    breaks: inCounty('Roofs in Mayes County.'),
    keeps: inCounty('Roofs in Mayes County.', ' Mayes County begins east of here.'),
  },
  'claim/guarantee-other': markdown(
    'A 2-year guarantee on our work. Each visit comes with a guarantee; our guarantee is for three years.',
    'A 2-year guarantee on our work. The maker gives ten years; a 5-year warranty on gutters is theirs. Five years guarantee nothing.',
  ),
};

/** More of what other rules find. */
export const contradictionsBesides: [code: string, Trial][] = [
  [
    'prose/name-slip',
    { breaks: inCounty('All over Rodgers County.'), keeps: inCounty('All over Rogers County, as of old.') },
  ],
  [
    'site/price-said-other',
    { breaks: priced('From the permit ($105-$500) on.'), keeps: priced('From the permit ($150-$500) on.') },
  ],
  [
    'site/place-in-heading',
    swap(
      tulsa,
      'coverage:\n  heading: ',
      'coverage:\n  heading: Claremore streets and ',
      'coverage:\n  heading: Maple Claremore and ',
    ),
  ],
  ['prose/name-slip', plain('Roofs in Claremore, Tusla and Owasso.', 'Roofs in Claremore, Tulsa and Tusk.')],
  ['text/phone-number', plain('Call us at (918) 555-0124.', 'Call the state board at (405) 521-4040 for its list.')],
  ['text/address', plain('See us at 1 Sample Street, Claremore, OK 74071.', 'See us at {address}.')],
  [
    'claim/hours',
    plain('We are here Monday to Friday, 7 AM to 4 PM.', 'Monday to Friday the city office is open 7 AM to 4 PM.'),
  ],
  [
    'claim/award',
    plain('Guaranteed #1 in Claremore.', 'The #1 in the photo is the valve, and number one in the plan.'),
  ],
  [
    'claim/customers',
    plain('More than 5,000 roofs since {founded}.', 'More than 5,000 gallons so far went down that drain.'),
  ],
  ['claim/best', plain('The best roofers in Claremore.', 'We carry #1 and #2 grades; #1 is the larger.')],
  [
    'claim/since',
    plain(
      'Established in 1998, the company is ours.',
      'Established in 1839, the town grew. Opened in 1931, the hotel stands.',
    ),
  ],
  [
    'prose/day-impossible',
    plain(
      'The roof came down in May 2119.',
      'The loan ends in May 2056; 2119 nails were used. Ask for Model 2300, Page 2100.',
    ),
  ],
  [
    'prose/pasted-field',
    markdown('Hail is ice.[3] It falls.[12][13]', 'Hail is ice, as [1] has it; the roof of unit a[2] held.'),
  ],
  [
    'prose/link-spaced',
    markdown(
      'Read [the roof code](/contact us) first.',
      'Read [the roof code](/contact "how to reach us") first (or not).',
    ),
  ],
  ['prose/misspelt', plain('It fell in Febuary.', 'It fell in February.')],
  ['prose/spelled-elsewhere', plain('Tell us your postcode.', 'Tell us your ZIP code; zip it up.')],
  ['prose/word-twice', plain('It rained in in the yard.', 'The crew is in in the morning. What it is is a leak.')],
  ['prose/quote-unclosed', plain('The roof is "fine, he said.', 'The "10-20-30" rule holds.')],
  [
    'prose/range-backward',
    plain(
      'Inspections within 48–24 hours.',
      'Inspections within 24–48 hours; they won 112-98 days later, on Route 66-44 miles out, from 1998-99 hours by hand.',
    ),
  ],
  [
    'prose/day-ahead',
    plain(
      'The creek flooded, as it did in October 1986 and July 2070.',
      'It was built in 2024, and is paid off in 2031. The bridge was meant to open in May 2030.',
    ),
  ],
  ['prose/name-slip', plain('A roof in Claremoer stands.', 'Near Owassa’s farm stands a roof, and in More detail.')],
  ['prose/name-slip', plain('Roofs in Claremore, Tulse and Claremore.', 'Roofs in Claremore, Tulsa and Claremore.')],
  ['prose/token-sense', plain('Ring {email}, or write to {phone}.', 'Ring {phone}, or write to {email}.')],
  [
    'fact/place-other-state',
    plain('No. Tulsa, TX is well inside.', 'No. Tulsa, OK is well inside. St. Louis, MO is not.'),
  ],
  ['look/alt-file-name', { breaks: inAlt('image1'), keeps: inAlt('Image 1 of a house in sun') }],
  ['prose/link-spaced', markdown('See [the lender](link: lender).', 'See [the lender](link:lender).')],
  [
    'prose/filler',
    plain('The price is firm (client to confirm).', 'We ask the owner to confirm the color, in writing.'),
  ],
  ['prose/filler', plain('Posted on March 3, 2019 by admin.', 'The offer was posted on Monday by the county.')],
  [
    'prose/filler',
    swap(
      'pages/index.yaml',
      'heading: What hail does',
      'heading: Copy of What hail does',
      'heading: Copy of your papers',
    ),
  ],
  ['site/place-missing', swap(tulsa, 'label: Tulsa', 'label: Claremore', 'label: Tulsa roofs')],
  ['token/unknown', plain('Up to {radius-miles} miles.', 'Up to {radius} miles.')],
  ['prose/wrong-letters', plain('A mÃ¡s roof, and a façade.', 'A más roof, and a façade.')],
];
