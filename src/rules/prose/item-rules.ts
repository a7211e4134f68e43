import { bareWords, beginAlike } from '../../model/bare-words';
import { anyPictureEnding } from '../../model/picture-endings';
import { childValue, valueAt } from '../../model/values';
import { languageOf } from '../../model/words/words-of';
import { findingsAt, offer, type RuleFinding, type Text, type TextContext, type TextRule } from '../rule';

const language = ({ config, page }: TextContext): string => (page?.language ?? languageOf(config)).split('-')[0] ?? '';

/** How questions begin, in the languages that the engine knows. */
const asks: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:do|does|did|is|are|was|were|can|could|will|would|should|may|have|has|am) (?!it yourself)\S+ \S|(?:how(?: (?:long|much|many(?: \S+)?|often|soon|far|old|big|fast|late|early))?|what(?: (?:kind|type|sort)s? of \S+| time)?|when|where|why|who|which(?: \S+)?) (?:do|does|did|is|are|was|were|can|could|will|would|should|have|has) \S+ \S)/i,
  de: /^(?:(?:wann|wo|woher|wohin|warum|wieso|weshalb|was|wer|wen|wem|welche[mnrs]?(?: \S+)?|wie(?: ?viele?)?(?: (?:lange|oft|weit|teuer|hoch|groß|alt|schnell))?(?: \p{Lu}\S+)?) (?:ist|sind|war|wird|werden|hat|haben|habe|kann|können|muss|müssen|soll|sollte|darf|dürfen|kostet|kosten|dauert|dauern|brauche|brauchen|bekomme|bekommen|machen|mache|bietet|bieten|beginnt|beginnen|kommt|kommen|gilt|gelten|geschieht|passiert|zahle|zahlen|finde|funktioniert|läuft)|(?:kann|können|muss|müssen|darf|dürfen|gibt|haben|hat|habe|ist|sind|brauche|brauchen|bieten|machen|kommen|nehmen|soll|sollte|werden|arbeiten|bekomme|bekommen|liefern|verkaufen) (?:ich|wir|sie|man|es|ein|eine|der|die|das|mein|meine))(?!\p{L})/iu,
  fr: /^(?:est-ce qu|qu['’]est-ce|que faire|que (?:dois|puis|faut|se)|(?:combien|comment|pourquoi|quand|où|qui|quel(?:le)?s?(?: \S+){1,2})(?: de \S+)? (?:\S+-(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles|ce)(?!\p{L})|coûte|dure|est|sont|faut|faire|prendre|payer|réserver|commander)|[\p{L}]+-(?:t-)?(?:je|il|elle|on|nous|vous|ils|elles)(?!\p{L}))/iu,
  es: /^¿?(?:qué|quién|cuándo|dónde|cómo|cuánto|cuánta|cuántos|cuántas|cuál|cuáles|por qué|se puede|puedo|pueden|hay|tengo que)\s/i,
};

/** A question as its language writes it. */
const asQuestion = (question: string, tongue: string): string => {
  const bare = question
    .trim()
    .replace(/^¿/, '')
    .replace(/[.!?…]+$/, '');
  return tongue === 'es' ? `¿${bare}?` : tongue === 'fr' ? `${bare}\u00a0?` : `${bare}?`;
};

/** The text of the field beside another. */
function beside({ path }: Text, { page }: TextContext, field: string): string {
  const value = childValue(valueAt(page, path.slice(0, -1)), field);
  return typeof value === 'string' ? value : '';
}

/** The texts of fields beside another that begin with its first word, by their fields. */
function alikeBeside({ path, written }: Text, { page }: TextContext, fields: readonly string[]): [string, string][] {
  const around = valueAt(page, path.slice(0, -1));
  return fields.flatMap((field): [string, string][] => {
    const value = childValue(around, field);
    const said = typeof value === 'string' ? value : '';
    return beginAlike(said, written) ? [[field, said]] : [];
  });
}

const one = (finding: RuleFinding | false): RuleFinding[] => (finding ? [finding] : []);

const unitDays: Readonly<Record<string, number>> = {
  ...{ day: 1, week: 7, month: 30, year: 365 },
  ...{ día: 1, semana: 7, mes: 30, año: 365 },
};

/** How many days ago words for a time are, roughly: 14 for "2 weeks ago"; undefined for others. */
function daysAgo(words: string): number | undefined {
  const [, count = '', unit = ''] =
    /^(?:hace\s+)?(\d+|an?|una?|one)\s+(day|week|month|year|día|semana|mes|año)(?:e?s)?(?:\s+ago)?$/iu.exec(
      words.trim(),
    ) ?? [];
  const days = unitDays[unit.toLowerCase()];
  return days === undefined ? undefined : days * (Number(count) || 1);
}

/** Texts of one kind of field, each of which the design already says something with. */
export const itemRules: readonly TextRule[] = [
  {
    code: 'prose/question-mark',
    severity: 'warning',
    why: 'Questions are told to search engines as such, and read out; without its sign one is taken for a heading.',
    fields: new Set(['question', 'heading', 'title', 'label']),
    find: (text, context) => {
      if (text.field !== 'question' && !text.written.includes('?')) return [];
      const tongue = language(context);
      const written = text.written.trim();
      const isOpen = text.field === 'question' && asks[tongue]?.test(written) && !/\?["”’)]*$/.test(written);
      if (!isOpen && !(tongue === 'es' && written.endsWith('?') && !written.includes('¿'))) return [];
      const better = asQuestion(written, tongue);
      return one({
        found: `"${written}" is a question without its sign`,
        ...offer(better),
      });
    },
  },
  {
    code: 'prose/says-title',
    severity: 'warning',
    why: 'A text that only repeats what stands above it says nothing, and is heard twice by those who listen.',
    fields: new Set(['text', 'eyebrow', 'excerpt', 'intro', 'lead']),
    find: (text, context) => {
      const alike = alikeBeside(text, context, ['title', 'heading', 'label']);
      const said = alike.length > 0 ? bareWords(text.written) : '';
      const [[above] = []] = alike.filter(([, words]) => bareWords(words) === said);
      return one(
        said !== '' &&
          !text.written.includes('{') &&
          above !== undefined && {
            found: `it says what ${above} says`,
            fix: text.field === 'eyebrow' ? 'remove eyebrow:' : `tell more than ${above} does`,
          },
      );
    },
  },
  {
    code: 'prose/answer-repeats',
    severity: 'warning',
    why: 'The question stands above its answer; said again, it is heard twice by those who listen.',
    fields: new Set(['answer']),
    find: (text, context) => {
      const asked = beside(text, context, 'question');
      if (!beginAlike(asked, text.written)) return [];
      const [question, said] = [bareWords(asked), bareWords(text.written)];
      const [first = ''] = /^[^?]*\?\s*/.exec(text.written) ?? [];
      return one(
        question !== '' &&
          said.startsWith(`${question} `) && {
            found: 'the answer begins with its question',
            fix: `begin with "${text.written.slice(first.length).trim().slice(0, 40)}…"`,
            at: { needle: first.trim() || text.written.slice(0, 20) },
          },
      );
    },
  },
  {
    code: 'prose/step-number',
    severity: 'warning',
    why: 'Steps are numbered by the site; a typed number stands beside its own, and is wrong when a step is put in.',
    fields: new Set(['title']),
    find: ({ path, written }) => {
      if (!path.includes('steps')) return [];
      const [number = ''] =
        /^(?:(?:step|paso|schritt|étape|stap|passo)\s+)?\d{1,2}\s*[.):–-]\s+|^(?:step|paso) (?:one|two|three|four|five|six|seven|uno|dos|tres|cuatro|cinco)\s*[.):–-]\s+/i.exec(
          written,
        ) ?? [];
      return one(
        number !== '' && {
          found: `"${number.trim()}" is typed, and the site numbers the steps`,
          ...offer(written.slice(number.length)),
          at: { needle: written },
        },
      );
    },
  },
  {
    code: 'prose/place-twice',
    severity: 'warning',
    why: 'A list of places that names one twice was not read again.',
    fields: new Set(['serviceArea', 'serves']),
    find: ({ written }) => {
      const places = written.split(/\s*,\s*(?:and\s+|y\s+)?|\s+(?:and|y|&)\s+/).map((place) => place.trim());
      return findingsAt(
        places.filter((place, at) => place.length > 2 && places.indexOf(place) !== at),
        (place) => ({ found: `"${place}" stands in this list already`, fix: 'remove one of the two' }),
      );
    },
  },
  {
    code: 'look/caption-repeats',
    severity: 'warning',
    why: 'Who cannot see the picture hears its words and then its caption; the same twice says nothing new.',
    fields: new Set(['caption']),
    find: (text, context) =>
      one(
        bareWords(text.written) === bareWords(beside(text, context, 'alt')) && {
          found: 'the caption says what the words for the picture say',
          fix: 'remove caption:, or tell what is not to be seen in it',
        },
      ),
  },
  {
    code: 'look/caption-file-name',
    severity: 'error',
    why: 'The name of a file under a picture says nothing to anybody.',
    fields: new Set(['caption', 'title']),
    sign: /\./,
    find: ({ written }) =>
      one(
        /^[\w -]+\.\w+$/.test(written.trim()) &&
          anyPictureEnding.test(written.trim()) && {
            found: `"${written}" is the name of a file`,
            fix: 'write what visitors are to read under the picture, or remove the line',
          },
      ),
  },
  {
    code: 'prose/no-words',
    severity: 'error',
    instead: ['prose/plain-bold'],
    why: 'A heading, a name or a text of signs alone is read out as nothing.',
    fields: new Set(['heading', 'title', 'label', 'question', 'answer', 'text', 'eyebrow', 'lead']),
    find: ({ written }) =>
      one(
        written.trim() !== '' &&
          !/[\p{L}\p{N}]/u.test(written) && {
            found: `"${written}" has no words`,
            fix: 'write words, or remove the line where it may be left out',
          },
      ),
  },
  {
    code: 'fact/review-days',
    severity: 'error',
    why: 'An answer that is older than its review, or a review from days to come, is taken for invented.',
    fields: new Set(['date', 'responseDate']),
    find: (text, context) => {
      const said = daysAgo(text.written);
      const reviewed = text.field === 'responseDate' ? daysAgo(beside(text, context, 'date')) : undefined;
      const isToCome = /^(?:in|en|dentro de)\s+(?:\d+|an?|una?|one|two|three)\s+\p{L}+$/iu.test(text.written.trim());
      return [
        ...one(
          isToCome && {
            found: `"${text.written}" is still to come`,
            fix: `write how long ago it was, such as "${text.written.trim().replace(/^\S+\s+(?:de\s+)?/, '')} ago", or the day`,
          },
        ),
        ...one(
          said !== undefined &&
            reviewed !== undefined &&
            said > reviewed * 1.5 + 3 && {
              found: `"${text.written}" is before the review, "${beside(text, context, 'date')}"`,
              ...offer(beside(text, context, 'date'), {
                fix: `write ${beside(text, context, 'date')}, or when it was`,
                unsure: true,
              }),
            },
        ),
      ];
    },
  },
];
