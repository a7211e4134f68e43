import { ownFile } from './own-file';

const read = async <T>(name: string): Promise<T> => {
  const response = await fetch(ownFile(name)).catch(() => undefined);
  if (!response?.ok) throw new Error('The studio’s own files cannot be reached. Look whether you are online.');
  // Written beside the app by its build.
  return (await response.json()) as T;
};

/** The names of all icons, where the app stands as files. */
export const iconNames = (): Promise<string[]> => read('icon-names.json');

let drawings: Promise<Record<string, string>> | undefined;

/** The drawings of all icons by name, which are one file; it is read once, and again where it did not come. */
export function iconDrawings(): Promise<Record<string, string>> {
  drawings ??= read<Record<string, string>>('icons.json').catch((error: unknown) => {
    drawings = undefined;
    throw error;
  });
  return drawings;
}
