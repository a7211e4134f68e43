import type { TextRule } from '../rule';
import { isOpenThen } from './open-day';
import {
  hoursWords,
  isAnsweredAtNight,
  nightWords,
  sinceWords,
  superlativeWords,
  unanswered,
  unsourced,
  writtenHours,
  writtenYears,
  wrongYears,
  yearsWords,
} from './told-claims';
import { sentenceOf, unproven } from './unproven';

/** Numbers of years that stand for those of the business. */
const years =
  /(?:más de|casi|tenemos|llevamos)\s+(?:más de\s+)?\d{1,3}\s+años(?=\s+(?:de (?:experiencia|servicio|oficio|trabajo)|en el (?:negocio|oficio|sector)|sirviendo|trabajando|al servicio))|\d{1,3}\s+años\s+de\s+(?:experiencia|oficio)/giu;
const since =
  /(?:desde|fundad[ao]s?\s+en|abrimos\s+en|empezamos\s+en|nacimos\s+en)\s+(?:el\s+(?:año\s+)?)?((?:1[89]|20)\d\d)/giu;
const ofBusiness =
  /\b(?:somos|estamos|servimos|trabajamos|nuestr[oa]s?|nos|fundad\p{L}*|abrimos|empresa|negocio|familia)\b/iu;
const best =
  /(?<!\p{L})(?:el|la|los|las)\s+(?:mejor(?:es)?|número uno|más barat[oa]s?)\s+(?:empresa|equipo|servicio|taller|electricistas?|plomeros?|fontaner[oa]s?|techadores?|contratistas?|\p{L}+(?:ero|era|ista|or|ora)s?)\s+(?:de|en|del)\s+(?:\p{Lu}|\{|la (?:zona|ciudad|región))/giu;
const aroundTheClock = /\b24\/7\b|\blas 24 horas\b|\b24 horas al día\b|\bde día y de noche\b|\bd[ií]a y noche\b/giu;
const denied = /(?<!\p{L})(?:no|nunca|sin|nadie|quien|otros?)(?!\p{L})/iu;
const atYourService =
  /(?<!\p{L})(?:abiert[oa]s?|atendemos|atención|servicio|urgencias?|llame|llámenos|disponibles?|teléfono)(?!\p{L})/iu;

/** Days and two times: "de lunes a viernes de 8 a 18". */
const timesOnDays =
  /(?<!\p{L})(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?:\s+(?:a|y)\s+(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?))?,?\s+(?:de\s+)?(\d{1,2})(?::\d\d)?\s?h?\s?(?:a|-|–|hasta)\s?(?:las\s+)?(\d{1,2})(?::\d\d)?(?!\d)/giu;
/** Who else has hours. */
const ofOthers = /(?<!\p{L})(?:ayuntamiento|oficina de (?!\p{Lu})|banco|escuela|tienda de|ellos|su horario)(?!\p{L})/iu;

/** What the business says of itself in Spanish, against what is known of it. */
export const spanishClaimRules: readonly TextRule[] = [
  {
    ...yearsWords,
    words: ['años'],
    find: (text, context) => writtenYears(unproven(text, context, years), context),
  },
  {
    ...sinceWords,
    words: ['desde', 'fundada', 'fundado', 'abrimos', 'empezamos', 'nacimos'],
    find: (text, context) => {
      const { founded } = context.config.business;
      const told = unproven(
        text,
        context,
        since,
        ([claim, year]) =>
          Number(year) === founded ||
          !(ofBusiness.test(sentenceOf(text.written, claim)) || text.written.split(/\s+/).length < 8),
      );
      return wrongYears(told, context);
    },
  },
  {
    ...hoursWords,
    words: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'sábados', 'domingo', 'domingos'],
    find: (text, context) =>
      writtenHours(
        unproven(
          text,
          context,
          timesOnDays,
          ([claim, from, to]) =>
            isOpenThen(claim, from, to, context.config) || ofOthers.test(sentenceOf(text.written, claim)),
        ),
        context,
      ),
  },
  {
    ...superlativeWords,
    words: ['mejor', 'mejores', 'uno', 'barata', 'barato', 'baratas', 'baratos'],
    find: (text, context) => unsourced(unproven(text, context, best), 'say what you do well'),
  },
  {
    ...nightWords,
    words: ['24', 'noche'],
    find: (text, context) => {
      if (isAnsweredAtNight(context)) return [];
      const told = unproven(text, context, aroundTheClock, ([claim]) => {
        const sentence = sentenceOf(text.written, claim);
        return denied.test(sentence) || !atYourService.test(sentence);
      });
      return unanswered(told, context);
    },
  },
];
