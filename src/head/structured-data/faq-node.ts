import type { FAQPage, IdReference, Question } from 'schema-dts';
import type { StatementOf } from '../../../schemas/statement';
import type { GraphSource } from './graph-source';
import type { Node } from './node';
import { plainText } from './plain-text';

/** The questions of a page; two blocks join into one list, because a page has one FAQPage. */
export function faqNode({ items }: StatementOf<'questions'>, { url }: GraphSource): Node {
  const faq: FAQPage & IdReference = {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    isPartOf: { '@id': url },
    mainEntity: items.map(
      ({ question, answer }): Question => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      }),
    ),
  };
  return faq;
}
