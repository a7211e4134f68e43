import { createInterface } from 'node:readline/promises';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Given, Question } from './questions';

/** The answer behind what was typed: the number of a choice or what it is about stands for it, nothing for the suggestion. */
function answerIn(typed: string, { choices = [], suggestion }: Question): string {
  const words = typed.trim();
  if (words === '' && suggestion !== undefined) return suggestion;
  if (/^\d+$/.test(words)) return choices[Number(words) - 1]?.name ?? words;
  return choices.find(({ about }) => about.toLowerCase() === words.toLowerCase())?.name ?? words;
}

/** A question as it is printed, its choices numbered. */
function printed({ ask, choices = [], suggestion }: Question): string {
  const rows = choices.map(({ name, about }, index) => `  ${index + 1}  ${name}${about ? `: ${about}` : ''}\n`);
  return `\n${ask}\n${rows.join('')}${suggestion ? `(Enter for ${suggestion}) ` : ''}> `;
}

/** Where questions are asked, and for how long an answer is waited for, in milliseconds; for ever when left out. */
interface Terminal {
  input: Readable;
  output: NodeJS.WritableStream;
  patience?: number;
}

/** That of the command: a script that says nothing may leave its end open, and would be waited for for ever. */
export const ownTerminal = (): Terminal => ({
  input: process.stdin,
  output: process.stdout,
  ...(!process.stdin.isTTY && { patience: 3000 }),
});

/** The next answer; undefined where there is none, or none within the time. */
async function answered(
  lines: NodeJS.AsyncIterator<string>,
  { input, patience }: Terminal,
): Promise<string | undefined> {
  const stop = new AbortController();
  const over =
    patience === undefined ? [] : [pause(patience, undefined, { signal: stop.signal }).catch(() => undefined)];
  const line = await Promise.race([lines.next(), ...over]);
  stop.abort();
  if (line === undefined) input.destroy();
  return line?.done ? undefined : line?.value;
}

/**
 * Asks for what is not given, one question after the other, and again after a wrong answer. Undefined where the answers end
 * before all is known.
 */
export async function interview(
  given: Given,
  questionsFor: (given: Given) => readonly Question[],
  place: Terminal,
): Promise<Given | undefined> {
  const { input, output } = place;
  const terminal = createInterface({ input, output });
  const lines = terminal[Symbol.asyncIterator]();
  const answers = { ...given };
  const next = () => questionsFor(answers).find(({ name }) => answers[name] === undefined);
  for (let question = next(); question; question = next()) {
    output.write(printed(question));
    const typed = await answered(lines, place);
    if (typed === undefined) return undefined;
    const answer = answerIn(typed, question);
    const mistake = question.mistake(answer);
    if (mistake === undefined) answers[question.name] = answer;
    else output.write(`${mistake}\n`);
  }
  terminal.close();
  return answers;
}
