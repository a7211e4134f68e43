import type { SiteTexts } from './site-texts';

const big = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const frenchTexts: SiteTexts = {
  pages: {
    home: {
      route: '/',
      label: 'Accueil',
      title: ({ trade, town }) => `${big(trade)} à ${town}`,
      description: ({ name, town }) =>
        `${name} à ${town}\u00a0: ce que nous faisons, quand quelqu’un répond et comment nous joindre.`,
      heading: ({ trade, town }) => `${big(trade)} à ${town}`,
      lead: () => 'Appelez le {phone} ou écrivez-nous.',
    },
    services: {
      route: '/services',
      label: 'Services',
      title: ({ town }) => `Ce que nous faisons à ${town}`,
      description: ({ name, town }) => `Tout ce que fait ${name} à ${town}, chaque service avec une page à lui.`,
      heading: () => 'Ce que nous faisons',
      lead: () => 'Choisissez de quoi il s’agit ou appelez le {phone}.',
    },
    service: {
      route: '/services',
      label: '',
      title: ({ service = '', town }) => `${big(service)} à ${town}`,
      description: ({ service = '', name, town }) =>
        `${big(service)} par ${name} à ${town}\u00a0: appelez, ou écrivez de quoi il s’agit.`,
      heading: ({ service = '' }) => big(service),
      lead: () => 'Dites-nous de quoi il s’agit\u00a0: appelez le {phone} ou écrivez.',
    },
    about: {
      route: '/a-propos',
      label: 'À propos',
      title: ({ name }) => `À propos de ${name}`,
      description: ({ name, town }) =>
        `Qui est ${name} à ${town}, où nous trouver et quand quelqu’un répond au téléphone.`,
      heading: ({ name }) => `À propos de ${name}`,
      lead: ({ trade, town }) => `${big(trade)} à ${town}.`,
    },
    prices: {
      route: '/tarifs',
      label: 'Tarifs',
      title: ({ trade, town }) => `Tarifs\u00a0: ${trade} à ${town}`,
      description: ({ name, town }) =>
        `Combien coûte le travail de ${name} à ${town}. Appelez ou écrivez pour demander le vôtre.`,
      heading: () => 'Tarifs',
      lead: () => 'Demandez le vôtre\u00a0: appelez le {phone} ou écrivez.',
    },
    questions: {
      route: '/questions',
      label: 'Questions',
      title: ({ name }) => `Questions à ${name}`,
      description: ({ name, town }) =>
        `Ce que les clients demandent à ${name} à ${town}, et où poser les autres questions.`,
      heading: () => 'Questions',
      lead: () => 'Posez la vôtre\u00a0: appelez le {phone} ou écrivez.',
    },
    contact: {
      route: '/contact',
      label: 'Contact',
      title: ({ name }) => `Joindre ${name}`,
      description: ({ name, town }) =>
        `Comment joindre ${name} à ${town} par téléphone et par courriel, et quand quelqu’un répond.`,
      heading: () => 'Contact',
      lead: () => 'Appelez le {phone} ou écrivez à {email}.',
    },
    thanks: {
      route: '/merci',
      label: 'Merci',
      title: () => 'Merci de nous avoir écrit',
      description: ({ name, town }) =>
        `Votre message est bien arrivé chez ${name} à ${town}. Voici aussi notre numéro.`,
      heading: () => 'Merci de nous avoir écrit',
      lead: () => 'Nous avons bien reçu votre message. Vous pouvez aussi appeler le {phone}.',
    },
    missing: {
      route: '/404',
      label: 'Page introuvable',
      title: () => 'Page introuvable',
      description: ({ name }) =>
        `Cette adresse ne mène à aucune page du site de ${name}. Retournez à l’accueil ou appelez-nous.`,
      heading: () => 'Page introuvable',
      lead: () => 'Cette adresse ne mène nulle part. Retournez à l’accueil ou appelez le {phone}.',
    },
  },
  business: {
    tagline: ({ trade, town }) => `${big(trade)} à ${town}`,
    description: ({ name, trade, town }) => `${name} à ${town}\u00a0: ${trade}.`,
  },
  form: { name: 'Nom', phone: 'Téléphone', email: 'Courriel', message: 'De quoi s’agit-il\u00a0?' },
  labels: {
    call: 'Appelez-nous',
    write: 'Écrivez-nous',
    what: 'Ce que nous faisons',
    others: 'Ce que nous faisons aussi',
    reach: 'Comment nous joindre',
    start: 'Retour à l’accueil',
    sitemap: 'Plan du site',
  },
  more: (service) => `En savoir plus\u00a0: ${service}`,
  toWrite: {
    why: 'Write: ce sur quoi les clients peuvent compter, et comment ils peuvent le vérifier.',
    story: 'Write: qui vous êtes, depuis quand, et qui fait le travail.',
    included: 'Write: ce que ce service comprend, et ce qu’il ne comprend pas.',
    steps: 'Write: ce qui se passe à cette étape.',
    prices: 'Write: ce que cela coûte',
    question: 'Write: une question que posent les clients.',
    answer: 'Write: la réponse.',
  },
  headings: {
    why: 'Pourquoi les clients viennent chez nous',
    story: 'Qui nous sommes',
    included: 'Ce qui est compris',
    steps: 'Comment cela se passe',
    prices: 'Ce que cela coûte',
    questions: 'Ce que demandent les clients',
  },
  table: { caption: 'Tarifs', columns: ['Quoi', 'Prix'] },
  pictures: {
    hero: 'Dessin de collines sous une lumière douce',
    work: 'Dessin de formes simples',
    place: 'Dessin d’une rangée de maisons',
  },
};
