import { capitalized } from '../../src/model/capitalized';
import type { SiteTexts } from './site-texts';

export const germanTexts: SiteTexts = {
  pages: {
    home: {
      route: '/',
      label: 'Startseite',
      title: ({ trade, town }) => `${capitalized(trade)} in ${town}`,
      description: ({ name, town }) =>
        `${name} in ${town}: was wir machen, jede Leistung auf ihrer eigenen Seite, und wie Sie uns erreichen.`,
      heading: ({ trade, town }) => `${capitalized(trade)} in ${town}`,
      lead: ({ calls }) => (calls ? 'Rufen Sie an: {phone}. Oder schreiben Sie uns.' : 'Sagen Sie uns, worum es geht.'),
    },
    services: {
      route: '/leistungen',
      label: 'Leistungen',
      title: ({ town }) => `Was wir in ${town} machen`,
      description: ({ name, town }) => `Alle Leistungen von ${name} in ${town}, jede mit einer eigenen Seite.`,
      heading: () => 'Was wir machen',
      lead: ({ calls }) =>
        calls
          ? 'Wählen Sie, worum es geht, oder rufen Sie an: {phone}.'
          : 'Wählen Sie, worum es geht, oder schreiben Sie uns.',
    },
    service: {
      route: '/leistungen',
      label: '',
      title: ({ service = '', town }) => `${capitalized(service)} in ${town}`,
      description: ({ service = '', name, town }) =>
        `${capitalized(service)} von ${name} in ${town}: Sagen Sie uns, worum es geht, und fragen Sie, was Sie wissen wollen.`,
      heading: ({ service = '' }) => capitalized(service),
      lead: ({ calls }) =>
        calls ? 'Sagen Sie uns, worum es geht: {phone}. Oder schreiben Sie.' : 'Schreiben Sie uns, worum es geht.',
    },
    about: {
      route: '/ueber-uns',
      label: 'Über uns',
      title: ({ name }) => `Über ${name}`,
      description: ({ name, town }) => `Wer ${name} in ${town} ist, wie Sie uns erreichen und wo Sie uns schreiben.`,
      heading: ({ name }) => `Über ${name}`,
      lead: ({ trade, town }) => `${capitalized(trade)} in ${town}.`,
    },
    prices: {
      route: '/preise',
      label: 'Preise',
      title: ({ trade, town }) => `Preise: ${trade} in ${town}`,
      description: ({ name, town }) =>
        `Was die Arbeit von ${name} in ${town} kostet, und wie Sie nach Ihrem Preis fragen.`,
      heading: () => 'Preise',
      lead: ({ calls }) =>
        calls
          ? 'Fragen Sie nach Ihrem Preis: {phone}. Oder schreiben Sie.'
          : 'Schreiben Sie uns und fragen Sie nach Ihrem Preis.',
    },
    questions: {
      route: '/fragen',
      label: 'Fragen',
      title: ({ name }) => `Fragen an ${name}`,
      description: ({ name, town }) => `Was Kunden ${name} in ${town} fragen, und wo Sie alles andere fragen können.`,
      heading: () => 'Fragen',
      lead: ({ calls }) =>
        calls ? 'Stellen Sie Ihre: {phone}. Oder schreiben Sie.' : 'Schreiben Sie uns und stellen Sie Ihre.',
    },
    contact: {
      route: '/kontakt',
      label: 'Kontakt',
      title: ({ name }) => `Kontakt zu ${name}`,
      description: ({ name, town }) =>
        `Wie Sie ${name} in ${town} erreichen, und ein Formular, mit dem Sie uns schreiben.`,
      heading: () => 'Kontakt',
      lead: ({ calls, mails }) => {
        if (!mails) return 'Rufen Sie an: {phone}. Oder schreiben Sie uns hier.';
        return calls
          ? 'Rufen Sie an: {phone}. Oder schreiben Sie an {email}.'
          : 'Schreiben Sie uns hier oder an {email}.';
      },
    },
    thanks: {
      route: '/danke',
      label: 'Danke',
      title: () => 'Danke für Ihre Nachricht',
      description: ({ name, town }) =>
        `Ihre Nachricht ist bei ${name} in ${town} angekommen. Von hier führt ein Link zurück zur Startseite.`,
      heading: () => 'Danke für Ihre Nachricht',
      lead: ({ calls }) =>
        calls
          ? 'Ihre Nachricht ist bei uns angekommen. Sie können auch anrufen: {phone}.'
          : 'Ihre Nachricht ist bei uns angekommen.',
    },
    missing: {
      route: '/404',
      label: 'Nicht gefunden',
      title: () => 'Seite nicht gefunden',
      description: ({ name }) =>
        `Unter dieser Adresse gibt es keine Seite von ${name}. Gehen Sie zur Startseite oder wählen Sie eine andere Seite.`,
      heading: () => 'Seite nicht gefunden',
      lead: ({ calls }) =>
        calls
          ? 'Unter dieser Adresse gibt es nichts. Gehen Sie zur Startseite oder rufen Sie an: {phone}.'
          : 'Unter dieser Adresse gibt es nichts. Gehen Sie zur Startseite oder schreiben Sie uns.',
    },
  },
  business: {
    tagline: ({ trade, town }) => `${capitalized(trade)} in ${town}`,
    description: ({ name, trade, town }) => `${name} in ${town}: ${trade}.`,
  },
  form: { name: 'Name', phone: 'Telefon', email: 'E-Mail', message: 'Worum geht es?' },
  labels: {
    call: 'Rufen Sie uns an',
    write: 'Schreiben Sie uns',
    what: 'Was wir machen',
    others: 'Was wir noch machen',
    reach: 'Wie Sie uns erreichen',
    start: 'Zur Startseite',
    sitemap: 'Sitemap',
  },
  more: (service) => `Mehr über ${service}`,
  toWrite: {
    why: 'Write: worauf sich Kunden verlassen können, und woran sie sehen, dass es stimmt.',
    story: 'Write: wer Sie sind, seit wann, und wer die Arbeit macht.',
    included: 'Write: was zu dieser Leistung gehört, und was nicht.',
    steps: 'Write: was in diesem Schritt geschieht.',
    prices: 'Write: was es kostet',
    question: 'Write: eine Frage, die Kunden stellen.',
    answer: 'Write: die Antwort.',
  },
  headings: {
    why: 'Warum Kunden zu uns kommen',
    story: 'Wer wir sind',
    included: 'Was dazugehört',
    steps: 'Wie es abläuft',
    prices: 'Was es kostet',
    questions: 'Was Kunden fragen',
  },
  table: { caption: 'Preise', columns: ['Was', 'Preis'] },
  pictures: {
    hero: 'Zeichnung von Hügeln in weichem Licht',
    work: 'Zeichnung einfacher Formen',
    place: 'Zeichnung einer Häuserreihe',
  },
};
