import { expect, test } from 'vitest';
import { templates } from '../../schemas/templates';
import { editText } from '../../src/editing/edit-text';
import { parseYaml } from '../../src/reading/parse';
import { blanksIn } from '../../studio/form/blanks-in';
import { newPage, type PageKind } from '../../studio/workspace/new-page';
import { plumber } from '../plumber';

const file = 'pages/luling.yaml';
const description = 'Leaks, drains and heaters in Luling, mended by licensed plumbers with prices before we begin.';

/** A new page with a word of its own in the place of each text that is asked for. */
function written(kind: PageKind): { asked: number; text: string } {
  const begun = newPage(kind, 'Plumbers in Luling, Texas', { picture: 'hero.jpg', office: 'seguin' });
  const blanks = blanksIn(parseYaml({ path: file, text: begun }).value);
  const text = blanks.reduce((now, path) => {
    const value = path[0] === 'description' ? description : `Words of ${path.join(' ')}`;
    const edited = editText(now, { kind: 'set', path, value });
    if ('sentence' in edited) throw new Error(edited.sentence);
    return edited.text;
  }, begun);
  return { asked: blanks.length, text };
}

test.each(['page', ...Object.keys(templates)] as PageKind[])(
  'a new %s is whole when the texts are written that it asks for',
  (kind) => {
    const { asked, text } = written(kind);
    expect(asked).toBeGreaterThan(0);
    // What is written may be better; nothing of it keeps the page from being shown.
    expect(plumber.problemsOf({ [file]: text })).not.toMatch(/\d errors? in/);
  },
);
