import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openRoot } from '../../scripts/content-root';
import { editorSchemas } from '../../scripts/editor-files/keep-editor-files';

test('what editors complete with is up to date; npm run build writes it anew', async () => {
  for (const [name, text] of await editorSchemas(await openRoot('.')))
    expect(readFileSync(name, 'utf8') === text, name).toBe(true);
});
