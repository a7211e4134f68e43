import { type Ask, Refusal } from './api';
import type { Connection } from './connection';

export type Proposal = NonNullable<Connection['proposal']>;

/** A branch with work on it, and the one that the work is for. */
interface Between {
  repository: string;
  base: string;
  branch: string;
}

/** A proposal that its author asks for by hand, at an address of GitHub. */
export const byHand = ({ repository, base, branch }: Between): Proposal => ({
  branch,
  address: `https://github.com/${repository}/compare/${base}...${branch}?expand=1`,
});

/** Asks the people of a repository to look at a branch; leaves that to be done by hand where the token has no right to. */
export async function askForLook(ask: Ask, between: Between, title: string): Promise<Proposal> {
  const { base, branch } = between;
  try {
    const body = { title, head: branch, base, body: 'Written in the studio.' };
    const made = await ask('/pulls', { method: 'POST', body });
    const { number, html_url: address } = (await made.json()) as { number: number; html_url: string };
    return { branch, number, address };
  } catch (error) {
    if (error instanceof Refusal && (error.status === 403 || error.status === 404)) return byHand(between);
    throw error;
  }
}

/** True while a proposal waits for an answer: then further work goes to its branch. */
export async function isOpen(ask: Ask, { number }: Proposal, head: string | undefined): Promise<boolean> {
  if (head === undefined) return false;
  if (number === undefined) return true;
  const { state } = (await (await ask(`/pulls/${number}`)).json()) as { state: string };
  return state === 'open';
}

/** A name for a new branch: the day and the minute, and a few letters for who begins in the same one. */
export const branchName = (now: Date): string =>
  `studio/${now.toISOString().slice(0, 16).replace(/[T:]/g, '-')}-${Math.random().toString(36).slice(2, 6)}`;
