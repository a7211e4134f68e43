import { iconPart, iconPartFile, iconParts } from '../../src/model/icon-parts';
import { ownFile } from './own-file';

const read = async <T>(name: string): Promise<T> => {
  const response = await fetch(ownFile(name)).catch(() => undefined);
  if (!response?.ok) throw new Error('The studio’s own files cannot be reached. Look whether you are online.');
  // Written beside the app by its build.
  return (await response.json()) as T;
};

/** The names of all icons, where the app stands as files. */
export const iconNames = (): Promise<string[]> => read('icon-names.json');

const parts = new Map<number, Promise<Record<string, string>>>();

/** A part of the drawings, which is read once, and again where it did not come. */
function drawingsIn(part: number): Promise<Record<string, string>> {
  const before = parts.get(part);
  if (before) return before;
  const asked = read<Record<string, string>>(iconPartFile(part));
  parts.set(part, asked);
  asked.catch(() => parts.delete(part));
  return asked;
}

/** Drawings of icons by name: of those that are wanted, and of others that stand in the same parts; of all where none are named. */
export async function iconDrawings(wanted?: readonly string[]): Promise<Record<string, string>> {
  const asked = wanted ? wanted.map(iconPart) : Array.from({ length: iconParts }, (_, part) => part);
  return Object.assign({}, ...(await Promise.all([...new Set(asked)].map(drawingsIn))));
}
