import { findingsAt, type TextRule } from '../rule';
import { choosing, denied, guarantee } from './claim-patterns';
import { inLedger, isOfAnybody, sentenceOf, unproven } from './unproven';

/** Ways to pay by the names that they have everywhere. */
const ways =
  /\b(?:PayPal|Venmo|Zelle|Klarna|Afterpay|Affirm|Cash ?App|Apple Pay|Google Pay|Bitcoin|crypto(?:currency|currencies)?|American Express|Amex|wire transfers?|bank transfers?|money orders?)\b/gi;

const paying = /\b(?:pay|paid|payments?|paying|accept|accepted|take|cash|cards?|checks?|cheques?)\b/i;

/** What a business promises to those who come: how one may pay, and what it answers for. */
export const promiseRules: readonly TextRule[] = [
  {
    code: 'claim/payment',
    severity: 'error',
    why: 'Who comes with a way to pay that a page names, and hears that it is not taken, does not come again.',
    words:
      'paypal venmo zelle klarna afterpay affirm cash apple google bitcoin crypto cryptocurrency amex american wire bank money'.split(
        ' ',
      ),
    find: (text, context) => {
      const { payment } = context.config.business;
      if (payment.length === 0 || text.path.includes('payment')) return [];
      const told = unproven(text, context, ways, ([way]) => {
        const sentence = sentenceOf(text.written, way);
        const isTaken = payment.some((own) => own.toLowerCase().includes(way.toLowerCase().replace(/s$/, '')));
        return isTaken || denied.test(sentence) || !paying.test(sentence.replace(way, ''));
      });
      return findingsAt(told, (way) => ({
        found: `"${way}" is none of business.payment`,
        fix: `add it there in site.config.yaml, ${inLedger}`,
      }));
    },
  },
  {
    code: 'claim/guarantee',
    severity: 'warning',
    why: 'A guarantee without an end binds by its words; what it covers, and for how long, stands beside it (FTC, 16 CFR 239).',
    words: ['lifetime', 'guarantee', 'guaranteed', 'warrantied', 'money', 'never'],
    find: (text, context) =>
      findingsAt(
        text.field === 'question' || choosing.test(text.written) || /\bma(?:nufactur|k)er/i.test(text.written)
          ? []
          : unproven(text, context, guarantee, ([claim]) => isOfAnybody(text.written, claim)),
        (claim) => ({
          found: `"${claim}" has no end and no terms`,
          fix: `say what is covered and how long, ${inLedger}`,
        }),
      ),
  },
];
