import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Files that must never be published, and one hidden folder that must. */
const hidden = {
  'public/.env': 'secret',
  'public/.git/HEAD': 'secret',
  'public/fonts/.DS_Store': 'secret',
  'public/.well-known/security.txt': 'Contact: mailto:a@example.com',
};

/** Copies a site of `tests/sites/` to a new folder, adds hidden files, and gives the folder. */
export async function contentRoot(name = 'plumber'): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'roofline-'));
  await cp(join('tests/sites', name), root, { recursive: true });
  for (const [path, content] of Object.entries(hidden)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return root;
}
