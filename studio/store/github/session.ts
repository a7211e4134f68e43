import { type Ask, githubApi } from './api';
import { type Connection, keepConnection } from './connection';
import { isOpen, type Proposal } from './proposals';
import { type Repository, repositoryOf, type Snapshot, within } from './repository';

/** For so many ms after a commit GitHub may still tell where a branch stood before. */
const behind = 60_000;

/** Where branches stand after our own commits, while what GitHub tells may be older. */
function ownMoves() {
  const moves = new Map<string, { past: Set<string | undefined>; to: string; at: number }>();
  return {
    add(branch: string, from: string | undefined, to: string) {
      const past = moves.get(branch)?.past ?? new Set();
      moves.set(branch, { past: past.add(from), to, at: Date.now() });
    },
    latest(branch: string, told: string | undefined): string | undefined {
      const move = moves.get(branch);
      return move?.past.has(told) && Date.now() - move.at < behind ? move.to : told;
    },
  };
}

/** An open repository: what its branch has, and where work goes to. */
export interface Session {
  /** Owner and name. */
  name: string;
  ask: Ask;
  repository: Repository;
  /** The branch that the site is built from. */
  base(): string;
  proposal(): Proposal | undefined;
  /** From here on work goes to a proposal; to the site itself where there is none. */
  goOnWith(proposal: Proposal | undefined): void;
  /** From here on all is asked for with another token. */
  takeToken(token: string): void;
  /** The branch that work goes to. */
  branch(): string;
  /** What that branch has now. */
  snapshot(): Promise<Snapshot>;
  /** A commit of ours moved a branch; `from` is where it stood, if it was there. */
  moved(branch: string, from: string | undefined, to: string): void;
  /** Looks who may write, and whether a proposal still waits. */
  begin(): Promise<void>;
}

export function openSession(first: Connection, address?: string): Session {
  let connection = first;
  let base = first.branch;
  let last: Snapshot | undefined;
  const name = first.repository;
  const ask = githubApi(name, () => connection.token, address);
  const repository = within(repositoryOf(ask, first.repository), first.folder);
  const connect = (part: Partial<Connection>) => {
    connection = { ...connection, ...part };
    keepConnection(connection);
  };
  const goOnWith: Session['goOnWith'] = (proposal) => connect({ proposal });
  const moves = ownMoves();
  const branch = () => connection.proposal?.branch ?? base;
  return {
    ...{ name, ask, repository, goOnWith, branch },
    takeToken: (token) => connect({ token }),
    base: () => base,
    moved: moves.add,
    proposal: () => connection.proposal,
    async snapshot() {
      const head = moves.latest(branch(), await repository.head(branch()));
      if (head === undefined) throw new Error(`There is no branch ${branch()} in ${name}, or nothing is on it yet.`);
      if (last?.commit !== head) last = await repository.snapshot(head);
      return last;
    },
    async begin() {
      const about = await repository.about();
      if (!about.mayWrite) throw new Error(`This token may read ${name} but not write to it.`);
      base = connection.branch || about.branch;
      const { proposal } = connection;
      if (proposal && !(await isOpen(ask, proposal, await repository.head(proposal.branch)))) goOnWith(undefined);
    },
  };
}
