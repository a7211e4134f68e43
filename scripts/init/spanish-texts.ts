import { capitalized } from '../../src/model/capitalized';
import type { SiteTexts } from './site-texts';

export const spanishTexts: SiteTexts = {
  pages: {
    home: {
      route: '/',
      label: 'Inicio',
      title: ({ trade, town }) => `${capitalized(trade)} en ${town}`,
      description: ({ name, town }) =>
        `${name} en ${town}: qué hacemos, cada servicio en su página, y cómo ponerse en contacto.`,
      heading: ({ trade, town }) => `${capitalized(trade)} en ${town}`,
      lead: ({ calls }) => (calls ? 'Llame al {phone} o escríbanos.' : 'Cuéntenos de qué se trata.'),
    },
    services: {
      route: '/servicios',
      label: 'Servicios',
      title: ({ town }) => `Qué hacemos en ${town}`,
      description: ({ name, town }) => `Todo lo que hace ${name} en ${town}, cada servicio con su propia página.`,
      heading: () => 'Qué hacemos',
      lead: ({ calls }) =>
        calls ? 'Elija de qué se trata o llame al {phone}.' : 'Elija de qué se trata o escríbanos.',
    },
    service: {
      route: '/servicios',
      label: '',
      title: ({ service = '', town }) => `${capitalized(service)} en ${town}`,
      description: ({ service = '', name, town }) =>
        `${capitalized(service)} con ${name} en ${town}: cuéntenos de qué se trata y pregunte lo que quiera saber.`,
      heading: ({ service = '' }) => capitalized(service),
      lead: ({ calls }) =>
        calls ? 'Díganos de qué se trata: llame al {phone} o escriba.' : 'Escríbanos de qué se trata.',
    },
    about: {
      route: '/nosotros',
      label: 'Nosotros',
      title: ({ name }) => `Quién es ${name}`,
      description: ({ name, town }) => `Quién es ${name} en ${town}, cómo ponerse en contacto y dónde escribirnos.`,
      heading: ({ name }) => `Quién es ${name}`,
      lead: ({ trade, town }) => `${capitalized(trade)} en ${town}.`,
    },
    prices: {
      route: '/precios',
      label: 'Precios',
      title: ({ trade, town }) => `Precios: ${trade} en ${town}`,
      description: ({ name, town }) => `Cuánto cuesta el trabajo de ${name} en ${town}, y cómo preguntar por el suyo.`,
      heading: () => 'Precios',
      lead: ({ calls }) =>
        calls ? 'Pregunte por el suyo: llame al {phone} o escriba.' : 'Escríbanos y pregunte por el suyo.',
    },
    questions: {
      route: '/preguntas',
      label: 'Preguntas',
      title: ({ name }) => `Preguntas a ${name}`,
      description: ({ name, town }) =>
        `Qué preguntan los clientes a ${name} en ${town}, y dónde preguntar lo que falte aquí.`,
      heading: () => 'Preguntas',
      lead: ({ calls }) => (calls ? 'Haga la suya: llame al {phone} o escriba.' : 'Escríbanos y haga la suya.'),
    },
    contact: {
      route: '/contacto',
      label: 'Contacto',
      title: ({ name }) => `Contacto con ${name}`,
      description: ({ name, town }) =>
        `Cómo ponerse en contacto con ${name} en ${town}, y un formulario para escribirnos.`,
      heading: () => 'Contacto',
      lead: ({ calls, mails }) => {
        if (!mails) return 'Llame al {phone} o escríbanos aquí.';
        return calls ? 'Llame al {phone} o escriba a {email}.' : 'Escríbanos aquí o a {email}.';
      },
    },
    thanks: {
      route: '/gracias',
      label: 'Gracias',
      title: () => 'Gracias por escribirnos',
      description: ({ name, town }) =>
        `Su mensaje ha llegado a ${name} en ${town}. Desde aquí un enlace lleva de vuelta al inicio.`,
      heading: () => 'Gracias por escribirnos',
      lead: ({ calls }) =>
        calls ? 'Hemos recibido su mensaje. También puede llamar al {phone}.' : 'Hemos recibido su mensaje.',
    },
    missing: {
      route: '/404',
      label: 'No encontrada',
      title: () => 'Página no encontrada',
      description: ({ name }) =>
        `Esta dirección no lleva a ninguna página de ${name}. Vuelva al inicio o elija otra página.`,
      heading: () => 'Página no encontrada',
      lead: ({ calls }) =>
        calls
          ? 'Esta dirección no lleva a ninguna página. Vuelva al inicio o llame al {phone}.'
          : 'Esta dirección no lleva a ninguna página. Vuelva al inicio o escríbanos.',
    },
  },
  business: {
    tagline: ({ trade, town }) => `${capitalized(trade)} en ${town}`,
    description: ({ name, trade, town }) => `${name} en ${town}: ${trade}.`,
  },
  form: { name: 'Nombre', phone: 'Teléfono', email: 'Correo electrónico', message: '¿De qué se trata?' },
  labels: {
    call: 'Llámenos',
    write: 'Escríbanos',
    what: 'Qué hacemos',
    others: 'Qué más hacemos',
    reach: 'Cómo contactar',
    start: 'Volver al inicio',
    sitemap: 'Mapa del sitio',
  },
  more: (service) => `Más sobre ${service}`,
  toWrite: {
    why: 'Write: con qué pueden contar los clientes, y cómo pueden ver que es verdad.',
    story: 'Write: quiénes son, desde cuándo y quién hace el trabajo.',
    included: 'Write: qué incluye este servicio y qué no.',
    steps: 'Write: qué pasa en este paso.',
    prices: 'Write: cuánto cuesta',
    question: 'Write: una pregunta que hacen los clientes.',
    answer: 'Write: la respuesta.',
  },
  headings: {
    why: 'Por qué nos eligen',
    story: 'Quiénes somos',
    included: 'Qué incluye',
    steps: 'Cómo va',
    prices: 'Cuánto cuesta',
    questions: 'Qué preguntan los clientes',
  },
  table: { caption: 'Precios', columns: ['Qué', 'Precio'] },
  pictures: {
    hero: 'Dibujo de colinas con luz suave',
    work: 'Dibujo de formas sencillas',
    place: 'Dibujo de una fila de casas',
  },
};
