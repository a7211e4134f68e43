import { createInterface } from 'node:readline/promises';
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

/**
 * Asks for what is not given, one question after the other, and again after a wrong answer. Undefined where the answers end
 * before all is known.
 */
export async function interview(
  given: Given,
  questionsFor: (given: Given) => readonly Question[],
  { input, output }: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream },
): Promise<Given | undefined> {
  const terminal = createInterface({ input, output });
  const lines = terminal[Symbol.asyncIterator]();
  const answers = { ...given };
  const next = () => questionsFor(answers).find(({ name }) => answers[name] === undefined);
  for (let question = next(); question; question = next()) {
    output.write(printed(question));
    const line = await lines.next();
    if (line.done) return undefined;
    const answer = answerIn(line.value, question);
    const mistake = question.mistake(answer);
    if (mistake === undefined) answers[question.name] = answer;
    else output.write(`${mistake}\n`);
  }
  terminal.close();
  return answers;
}
