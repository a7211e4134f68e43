import { contentHash } from '../model/content-hash';
import { spreadBits } from '../model/spread-bits';
import { isFields } from '../model/values';
import type { Surroundings } from '../resolving/resolve-page';

type Answer = (word: string, world: Surroundings) => unknown;

/** What a page can ask of the rest of the site. A question is the kind, a space and the word asked about. */
const kinds = {
  standing: (path, { addresses }) => addresses.standingAt(path),
  anchors: (route, { addresses }) => addresses.anchorsOf(route),
  nearest: (path, { addresses }) => addresses.nearest(path),
  with: (anchor, { addresses }) => addresses.pageWith(anchor),
  picture: (name, { names }) => names.picture(name),
  icon: (name, { names }) => names.icon(name),
  fact: (path, { config }) => factAt(config, path),
} satisfies Record<string, Answer>;
type Kind = keyof typeof kinds;

function factAt(config: Surroundings['config'], path: string): unknown {
  const [part = '', field] = path.split('.');
  const value = Object.entries(config).find(([key]) => key === part)?.[1];
  return field === undefined ? value : Object.entries(value ?? {}).find(([key]) => key === field)?.[1];
}

function answerTo(question: string, world: Surroundings): string {
  const at = question.indexOf(' ');
  // Questions are made by `ask` alone.
  const kind = question.slice(0, at) as Kind;
  return JSON.stringify(kinds[kind](question.slice(at + 1), world)) ?? '';
}

/** All questions that pages asked, by number, and the answers that hold. */
export interface Ledger {
  questions: readonly string[];
  answers: readonly (string | undefined)[];
}

/** A ledger that can be looked up in. */
export interface OpenLedger {
  ledger: Ledger;
  /** The number of a question; the next one for a question that nobody has asked yet. */
  numberOf(question: string): number;
  /** Names some questions, in any order, and the answers that hold; equal exactly when all of those are. */
  answered(asked: readonly number[]): string;
  /** Surroundings that note each question put to them, and the numbers of those noted so far. */
  record(world: Surroundings): { surroundings: Surroundings; asked(): number[] };
  /** Asks everything again; gives the numbers of the questions that had another answer, and keeps the new answers. */
  askAgain(world: Surroundings): Set<number>;
}

/** Names a question with its answer, in two numbers of 32 bits: their sums name some of them, in any order. */
interface Name {
  high: number;
  low: number;
}

function nameFor(question: string | undefined, answer: string | undefined): Name {
  const hash = contentHash([question, answer]);
  const [high, low] = [Number.parseInt(hash.slice(0, 8), 16), Number.parseInt(hash.slice(8), 16)];
  return { high: spreadBits(high ^ spreadBits(low)), low: spreadBits(low ^ spreadBits(~high)) };
}

/** Opens a ledger of questions that were asked before; none of them is answered until all are asked again. */
export function openLedger(known: readonly string[]): OpenLedger {
  const questions = [...known];
  const answers: (string | undefined)[] = [];
  const numbers = new Map(questions.map((question, number) => [question, number]));
  const names: (Name | undefined)[] = [];
  const nameOf = (number: number): Name => {
    const name = names[number] ?? nameFor(questions[number], answers[number]);
    names[number] = name;
    return name;
  };
  const numberOf = (question: string): number => {
    const number = numbers.get(question) ?? questions.push(question) - 1;
    numbers.set(question, number);
    return number;
  };
  return {
    ledger: { questions, answers },
    numberOf,
    answered(asked) {
      let { length: high, length: low } = asked;
      for (const number of asked) {
        const name = nameOf(number);
        high = (high + name.high) | 0;
        low = (low + name.low) | 0;
      }
      return `${high} ${low}`;
    },
    record(world) {
      const noted = new Set<number>();
      const ask = (kind: Kind, word: string) => {
        const question = `${kind} ${word}`;
        const number = numberOf(question);
        answers[number] ??= answerTo(question, world);
        noted.add(number);
      };
      return { surroundings: watched(world, ask), asked: () => [...noted] };
    },
    askAgain(world) {
      const changed = new Set<number>();
      for (const [number, question] of questions.entries()) {
        const [before, answer] = [answers[number], answerTo(question, world)];
        if (answer === before) continue;
        answers[number] = answer;
        names[number] = undefined;
        if (before !== undefined) changed.add(number);
      }
      return changed;
    },
  };
}

/** The same surroundings; every question is told to `ask` before it is answered. */
function watched(
  { config, addresses, names, year }: Surroundings,
  ask: (kind: Kind, word: string) => void,
): Surroundings {
  const asking =
    <A>(kind: Kind, answer: (word: string) => A) =>
    (word: string): A => {
      ask(kind, word);
      return answer(word);
    };
  return {
    config: watchedFacts(config, (path) => ask('fact', path)),
    addresses: {
      standingAt: asking('standing', addresses.standingAt),
      anchorsOf: asking('anchors', addresses.anchorsOf),
      nearest: asking('nearest', addresses.nearest),
      pageWith: asking('with', addresses.pageWith),
    },
    names: { picture: asking('picture', names.picture), icon: asking('icon', names.icon) },
    year,
  };
}

/** The configuration; each fact read is told by its path, at most two fields deep. */
function watchedFacts<T extends object>(config: T, told: (path: string) => void, above = ''): T {
  const pathOf = (key: string | symbol) => (above ? `${above}.${String(key)}` : String(key));
  // Rules read the same facts again and again.
  const parts = new Map<string | symbol, object>();
  const read = new Set<string | symbol>();
  return new Proxy(config, {
    get(target, key, receiver) {
      const part = parts.get(key);
      if (part) return part;
      const value: unknown = Reflect.get(target, key, receiver);
      if (above === '' && isFields(value)) {
        const watchedPart = watchedFacts(value, told, String(key));
        parts.set(key, watchedPart);
        return watchedPart;
      }
      if (!read.has(key)) told(pathOf(key));
      read.add(key);
      return value;
    },
    // Whoever lists the fields, or asks whether one is there, has read them all.
    ownKeys(target) {
      if (above) told(above);
      else for (const key of Object.keys(target)) told(key);
      return Reflect.ownKeys(target);
    },
    has(target, key) {
      told(pathOf(key));
      return Reflect.has(target, key);
    },
    getOwnPropertyDescriptor(target, key) {
      told(above || String(key));
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
}
