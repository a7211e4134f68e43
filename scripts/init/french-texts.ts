import { capitalized } from '../../src/model/capitalized';
import type { SiteTexts } from './site-texts';

/** A name with "de" in front, which is cut short before a vowel, and before the h of some words. */
const de = (name: string): string => (/^(?:[aeiouyàâéèêëîïôûœ]|h[aéioôu])/i.test(name) ? `d’${name}` : `de ${name}`);

export const frenchTexts: SiteTexts = {
  pages: {
    home: {
      route: '/',
      label: 'Accueil',
      title: ({ trade, town }) => `${capitalized(trade)} à ${town}`,
      description: ({ name, town }) =>
        `${name} à ${town}\u00a0: ce que nous faisons, chaque service sur sa page, et comment nous joindre.`,
      heading: ({ trade, town }) => `${capitalized(trade)} à ${town}`,
      lead: ({ calls }) => (calls ? 'Appelez le {phone} ou écrivez-nous.' : 'Dites-nous de quoi il s’agit.'),
    },
    services: {
      route: '/services',
      label: 'Services',
      title: ({ town }) => `Ce que nous faisons à ${town}`,
      description: ({ name, town }) => `Tout ce que fait ${name} à ${town}, chaque service avec une page à lui.`,
      heading: () => 'Ce que nous faisons',
      lead: ({ calls }) =>
        calls ? 'Choisissez de quoi il s’agit ou appelez le {phone}.' : 'Choisissez de quoi il s’agit ou écrivez-nous.',
    },
    service: {
      route: '/services',
      label: '',
      title: ({ service = '', town }) => `${capitalized(service)} à ${town}`,
      description: ({ service = '', name, town }) =>
        `${capitalized(service)} par ${name} à ${town}\u00a0: dites-nous de quoi il s’agit, et demandez ce que vous voulez savoir.`,
      heading: ({ service = '' }) => capitalized(service),
      lead: ({ calls }) =>
        calls
          ? 'Dites-nous de quoi il s’agit\u00a0: appelez le {phone} ou écrivez.'
          : 'Écrivez-nous de quoi il s’agit.',
    },
    about: {
      route: '/a-propos',
      label: 'À propos',
      title: ({ name }) => `À propos ${de(name)}`,
      description: ({ name, town }) => `Qui est ${name} à ${town}, comment nous joindre et où nous écrire.`,
      heading: ({ name }) => `À propos ${de(name)}`,
      lead: ({ trade, town }) => `${capitalized(trade)} à ${town}.`,
    },
    prices: {
      route: '/tarifs',
      label: 'Tarifs',
      title: ({ trade, town }) => `Tarifs\u00a0: ${trade} à ${town}`,
      description: ({ name, town }) => `Combien coûte le travail ${de(name)} à ${town}, et comment demander le vôtre.`,
      heading: () => 'Tarifs',
      lead: ({ calls }) =>
        calls ? 'Demandez le vôtre\u00a0: appelez le {phone} ou écrivez.' : 'Écrivez-nous et demandez le vôtre.',
    },
    questions: {
      route: '/questions',
      label: 'Questions',
      title: ({ name }) => `Questions à ${name}`,
      description: ({ name, town }) =>
        `Ce que les clients demandent à ${name} à ${town}, et où poser les autres questions.`,
      heading: () => 'Questions',
      lead: ({ calls }) =>
        calls ? 'Posez la vôtre\u00a0: appelez le {phone} ou écrivez.' : 'Écrivez-nous et posez la vôtre.',
    },
    contact: {
      route: '/contact',
      label: 'Contact',
      title: ({ name }) => `Joindre ${name}`,
      description: ({ name, town }) =>
        `Comment joindre ${name} à ${town}, et un formulaire pour nous écrire directement.`,
      heading: () => 'Contact',
      lead: ({ calls, mails }) => {
        if (!mails) return 'Appelez le {phone} ou écrivez-nous ici.';
        return calls ? 'Appelez le {phone} ou écrivez à {email}.' : 'Écrivez-nous ici ou à {email}.';
      },
    },
    thanks: {
      route: '/merci',
      label: 'Merci',
      title: () => 'Merci de nous avoir écrit',
      description: ({ name, town }) =>
        `Votre message est bien arrivé chez ${name} à ${town}. Un lien d’ici ramène à l’accueil.`,
      heading: () => 'Merci de nous avoir écrit',
      lead: ({ calls }) =>
        calls
          ? 'Nous avons bien reçu votre message. Vous pouvez aussi appeler le {phone}.'
          : 'Nous avons bien reçu votre message.',
    },
    missing: {
      route: '/404',
      label: 'Page introuvable',
      title: () => 'Page introuvable',
      description: ({ name }) =>
        `Cette adresse ne mène à aucune page du site ${de(name)}. Retournez à l’accueil ou choisissez une autre page.`,
      heading: () => 'Page introuvable',
      lead: ({ calls }) =>
        calls
          ? 'Cette adresse ne mène nulle part. Retournez à l’accueil ou appelez le {phone}.'
          : 'Cette adresse ne mène nulle part. Retournez à l’accueil ou écrivez-nous.',
    },
  },
  business: {
    tagline: ({ trade, town }) => `${capitalized(trade)} à ${town}`,
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
