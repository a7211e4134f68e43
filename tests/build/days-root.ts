import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Today in UTC: YYYY-MM-DD. */
export const today = new Date().toISOString().slice(0, 10);
/** Two contents of pages, by their names. */
export const one = { file: 'pages/a.yaml', content: 'a'.repeat(16) };
export const other = { file: 'pages/b.yaml', content: 'b'.repeat(16) };

/** A content root with page files of these names and a record of these lines. */
export function rootWith(record?: string): string {
  const root = mkdtempSync(join(tmpdir(), 'days-'));
  mkdirSync(join(root, 'pages'));
  for (const { file } of [one, other]) writeFileSync(join(root, file), 'title: A page\n');
  if (record !== undefined) writeFileSync(join(root, 'pages/.content-days'), record);
  return root;
}
