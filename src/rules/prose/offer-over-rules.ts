import { sentenceOf } from '../claims/unproven';
import { findingsAt, type TextRule } from '../rule';
import { spokenTag } from '../spoken-tag';
import { daysIn } from './day-rules';
import { hasFigure } from './hints';

/** What an offer is called, and that it lasts up to a day. */
const offers =
  /%\s*(?:off|discount|de descuento)|\b(?:discounts?|coupons?|specials?|deals?|sale|rebates?|promo(?:tion)?s?|free|save|offer|off|oferta|descuento|gratis|promoción)\b/i;
const upTo =
  /\b(?:before|by|until|till|through|ends?(?: on)?|expires?(?: on)?|valid(?: (?:until|through))?|hasta|antes del?|vence|termina)\s+(?:the |el )?$/i;
/** That one is invited to something, and on a day. */
const invites = /^\s*(?:\*\*)?(?:visit|join|meet|come|see|stop by|find|rsvp|register|sign up)\b/i;
const on = /\bon (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?$/i;
const isTold = /\b(?:was|were|had|did|ended|expired|since|after|bought|could|used to|fue|era)\b/i;

/** Offers in running texts, which no program takes out when they are over. */
export const offerOverRules: readonly TextRule[] = [
  {
    code: 'prose/offer-over',
    severity: 'warning',
    own: true,
    why: 'An offer that ended in a year before tells visitors that nobody looks after the page; one in a block of type offers goes by itself.',
    sign: hasFigure,
    hint: /\d{4}/,
    find: ({ written }, context) =>
      context.page && 'date' in context.page
        ? []
        : findingsAt(
            daysIn(written, spokenTag(context))
              .filter(({ words, year = context.year }) => {
                const sentence = sentenceOf(written, words);
                const before = written.slice(0, written.indexOf(words));
                const isOffer = upTo.test(before) && offers.test(sentence);
                const isInvitation = on.test(before) && invites.test(sentence);
                return year < context.year && (isOffer || isInvitation) && !isTold.test(sentence);
              })
              .map(({ words }) => words),
            (words) => ({ found: `this was over on ${words}`, fix: 'take it out, or give it another day' }),
          ),
  },
];
