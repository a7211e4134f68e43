import type { ClaimLanguage } from './claims-in-words';

const days = 'lunes|martes|miércoles|jueves|viernes|sábados?|domingos?';

/** What businesses claim in Spanish. */
export const spanishClaims: ClaimLanguage = {
  language: 'es',
  years: {
    words: ['años'],
    pattern:
      /(?:más de|casi|tenemos|llevamos)\s+(?:más de\s+)?\d{1,3}\s+años(?=\s+(?:de (?:experiencia|servicio|oficio|trabajo)|en el (?:negocio|oficio|sector)|sirviendo|trabajando|al servicio))|\d{1,3}\s+años\s+de\s+(?:experiencia|oficio)/giu,
    ofBusiness: /(?<!\p{L})desde\s+hace\s+(?:más de\s+|casi\s+)?\d{1,3}\s+años(?!\p{L})/giu,
  },
  since: {
    words: ['desde', 'fundada', 'fundado', 'abrimos', 'empezamos', 'nacimos'],
    pattern:
      /(?:desde|fundad[ao]s?\s+en|abrimos\s+en|empezamos\s+en|nacimos\s+en)\s+(?:el\s+(?:año\s+)?)?((?:1[89]|20)\d\d)/giu,
  },
  best: {
    words: ['mejor', 'mejores', 'uno', 'barata', 'barato', 'baratas', 'baratos', '1'],
    pattern:
      /(?<!\p{L})(?:el|la|los|las)\s+(?:mejor(?:es)?|número uno|n[.º°o]+ ?1|más barat[oa]s?)\s+(\p{L}+)\s+(?:de|en|del)\s+(?:\p{Lu}|\{|la (?:zona|ciudad|región))/giu,
    anyone:
      /^(?:empresa|equipo|servicio|taller|negocio|tienda|clínica|estudio|electricistas?|plomeros?|fontaner[oa]s?|techadores?|contratistas?|abogad[oa]s?|médic[oa]s?|arquitect[oa]s?|restaurantes?|hotel(?:es)?|bar(?:es)?|\p{L}{2,}(?:gr[áa]f|l[óo]g)[oa]s?|veterinari[oa]s?|\p{L}{3,}(?:ero|era|ista|or|ora|ería)s?)$/iu,
  },
  counted: {
    words: [
      'clientes',
      'pacientes',
      'huéspedes',
      'alumnos',
      'familias',
      'hogares',
      'proyectos',
      'trabajos',
      'reseñas',
      'instalaciones',
    ],
    pattern:
      /(?:más de |casi )?(?!(?:19|20)\d\d\s)(?:\d{1,3}(?:[.,]\d{3})+|\d{3,})\+?\s+(?:clientes|pacientes|huéspedes|alumnos|familias|hogares|proyectos|trabajos|reseñas|instalaciones)(?!\p{L})/giu,
  },
  night: {
    words: ['24', 'noche'],
    pattern: /\b24\/7\b|\blas 24 horas\b|\b24 horas al día\b|\bde día y de noche\b|\bd[ií]a y noche\b/giu,
    atYourService:
      /(?<!\p{L})(?:abiert[oa]s?|atendemos|atención|servicio|urgencias?|llame|llámenos|disponibles?|teléfono)(?!\p{L})/iu,
  },
  soon: {
    words: ['minutos', 'horas', 'hora'],
    pattern:
      /(?<=(?<!\p{L})(?:llegamos|estamos|acudimos|vamos)(?: (?:allí|ahí|en su casa))?\s)en\s+(?:menos de |unos )?\d+\s+(?:minutos|horas?)|(?<!\p{L})en\s+(?:menos de |unos )?\d+\s+(?:minutos|horas?),?\s+(?:llegamos|estamos|acudimos)/giu,
  },
  around: {
    words: ['radio'],
    pattern: /radio\s+de\s+(?:unos |hasta )?(\d{1,3})\s+(?:km|kilómetros|millas)(?!\p{L})/gu,
  },
  hours: {
    words: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'sábados', 'domingo', 'domingos'],
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:${days})(?:\s+(?:a|y)\s+(?:${days}))?,?\s+(?:de\s+)?(\d{1,2})(?::\d\d)?\s?h?\s?(?:a|-|–|hasta)\s?(?:las\s+)?(\d{1,2})(?::\d\d)?(?!\d)`,
      'giu',
    ),
    present:
      /(?<!\p{L})(?:abiert\p{L}+|abr\p{L}+|horarios?|atend\p{L}+|atenci[óo]n|contest\p{L}+|estamos|aquí|oficinas?|tienda|local|consultorio|teléfono|llám\p{L}+|llam\p{L}+)(?!\p{L})/iu,
  },
  ofBusiness:
    /(?<!\p{L})(?:somos|estamos|a su servicio|servimos|trabajamos|nuestr[oa]s?|nos|fundad\p{L}*|abrimos|empezamos|nacimos|empresa|negocio|familia|familiar|taller propio|tradición|\p{L}{2,}(?:[aei]mos)(?<!(?:últi|mis|pri|extre|tra|ra|míni|máxi|próxi|óri|kiló)mos))(?!\p{L})/iu,
  isThere:
    /(?<!\p{L})(?:aquí|al servicio|a su servicio|servimos|sirviendo|empresa|negocio|familiar|fundad\p{L}*|abiert[oa]s?|tradición|clientes|vecinos|familias|pacientes|en el (?:negocio|oficio|sector)|estamos|somos|usted|ustedes|su|sus|le|les|cuid\p{L}+|atend\p{L}+)(?!\p{L})/iu,
  ofOthers:
    /(?<!\p{L})(?:ayuntamiento|oficina de (?!\p{Lu})|banco|escuela|tienda de|ellos|su horario|hospital|policía|farmacia|vecin\p{L}+)(?!\p{L})/iu,
  denied: /(?<!\p{L})(?:no|nunca|sin|nadie|quien|otros?)(?!\p{L})/iu,
  ofThings:
    /(?<!\p{L})(?:dura\p{L}*|garantía|garantizad\p{L}+|casas?|edificios?|aprendi\p{L}+|emplead\p{L}+|con nosotros|vigas?|tuberías?)(?!\p{L})/iu,
};
