import { flowOf } from './flow';
import { bodyOf, type Slip, type Suspicion } from './slip';

/** Braces that are closed in front of fields that belong into them: `{ street: 12 Mill Road }, city: Leeds`. */
export const closedEarly: Suspicion = (suspect) => {
  const flow = flowOf(suspect);
  if (!flow) return [];
  const { body, offset } = bodyOf(suspect.line);
  const ended = body.replace(/[\]\s]*,?$/, '').length + offset;
  return [...flow.masked.matchAll(/(?<=\{\s*[A-Za-z][\w-]*:\s[^{}]*?)\s*\}(?=\s*,\s*[A-Za-z][\w-]*:\s)/g)].flatMap(
    ({ index, 0: mark }) => {
      const start = flow.start + index;
      const removed = { start, end: start + mark.length, text: '' };
      const tell = (edits: Slip['edits']): Slip => ({
        code: 'yaml/stray-bracket',
        at: { offset: removed.end - 1 },
        found: '"}" closes the fields before the last of them',
        fix: 'write it at their end',
        edits,
      });
      return [tell([removed]), tell([removed, { start: ended, end: ended, text: ' }' }])];
    },
  );
};
