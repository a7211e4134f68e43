import { edited } from './sound-site';
import { inMarkdown, type Trial } from './trial';

const words = (breaks: string, keeps: string): Trial => ({ breaks: inMarkdown(breaks), keeps: inMarkdown(keeps) });
const facts = edited(
  'site.config.yaml',
  '  radius: 100',
  '  radius: 100\n  rating: A+\n  responseTimes: [{ area: Tulsa, time: 45 minutes }]',
);

const counted = edited(
  'site.config.yaml',
  '  radius: 100',
  '  radius: 100\n  ledger: [{ says: 40 kinds of shingles, source: Our list }]',
);

/** Nobody answers at night. */
const closedAtNight = {
  ...edited('site.config.yaml', '  emergency: { phone: (918) 555-0199, label: 24/7 line }\n', ''),
  ...edited('pages/service-areas/tulsa.yaml', 'emergency: { heading: Water in the house?, text: Call now. }\n', ''),
};

/** A claim that breaks each rule about what a business says of itself, and words that come near. */
export const claimTrials: Record<string, Trial> = {
  'claim/years': words(
    'We build roofs, for over 20 years.',
    'Over {years} years of experience. Shingles last 20 years, with a 25-year warranty; we sell them to last for over 30 years.',
  ),
  'claim/since': words(
    'We have been here since 1998.',
    'Since 2001 we build. The code asks for it since 1998, and for more in time. Members of the guild since 2009, licensed since 2011.',
  ),
  'claim/grade': {
    breaks: { ...facts, ...inMarkdown('Rated A- by the bureau.') },
    keeps: { ...facts, ...inMarkdown('Rated A+ by the bureau; plan B is plan A plus paint, in grade C-channel.') },
  },
  'claim/around-the-clock': {
    breaks: { ...closedAtNight, ...inMarkdown('We are there for you 24/7.') },
    keeps: { ...closedAtNight, ...inMarkdown('We do not answer 24/7. Hail comes day and night.') },
  },
  'claim/offices': words(
    'Call one of our five offices.',
    'Shops and offices with three floors; from one office to the next.',
  ),
  'claim/radius': words(
    'We work within 75 miles of our office.',
    'We work within 100 miles of our office, 30 miles from the coast.',
  ),
  'claim/stars': words(
    'A 4.9 star rating from our neighbors.',
    'A five star hotel has its own crew, and the flag has 50 stars.',
  ),
  'claim/customers': words(
    'Trusted by 2,500 happy customers.',
    'Two families shared 40 squares of shingles in 12 homes.',
  ),
  'claim/ledger-other': {
    breaks: { ...counted, ...inMarkdown('We keep 60 kinds of shingles in the yard.') },
    keeps: { ...counted, ...inMarkdown('We keep **40 kinds of shingles**, and 3 kinds of shingles for barns.') },
  },
  'claim/share': words('98% of our customers come back.', 'Roofs with 30 % of their granules gone are old.'),
  'claim/response-time': {
    breaks: { ...facts, ...inMarkdown('A crew is there within 20 minutes.') },
    keeps: {
      ...facts,
      ...inMarkdown(
        "A crew is there within 45 minutes.\n\nMeasuring is done in 20 minutes.\n\nWe don't promise to be there in ten minutes.",
      ),
    },
  },
  'claim/hours': words('Open 7AM-7PM every day.', 'Open 8 AM to 6 PM, when it is 90 degrees.'),
  'claim/best': words(
    'We are the best roofer in Tulsa.',
    'The best time to call is spring; the best weather in Tulsa is dry.\n\nHow to find the best roofer in Tulsa.',
  ),
  'claim/award': words(
    'An award-winning team.',
    'The award went to a school, and the price is guaranteed for 30 days.',
  ),
};
