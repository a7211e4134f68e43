import { capitalized } from '../../src/model/capitalized';
import type { SiteTexts } from './site-texts';

export const englishTexts: SiteTexts = {
  pages: {
    home: {
      route: '/',
      label: 'Home',
      title: ({ trade, town }) => `${capitalized(trade)} in ${town}`,
      description: ({ name, town }) =>
        `${name} in ${town}: what we do, each service on a page of its own, and how to reach us.`,
      heading: ({ trade, town }) => `${capitalized(trade)} in ${town}`,
      lead: ({ calls }) => (calls ? 'Call {phone}, or write to us.' : 'Tell us what it is about.'),
    },
    services: {
      route: '/services',
      label: 'Services',
      title: ({ town }) => `What we do in ${town}`,
      description: ({ name, town }) => `All that ${name} does in ${town} on one page, each with a page of its own.`,
      heading: () => 'What we do',
      lead: ({ calls }) =>
        calls ? 'Choose what it is about, or call {phone}.' : 'Choose what it is about, or write to us.',
    },
    service: {
      route: '/services',
      label: '',
      title: ({ service = '', town }) => `${capitalized(service)} in ${town}`,
      description: ({ service = '', name, town }) =>
        `${capitalized(service)} by ${name} in ${town}: tell us what it is about, and ask what you want to know.`,
      heading: ({ service = '' }) => capitalized(service),
      lead: ({ calls }) =>
        calls ? 'Tell us what it is about: call {phone}, or write.' : 'Write to us what it is about.',
    },
    about: {
      route: '/about',
      label: 'About us',
      title: ({ name }) => `About ${name}`,
      description: ({ name, town }) => `Who ${name} in ${town} is, how to reach us, and where to write to us.`,
      heading: ({ name }) => `About ${name}`,
      lead: ({ trade, town }) => `${capitalized(trade)} in ${town}.`,
    },
    prices: {
      route: '/prices',
      label: 'Prices',
      title: ({ trade, town }) => `Prices: ${trade} in ${town}`,
      description: ({ name, town }) =>
        `What work by ${name} in ${town} costs, and how to ask us what yours would cost.`,
      heading: () => 'Prices',
      lead: ({ calls }) =>
        calls ? 'Ask what yours costs: call {phone}, or write.' : 'Write to us, and ask what yours costs.',
    },
    questions: {
      route: '/questions',
      label: 'Questions',
      title: ({ name }) => `Questions to ${name}`,
      description: ({ name, town }) =>
        `What customers ask ${name} in ${town}, and where to ask what is not answered here.`,
      heading: () => 'Questions',
      lead: ({ calls }) => (calls ? 'Ask yours: call {phone}, or write.' : 'Write to us, and ask yours.'),
    },
    contact: {
      route: '/contact',
      label: 'Contact',
      title: ({ name }) => `Contact ${name}`,
      description: ({ name, town }) =>
        `How to reach ${name} in ${town}, all on one page, and a form to write to us from there.`,
      heading: () => 'Contact us',
      lead: ({ calls, mails }) => {
        if (!mails) return 'Call {phone}, or write to us here.';
        return calls ? 'Call {phone}, or write to {email}.' : 'Write to us here, or to {email}.';
      },
    },
    thanks: {
      route: '/thanks',
      label: 'Thank you',
      title: () => 'Thank you for writing',
      description: ({ name, town }) =>
        `What you wrote has reached ${name} in ${town}. From here a link leads back to the start.`,
      heading: () => 'Thank you for writing',
      lead: ({ calls }) => (calls ? 'We have what you wrote. You can also call {phone}.' : 'We have what you wrote.'),
    },
    missing: {
      route: '/404',
      label: 'Not found',
      title: () => 'Page not found',
      description: ({ name }) =>
        `This address leads nowhere on the site of ${name}. Go back to the start, or choose another page.`,
      heading: () => 'Page not found',
      lead: ({ calls }) =>
        calls
          ? 'This address leads nowhere. Go back to the start, or call {phone}.'
          : 'This address leads nowhere. Go back to the start, or write to us.',
    },
  },
  business: {
    tagline: ({ trade, town }) => `${capitalized(trade)} in ${town}`,
    description: ({ name, trade, town }) => `${name} in ${town}: ${trade}.`,
  },
  form: { name: 'Name', phone: 'Phone', email: 'E-mail', message: 'What is it about?' },
  labels: {
    call: 'Call us',
    write: 'Write to us',
    what: 'What we do',
    others: 'What else we do',
    reach: 'How to reach us',
    start: 'Back to the start',
    sitemap: 'Sitemap',
  },
  more: (service) => `More on ${service}`,
  toWrite: {
    why: 'Write: what customers can count on, and how they can see that it is true.',
    story: 'Write: who you are, since when, and who does the work.',
    included: 'Write: what belongs to this service, and what does not.',
    steps: 'Write: what happens in this step.',
    prices: 'Write: what it costs',
    question: 'Write: a question that customers ask.',
    answer: 'Write: the answer.',
  },
  headings: {
    why: 'Why customers come to us',
    story: 'Who we are',
    included: 'What it includes',
    steps: 'How it goes',
    prices: 'What it costs',
    questions: 'What customers ask',
  },
  table: { caption: 'Prices', columns: ['What', 'Price'] },
  pictures: {
    hero: 'A drawing of hills in soft light',
    work: 'A drawing of plain shapes',
    place: 'A drawing of a row of houses',
  },
};
