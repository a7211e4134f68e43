/** What leads to a site on GitHub. */
export interface Connection {
  /** Owner and name, such as `acme/site`. */
  repository: string;
  /** The folder of the site within it, without slashes around; empty where it is the whole. */
  folder: string;
  /** The branch that the site is built from; the usual one of the repository where it is empty. */
  branch: string;
  token: string;
  /** What is on its way to the branch, where others look at it first. */
  proposal?: { branch: string; number?: number; address: string };
}

const name = 'studio-github';

/** The connection that this browser has: for as long as the tab is open, or for good. */
export function readConnection(): Connection | undefined {
  const text = sessionStorage.getItem(name) ?? localStorage.getItem(name);
  try {
    // Written by `keepConnection` alone.
    return text === null ? undefined : (JSON.parse(text) as Connection);
  } catch {
    return undefined;
  }
}

/** Keeps it where it is kept already, or as its owner chose. */
export function keepConnection(connection: Connection, forGood = localStorage.getItem(name) !== null): void {
  forgetConnection();
  (forGood ? localStorage : sessionStorage).setItem(name, JSON.stringify(connection));
}

export function forgetConnection(): void {
  sessionStorage.removeItem(name);
  localStorage.removeItem(name);
}

/** Owner and name of a repository, of its address as well; undefined where there is none in a text. */
export function repositoryIn(text: string): string | undefined {
  const [, owner, own] =
    /^(?:(?:https?:\/\/)?(?:www\.)?github\.com\/|git@github\.com:)?([\w.-]+)\/([\w.-]+?)(?:\.git)?(?:\/.*)?$/.exec(
      text.trim(),
    ) ?? [];
  return owner && own ? `${owner}/${own}` : undefined;
}
