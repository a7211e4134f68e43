import { findingsAt, type TextRule } from '../rule';
import { inLedger, sentenceOf, unproven } from './unproven';

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

/** What the business says of itself in Spanish, against what is known of it. */
export const spanishClaimRules: readonly TextRule[] = [
  {
    code: 'claim/years',
    severity: 'error',
    why: 'A number of years is wrong a year later; it is counted from the founding year.',
    words: ['años'],
    find: (text, context) =>
      findingsAt(unproven(text, context, years), (claim) => ({
        found: `"${claim}" is written out`,
        fix:
          context.config.business.founded === undefined
            ? `add business.founded and write {years}, ${inLedger}`
            : 'write {years} for the number',
      })),
  },
  {
    code: 'claim/since',
    severity: 'error',
    why: 'Two founding years on one site make both of them doubtful.',
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
      return findingsAt(told, (claim) => ({
        found: `"${claim}" is not the founding year${founded === undefined ? '' : `, ${founded}`}`,
        fix: `write {founded}, ${inLedger}`,
      }));
    },
  },
  {
    code: 'claim/best',
    severity: 'error',
    why: 'Who says that he is the best must be able to say by whose word.',
    words: ['mejor', 'mejores', 'uno', 'barata', 'barato', 'baratas', 'baratos'],
    find: (text, context) =>
      findingsAt(unproven(text, context, best), (claim) => ({
        found: `"${claim}" has no source`,
        fix: `say what you do well, ${inLedger}`,
      })),
  },
  {
    code: 'claim/around-the-clock',
    severity: 'error',
    why: 'Who calls at night because a page says so, and hears that the office is closed, calls somebody else.',
    words: ['24', 'noche'],
    find: (text, context) => {
      const { emergency, openingHours } = context.config.business;
      if (emergency || openingHours.some((hours) => 'is' in hours && hours.is === 'open 24 hours')) return [];
      const told = unproven(text, context, aroundTheClock, ([claim]) => {
        const sentence = sentenceOf(text.written, claim);
        return denied.test(sentence) || !atYourService.test(sentence);
      });
      return findingsAt(told, (claim) => ({
        found: `"${claim}" is not when the business answers`,
        fix: `write {hours}, add business.emergency to site.config.yaml, ${inLedger}`,
      }));
    },
  },
];
