import { openRoot, writtenTexts } from '../content-root';
import { mendOf } from './mends';
import { slipIn } from './slips';

/** Makes slips in the files of a site and mends them; prints each promise that is broken, and gives 1 if any is. */
export async function runMends(root: string, wanted: number, next: () => number): Promise<number> {
  const { content, paths } = await openRoot(root);
  const files = [...writtenTexts({ content, paths })].map(([path, text]) => ({ path, text }));
  const counts = { mended: 0, left: 0, broken: 0 };
  for (let tried = 0; tried < wanted; ) {
    const slip = slipIn(files, next);
    if (!slip) continue;
    tried += 1;
    const end = mendOf(content, slip.file, slip.text);
    counts[typeof end === 'string' ? end : 'broken'] += 1;
    const lines = slip.text.split('\n');
    const number = slip.file.text.split('\n').findIndex((line, index) => line !== lines[index]);
    if (end !== 'mended')
      console.log(
        `${JSON.stringify(end)}  ${slip.slip}  ${slip.file.path}:${number + 1}  ${JSON.stringify(lines[number])}`,
      );
  }
  console.log(
    `${wanted} slips: ${counts.mended} mended, ${counts.left} left to a person, ${counts.broken} broke a promise`,
  );
  return counts.broken === 0 ? 0 : 1;
}
