import { isText, publicAddress } from '../listing';
import { iconDrawings, iconNames } from '../site-icons';
import type { Saved, Store, StoredFile } from '../store';
import { Refusal } from './api';
import { type Change, type Committed, commitFiles, type Put } from './commit-files';
import { type Connection, forgetConnection } from './connection';
import { earlierStates } from './earlier-states';
import { askForLook, branchName, byHand } from './proposals';
import { readTexts } from './read-blobs';
import { isOrdinary, type Repository, type Snapshot } from './repository';
import { openSession, type Session } from './session';
import { type SitePictures, sitePictures } from './site-pictures';

/** A site in a repository on GitHub: read and committed by its REST API, with the token of its owner. */
export function githubStore(connection: Connection, address?: string): Store {
  const { folder } = connection;
  const session = openSession(connection, address);
  const root = `github:${session.name}/${folder}`;
  const pictures = sitePictures(root, session.repository);
  const filesOf = ({ entries }: Snapshot) =>
    readTexts(
      session.repository,
      [...entries].filter(([path, entry]) => isText(path) && isOrdinary(entry)),
    );
  return {
    act: 'Publish',
    get goesTo() {
      const proposal = session.proposal();
      return `It goes to ${proposal ? 'the proposal' : session.base()} of ${session.name} on GitHub.`;
    },
    get saveLabel() {
      return session.proposal() ? 'Add to the proposal' : 'Publish';
    },
    async content() {
      await session.begin();
      const now = await session.snapshot();
      const [files, icons] = await Promise.all([filesOf(now), iconNames(), pictures.open(now)]);
      const publicFiles = [...now.entries.keys()].flatMap((path) => publicAddress(path) ?? []);
      return { root, files, pictures: pictures.all(), publicFiles, icons };
    },
    files: async () => filesOf(await session.snapshot()),
    icons: iconDrawings,
    save: (writes) => save(session, pictures, writes),
    propose: (writes, title) =>
      session.proposal() ? save(session, pictures, writes) : propose(session, pictures, { writes, title }),
    addPicture: async (file) => ({ name: await pictures.add(file), pictures: pictures.all() }),
    file: async (path) => pictures.blob(path, await session.snapshot()),
    history: (path) => earlierStates(session.ask, folder === '' ? path : `${folder}/${path}`, session.branch()),
    async textThen(path, id) {
      const entry = (await session.repository.snapshot(id)).entries.get(path);
      const [file] = entry ? await readTexts(session.repository, [[path, entry]]) : [];
      return file?.text ?? null;
    },
    newKey: { isWanted: (error) => error instanceof Refusal && error.isOfToken, take: session.takeToken },
    leave: async () => forgetConnection(),
  };
}

async function commit(session: Session, pictures: SitePictures, put: Put, change: Omit<Change, 'pictures'>) {
  const place = { snapshotOf: session.snapshot, put };
  const committed = await commitFiles(session.repository, place, { ...change, pictures: pictures.waiting() });
  if (!('conflicts' in committed)) await pictures.committed();
  return committed;
}

async function outcome(session: Session, committed: Committed, told: string): Promise<Saved> {
  if (!('conflicts' in committed)) return { saved: committed.saved, told };
  return { conflicts: await asTheyAre(session.repository, await session.snapshot(), committed.conflicts) };
}

/** Commits to the branch that work goes to. */
async function save(session: Session, pictures: SitePictures, writes: readonly StoredFile[]): Promise<Saved> {
  const put: Put = async (made, parent) => {
    const isMoved = await session.repository.moveBranch(session.branch(), parent, made);
    if (isMoved) session.moved(session.branch(), parent, made);
    return isMoved;
  };
  const committed = await commit(session, pictures, put, { writes, message: messageOf(writes) });
  const proposal = session.proposal();
  const told = proposal
    ? `Added to the proposal at ${proposal.address}`
    : `Published to ${session.base()}. The site is built anew from there.`;
  return outcome(session, committed, told);
}

/** Commits to a branch of its own, and asks others to look at it. */
async function propose(
  session: Session,
  pictures: SitePictures,
  { writes, title }: { writes: readonly StoredFile[]; title: string },
): Promise<Saved> {
  const { name: repository } = session;
  const between = { repository, base: session.base(), branch: branchName(new Date()) };
  const put: Put = async (made) => {
    await session.repository.makeBranch(between.branch, made);
    session.moved(between.branch, undefined, made);
    return true;
  };
  const committed = await commit(session, pictures, put, { writes, message: title });
  if ('conflicts' in committed) return outcome(session, committed, '');
  // The work is on its branch from here on, whatever becomes of the question.
  session.goOnWith(byHand(between));
  const proposal = await askForLook(session.ask, between, title);
  session.goOnWith(proposal);
  return outcome(session, committed, `Sent to be looked at: ${proposal.address}`);
}

/** The files at paths as they are now; those that are gone have no text. */
async function asTheyAre(
  repository: Repository,
  { entries }: Snapshot,
  paths: readonly string[],
): Promise<StoredFile[]> {
  const there = paths.flatMap((path) => {
    const entry = entries.get(path);
    return entry ? [[path, entry] as const] : [];
  });
  const read = await readTexts(repository, there);
  return paths.map((path) => read.find((file) => file.path === path) ?? { path, text: null, version: null });
}

/** What a commit says: the file where there is one, else how many. */
function messageOf(writes: readonly StoredFile[]): string {
  const [first] = writes;
  if (!first || writes.length > 1) return `Change ${writes.length} files in the studio`;
  return `${first.text === null ? 'Delete' : first.version === null ? 'Add' : 'Change'} ${first.path}`;
}
