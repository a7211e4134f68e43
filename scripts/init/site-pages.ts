import type { FurtherPage } from './page-lists';
import type { SiteTexts, Told } from './site-texts';

/** A page of a new site: its route, and what its file says. */
export interface PageOfNewSite {
  route: string;
  content: Record<string, unknown>;
}

/** What the pages of a new site are made from. */
export interface Plan {
  told: Told;
  texts: SiteTexts;
  /** Each with the picture that stands for it. */
  services: { name: string; route: string; drawn: string }[];
  further: readonly FurtherPage[];
  /** True where a page thanks who has written. */
  thanks: boolean;
}

type Section = Record<string, unknown>;

const form = 'write';

/** The head of a page and its first section. */
function opened({ texts, told }: Plan, name: keyof SiteTexts['pages'], hero: Section, sections: Section[]) {
  const { label, title, description, heading, lead } = texts.pages[name];
  return {
    title: title(told),
    ...(label ? { label } : {}),
    description: description(told),
    sections: [{ type: 'hero', heading: heading(told), text: lead(told), ...hero }, ...sections],
  };
}

const write = ({ texts }: Plan) => ({ label: texts.labels.write, href: `${texts.pages.contact.route}#${form}` });

const picture = ({ texts }: Plan, name: 'hero' | 'place') => ({
  image: { src: `${name}.jpg`, alt: texts.pictures[name] },
});

/** The number under the buttons of a hero, where there is one. */
const calls = ({ told }: Plan): Section => (told.calls ? { call: 'office' } : {});

const formSection = (plan: Plan, ground: string): Section => ({
  type: 'form',
  id: form,
  ground,
  heading: plan.texts.labels.write,
});

const officeSection = ({ texts }: Plan): Section => ({ type: 'offices', heading: texts.labels.reach, map: false });

/** A text that is still to be written, beside a picture. */
const storySection = (plan: Plan, name: 'why' | 'story' | 'included'): Section => ({
  type: 'media-text',
  draft: true,
  heading: plan.texts.headings[name],
  ...picture(plan, 'place'),
  text: plan.texts.toWrite[name],
});

const serviceCards = ({ texts, services }: Plan): Section => ({
  type: 'card-grid',
  ground: 'tint',
  heading: texts.labels.what,
  columns: Math.min(services.length, 4),
  cards: services.map(({ name, route, drawn }) => ({
    title: name,
    image: { src: drawn, alt: texts.pictures.work },
    link: { label: texts.more(name), href: route },
  })),
});

function servicePages(plan: Plan): PageOfNewSite[] {
  const { texts, services } = plan;
  return services.map(({ name, route, drawn }) => {
    const own: Plan = { ...plan, told: { ...plan.told, service: name } };
    const others = services.filter((other) => other.route !== route);
    const links = others.map((other) => ({ label: other.name, href: other.route }));
    const sections = [
      storySection(own, 'included'),
      {
        type: 'steps',
        draft: true,
        heading: texts.headings.steps,
        steps: [1, 2, 3].map((step) => ({ title: `${step}`, text: texts.toWrite.steps })),
      },
      formSection(own, 'tint'),
      { type: 'link-list', heading: texts.labels.others, links },
    ];
    const hero = {
      layout: 'split',
      image: { src: drawn, alt: texts.pictures.work },
      actions: [write(own)],
      ...calls(plan),
    };
    return { route, content: { ...opened(own, 'service', hero, sections), purpose: 'service', label: name } };
  });
}

const further: Record<FurtherPage, (plan: Plan) => Section[]> = {
  about: (plan) => [storySection(plan, 'story'), officeSection(plan), formSection(plan, 'tint')],
  prices: (plan) => [
    {
      type: 'table',
      draft: true,
      heading: plan.texts.headings.prices,
      ...plan.texts.table,
      rows: plan.services.map(({ name }) => [name, plan.texts.toWrite.prices]),
    },
    formSection(plan, 'tint'),
  ],
  questions: (plan) => [
    {
      type: 'faq',
      draft: true,
      heading: plan.texts.headings.questions,
      items: [{ question: plan.texts.toWrite.question, answer: plan.texts.toWrite.answer }],
    },
    formSection(plan, 'tint'),
  ],
};

/** The pages of a new site. What is not known yet stands in sections that are drafts. */
export function sitePages(plan: Plan): PageOfNewSite[] {
  const { texts, further: chosen } = plan;
  const at = (name: keyof SiteTexts['pages']) => texts.pages[name].route;
  const calling = { actions: [write(plan)], ...calls(plan) };
  const home = [serviceCards(plan), storySection(plan, 'why'), officeSection(plan), formSection(plan, 'tint')];
  const wide = { layout: 'full', ...picture(plan, 'hero'), ...calling };
  const back = { layout: 'plain', actions: [{ label: texts.labels.start, href: '/' }], ...calls(plan) };
  const hidden = { robots: 'noindex, follow' };
  return [
    { route: '/', content: opened(plan, 'home', wide, home) },
    {
      route: at('services'),
      content: {
        ...opened(plan, 'services', { layout: 'split', ...picture(plan, 'place'), ...calling }, [
          { ...serviceCards(plan), heading: undefined },
          formSection(plan, 'light'),
        ]),
        purpose: 'collection',
      },
    },
    ...servicePages(plan),
    ...chosen.map((name) => ({
      route: at(name),
      content: opened(plan, name, { layout: 'split', ...picture(plan, 'place'), ...calling }, further[name](plan)),
    })),
    {
      route: at('contact'),
      content: {
        ...opened(plan, 'contact', { layout: 'plain' }, [officeSection(plan), formSection(plan, 'tint')]),
        purpose: 'contact',
      },
    },
    ...(plan.thanks ? [{ route: at('thanks'), content: { ...opened(plan, 'thanks', back, []), ...hidden } }] : []),
    { route: at('missing'), content: { ...opened(plan, 'missing', back, []), ...hidden } },
  ];
}
