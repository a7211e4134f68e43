import { bookkeeping } from '../../schemas/page';

/** The lines of each field at the top of a YAML file, with the comments above it; what stands before the first has no name. */
function fieldsIn(text: string): { name: string; rows: string[] }[] {
  const found: { name: string; rows: string[] }[] = [{ name: '', rows: [] }];
  let above: string[] = [];
  for (const row of text.split('\n')) {
    const name = /^([A-Za-z]\w*) *:/.exec(row)?.[1];
    if (name !== undefined) found.push({ name, rows: [...above, row] });
    else if (/^(#|\s*$)/.test(row)) {
      above.push(row);
      continue;
    } else found.at(-1)?.rows.push(...above, row);
    above = [];
  }
  found.at(-1)?.rows.push(...above);
  return found;
}

/** A page's text as the beginning of another one, a draft: with its own answers, without what belongs to the first alone. */
export function copiedPage(text: string, answers: Readonly<Record<string, string>>): string {
  const fields = fieldsIn(text).filter(({ name }) => !bookkeeping.some((field) => field === name));
  const rows = fields.flatMap(({ name, rows: own }) =>
    Object.hasOwn(answers, name) ? [...own.filter((row) => row.startsWith('#')), `${name}: ${answers[name]}`] : own,
  );
  return `draft: true\n${rows.join('\n')}`;
}
