import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { writeWhole } from '../saving/write-whole';
import type { LocalForm } from './post-forms';

/** Where what was sent is kept, in the folder of the site. */
const leadsFolder = '.leads';

/** Letters, digits and points of a name that somebody else gave a file. */
const safeName = (name: string): string =>
  basename(name)
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '') || 'photo';

/** A folder for one lead, named by when it came; another second where two come at once. */
async function ownFolder(root: string, form: string): Promise<string> {
  const day = new Date().toISOString().replaceAll(':', '-').replace('.', '-');
  const folder = join(root, leadsFolder, `${day}-${form}`);
  await mkdir(join(root, leadsFolder), { recursive: true });
  // Nothing in it belongs into a repository, whatever that ignores.
  await writeWhole(join(root, leadsFolder, '.gitignore'), '*\n');
  return mkdir(folder).then(
    () => folder,
    () => ownFolder(root, form),
  );
}

/** Keeps what a form sent: its answers as JSON, its photos beside them. Gives the folder. */
export async function keepLead(root: string, { name, trap }: LocalForm, answers: FormData): Promise<string> {
  const folder = await ownFolder(root, name);
  const kept: Record<string, string> = {};
  for (const [field, answer] of answers) {
    if (typeof answer === 'string') kept[field] = answer;
    else if (answer.size > 0) {
      const file = `${Object.keys(kept).length + 1}-${safeName(answer.name)}`;
      await writeFile(join(folder, file), Buffer.from(await answer.arrayBuffer()));
      kept[`${field} (${file})`] = `${answer.size} bytes`;
    }
  }
  const lead = { form: name, ...(kept[trap] ? { robot: `${trap} was filled in` } : {}), answers: kept };
  await writeFile(join(folder, 'lead.json'), `${JSON.stringify(lead, null, 2)}\n`);
  return folder;
}
