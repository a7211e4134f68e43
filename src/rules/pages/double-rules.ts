import { formatPath } from '../../reading/position';
import { repeated } from '../repeated';
import type { PageRule, RuleFinding, WrittenPage } from '../rule';

/** The texts of some fields that an earlier one of the same page says already. */
function doubles(
  { leaves }: WrittenPage,
  isMeant: (field: string, text: string) => boolean,
  tell: (text: string, first: string) => Omit<RuleFinding, 'at'>,
): RuleFinding[] {
  const texts = leaves.filter(
    ({ kind, path, shown }) => (kind === 'text' || kind === 'markdown') && isMeant(`${path.at(-1)}`, shown),
  );
  return repeated(texts, ({ shown }) => shown).map(({ entry, first }) => ({
    ...tell(entry.shown, formatPath(first.path)),
    at: { path: entry.path },
  }));
}

/** The parts of a text that one before them in it says already: paragraphs of running texts, sentences of short ones. */
const partsTwice = ({ leaves }: WrittenPage): RuleFinding[] =>
  leaves.flatMap(({ kind, path, written }) => {
    const parts =
      kind === 'markdown' && written.includes('\n\n')
        ? written.split(/\n\s*\n/).filter((paragraph) => isPassage.test(paragraph))
        : kind === 'text' && written.length > 40 && path.at(-1) !== 'alt'
          ? written.split(/(?<=[.!?])\s+/).filter((sentence) => isSentence.test(sentence))
          : [];
    return repeated(parts, (part) => part)
      .slice(0, 1)
      .map(({ entry }) => ({
        found: `"${entry.trim().slice(0, 50)}…" stands twice in this text`,
        fix: 'say it once, or say something else in its place',
        at: { path },
      }));
  });

/** Twelve words in a row are no coincidence. */
const isPassage = /^\s*(?:\S+\s+){11}/;
/** Of fewer words one may be a refrain. */
const isSentence = /^\s*(?:\S+\s+){4}/;

/** What stands twice on one page. */
export const doubleRules: readonly PageRule[] = [
  {
    code: 'site/question-twice',
    severity: 'error',
    instead: ['prose/answer-of-other'],
    why: 'A question is told to search engines once a page; two answers to it contradict each other sooner or later.',
    find: (page) =>
      doubles(
        page,
        (field) => field === 'question',
        (question, first) => ({
          found: `"${question}" is answered already at ${first}`,
          fix: 'keep one of the two',
        }),
      ),
  },
  {
    code: 'site/section-heading-twice',
    severity: 'warning',
    instead: ['site/passage-twice'],
    why: 'Who jumps from heading to heading cannot tell two sections of one name apart (WCAG 2.4.6).',
    find: ({ form }) => {
      const headings = ('sections' in form ? form.sections : form.more).flatMap(({ heading }, index) =>
        heading ? [{ heading, index }] : [],
      );
      return repeated(headings, ({ heading }) => heading).map(({ entry: { heading, index } }) => ({
        found: `the page has a section "${heading}" already`,
        fix: 'remove the copy, or give each section a heading of its own',
        at: { path: ['sections' in form ? 'sections' : 'more', index, 'heading'] },
      }));
    },
  },
  {
    code: 'site/passage-twice',
    severity: 'warning',
    why: 'A passage that stands twice on a page was copied and not rewritten.',
    find: (page) => [
      ...partsTwice(page),
      ...doubles(
        page,
        (field, text) => field !== 'question' && field !== 'alt' && field !== 'description' && isPassage.test(text),
        (text, first) => ({
          found: `"${text.replace(/<[^<>]*>/g, '').slice(0, 50)}…" stands already at ${first}`,
          fix: 'say it once, or say something else here',
        }),
      ),
    ],
  },
];
