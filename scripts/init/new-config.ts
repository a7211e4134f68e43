import { languagesAt } from './countries';
import { hoursIn } from './hours-in';
import { kindOfBusiness } from './kind-of-business';
import type { Plan } from './site-pages';

/** What the configuration of a new site is made from, besides its pages. */
export interface BusinessAnswers {
  country: string;
  /** The country, or a state of it, as `seo.region` has it. */
  region: string;
  language: string;
  phone: string;
  email: string | undefined;
  hours: string | undefined;
  zone: string | undefined;
  host: string;
  /** A short name in lower-case letters, for addresses. */
  slug: string;
}

/** Quiet colors that pass on all grounds. */
export const colors = {
  ink: '#17202A',
  slate: '#4A5765',
  brand: '#1F5F8B',
  action: '#9A3F12',
  dark: '#16324A',
  onDark: '#DCE8F2',
  accentOnDark: '#F0B68C',
  ground: '#F3F6F9',
  line: '#D3DCE5',
  danger: '#B3261E',
} as const;

const theme = (logoWidth: number) => ({
  colors,
  fonts: {
    heading: {
      family: 'Archivo',
      file: '/fonts/archivo.woff2',
    },
    text: {
      family: 'Source Sans 3',
      file: '/fonts/source-sans-3.woff2',
    },
  },
  radius: { control: 6, picture: 10 },
  logo: { header: '/logo.svg', footer: '/logo-light.svg', mark: '/mark.svg', width: logoWidth, height: 48 },
});

function formOf({ told, texts, thanks }: Plan) {
  const { name, phone, email, message } = texts.form;
  const fields = [
    { type: 'text', label: name, autocomplete: 'name', required: true },
    // Whoever is called back is asked for a number.
    ...(told.calls ? [{ type: 'phone', label: phone, required: true }] : []),
    { type: 'email', label: email, ...(!told.calls && { required: true }) },
    { type: 'message', label: message, required: true },
  ];
  return thanks ? { provider: 'netlify', thanks: texts.pages.thanks.route, fields } : { provider: 'mail', fields };
}

/** `site.config.yaml` of a new site, as a value: what was answered, and nothing else. */
export function newConfig(plan: Plan, answers: BusinessAnswers, logoWidth: number): Record<string, unknown> {
  const { told, texts, services } = plan;
  const { pages, labels } = texts;
  const link = (name: keyof typeof pages) => ({ label: pages[name].label, href: pages[name].route });
  const main = [...plan.further.map(link), link('contact')];
  return {
    url: `https://www.${answers.slug}.example`,
    locale: `${answers.language}-${answers.country}`,
    host: answers.host,
    business: {
      ...{ name: told.name, shortName: told.name, legalName: told.name },
      tagline: texts.business.tagline(told),
      description: texts.business.description(told),
      kinds: [kindOfBusiness(told.trade)],
      ...(answers.email !== undefined && { email: answers.email }),
      mainOffice: 'main',
      offices: [{ id: 'main', name: told.name, city: told.town, ...(told.calls && { phone: answers.phone }) }],
      ...(answers.hours !== undefined && {
        openingHours: hoursIn(answers.hours, languagesAt(answers.country, answers.language)),
      }),
      ...(answers.zone === undefined ? {} : { timeZone: answers.zone }),
    },
    navigation: {
      menu: [
        {
          label: pages.services.label,
          links: [
            { label: labels.what, href: pages.services.route },
            ...services.map(({ name, route }) => ({ label: name, href: route })),
          ],
        },
        ...main,
      ],
      ...(told.calls && { callLabel: labels.call }),
      estimate: { label: labels.write, href: `${pages.contact.route}#write` },
      footer: [link('services'), ...main],
      legal: [{ label: labels.sitemap, href: '/sitemap.xml' }],
    },
    forms: { write: formOf(plan) },
    theme: theme(logoWidth),
    seo: { image: { src: 'hero.jpg', alt: texts.pictures.hero }, region: answers.region },
  };
}
