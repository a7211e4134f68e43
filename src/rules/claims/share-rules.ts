import type { TextRule } from '../rule';
import { unsourced } from './told-claims';
import { unproven } from './unproven';

/** How a language says that so many of those who come are content: a pattern with `g`, and whole words of which each has one where it has no percent sign. */
interface SharesIn {
  language: string;
  words: readonly string[];
  pattern: RegExp;
}

const percent = String.raw`(?<![\d.,])\d{2,3}(?:[.,]\d+)?\s?(?:%|percent\b|per cent\b)`;
const fraction = String.raw`\b(?:two[- ]thirds|three[- ]quarters|(?:\d|one|two|three|four|five|six|seven|eight|nine|\d\d)\s(?:out of|in)\s(?:every\s)?(?:ten|10|five|5|four|4|a hundred|100))`;
const people =
  '(?:customers|clients|homeowners|guests|patients|members|students|owners|couples|families|tenants|diners|drivers|parents|buyers|sellers|visitors|brides|riders|learners|pupils)';
const outcome =
  '(?:success|win|pass|approval|retention|recommendation|referral|repeat|survival|satisfaction|happiness)';
const returning = '(?:referrals?|repeat|return(?:ing)?|recommendations?|word[- ]of[- ]mouth)';

const english: SharesIn = {
  language: 'en',
  words: ['percent', 'cent', 'thirds', 'quarters', 'ten', '10', 'five', '5', 'four', '4', '100', 'hundred'],
  pattern: new RegExp(
    [
      String.raw`(?:${percent}|${fraction})\s+of\s+(?:all\s+)?(?:of\s+)?our\s+(?:\p{Ll}+\s+)?(?:${people}|cases|claims)\b`,
      String.raw`(?:${percent}|${fraction})\s+of\s+our\s+(?:work|business|jobs|bookings|orders)\b(?=[^.!?\n]{0,30}\b${returning}\b)`,
      String.raw`${percent}\s+(?:of (?:customers|clients|homeowners)|satisfaction|satisfied|(?:customer|client|guest|patient) (?:satisfaction|happiness))(?!\p{L})`,
      String.raw`\b(?:customer|client|guest|patient) satisfaction(?:\sis|\sof|:)?\s${percent}`,
      String.raw`(?:${percent}|${fraction})\s+(?:of\s+)?${people}\b(?=[^.!?;\n]{0,50}\b(?:us|come back|comes back|recommend\w*|again)\b)`,
      String.raw`(?:(?<=\b(?:we (?:have|keep|hold|boast)|our) (?:an? |over |more than |nearly )*)|^)${percent}\s+(?:\p{Ll}+\s)?${outcome} rate\b`,
      String.raw`\bour (?:\p{Ll}+ )?${outcome} rate\s+(?:is|of|stands at)\s+(?:over |more than |nearly |almost |about )?${percent}`,
    ].join('|'),
    'gimu',
  ),
};

const german: SharesIn = {
  language: 'de',
  words: ['prozent', 'unserer', 'unsere', 'zehn', '10'],
  pattern:
    /(?<![\d.,])\d{2,3}(?:,\d+)?\s?(?:%|Prozent)\s+(?:unserer\s+(?:\p{L}+en\s+)?(?:Kund\p{L}+|Gäste|Patient\p{L}+|Schüler\p{L}*|Mitglieder\p{L}*|Mandant\p{L}+|Aufträge)|Kundenzufriedenheit|zufriedene Kund\p{L}+|Weiterempfehlung|Erfolgsquote|Bestehensquote)|(?<!\p{L})(?:Erfolgs|Bestehens|Weiterempfehlungs)quote\s+(?:von|liegt bei|ist)\s+(?:über\s)?\d{2,3}(?:,\d+)?\s?(?:%|Prozent)|(?<!\p{L})(?:acht|neun|8|9)\s+von\s+(?:zehn|10)\s+(?:unserer\s+)?(?:Kund\p{L}+|Gästen|Patient\p{L}+|Schüler\p{L}*|Mandant\p{L}+)(?=[^.!?\n]{0,50}(?<!\p{L})(?:uns|wieder)(?!\p{L}))/giu,
};

const french: SharesIn = {
  language: 'fr',
  words: ['pour', 'dix', '10'],
  pattern:
    /(?<![\d.,])\d{2,3}(?:,\d+)?\s?(?:%|pour cent)\s+(?:de\s+(?:nos\s+(?:client|patient|élève|membre|hôte|dossier)\p{L}*|clients satisfaits|satisfaction(?: client\p{L}*)?|réussite)|d’élèves reçus)|(?<!\p{L})(?:huit|neuf|8|9)\s+(?:de nos\s+)?(?:client|patient|élève)\p{L}*\s+sur\s+(?:dix|10)(?=[^.!?\n]{0,50}(?<!\p{L})(?:nous|reviennent)(?!\p{L}))/giu,
};

const spanish: SharesIn = {
  language: 'es',
  words: ['ciento', 'diez', '10'],
  pattern:
    /(?<![\d.,])\d{2,3}(?:[.,]\d+)?\s?(?:%|por ciento)\s+(?:de\s+(?:nuestr[oa]s\s+(?:client|paciente|alumn|huésped|miembro|caso)\p{L}*|clientes satisfechos|satisfacción(?: de\p{L}* clientes?)?|éxito))|(?<!\p{L})(?:ocho|nueve|8|9)\s+de\s+cada\s+(?:diez|10)\s+(?:client|paciente|alumn|huésped)\p{L}*(?=[^.!?\n]{0,50}(?<!\p{L})(?:nos|vuelven|repiten)(?!\p{L}))/giu,
};

/** Shares of those who come back, are content or win, as a business says them of itself. */
export const shareRules: readonly TextRule[] = [english, german, french, spanish].map(({ pattern, ...spoken }) => ({
  code: 'claim/share',
  severity: 'error',
  why: 'A share of content customers without a source is taken for invented (FTC, 16 CFR 465).',
  sign: /%/,
  ...spoken,
  find: (text, context) => unsourced(unproven(text, context, pattern), 'leave it out'),
}));
