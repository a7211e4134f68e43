import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type GitRepository, gitRepository, headOf } from './git-repository';

/** An answer of GitHub's: its status, what it says, and headers beside. */
interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** What happens to a request instead of the usual; nothing where it is none of its business. */
export type Fault = (asked: { method: string; path: string }) => Answer | 'cut off' | 'cut off after' | undefined;

/** GitHub's REST API for one repository, as it is documented, with a repository of git's own behind it. */
export interface GithubStandIn {
  address: string;
  repository: GitRepository;
  token: string;
  /** What was asked, as `GET /git/ref/heads/main`. */
  asked: string[];
  pulls: { number: number; head: string; base: string; title: string; state: string }[];
  /** Set to have requests go wrong. */
  fault?: Fault;
  close(): void;
}

const answer = (body: unknown, status = 200): Answer => ({ status, body });
const refused = (status: number, message: string): Answer => answer({ message }, status);

/** Starts one; the repository is at `acme/site`. */
export async function githubStandIn(): Promise<GithubStandIn> {
  const repository = gitRepository();
  const server = createServer((request, response) => void respond(standIn, request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const standIn: GithubStandIn = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ repository, token: 'github_pat_of_sam', asked: [], pulls: [] },
    close: () => end(server, repository),
  };
  return standIn;
}

function end(server: Server, repository: GitRepository): void {
  server.closeAllConnections();
  server.close();
  repository.remove();
}

async function respond(standIn: GithubStandIn, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  const url = new URL(request.url ?? '/', 'http://x');
  const path = url.pathname.replace(/^\/repos\/acme\/site/, '');
  const method = request.method ?? 'GET';
  standIn.asked.push(`${method} ${path}`);
  const fault = standIn.fault?.({ method, path });
  if (fault === 'cut off') return void request.socket.destroy();
  const isKnown = request.headers.authorization === `Bearer ${standIn.token}`;
  const isHere = url.pathname.startsWith('/repos/acme/site') || path === '/graphql';
  const usual = () =>
    !isKnown
      ? refused(401, 'Bad credentials')
      : !isHere
        ? refused(404, 'Not Found')
        : answerTo(standIn, { method, path, query: url.searchParams, body: text === '' ? {} : JSON.parse(text) });
  const raw = request.headers.accept?.includes('raw') && /^\/git\/blobs\/\w+$/.exec(path);
  if (raw && isKnown && !fault) {
    return void response.end(standIn.repository.git(['cat-file', 'blob', path.slice('/git/blobs/'.length)]));
  }
  const { status, body, headers = {} } = typeof fault === 'object' ? fault : usual();
  if (fault === 'cut off after') return void request.socket.destroy();
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

interface Asking {
  method: string;
  path: string;
  query: URLSearchParams;
  // biome-ignore lint/suspicious/noExplicitAny: what a stand-in is sent is looked at as it is used.
  body: any;
}

const routes: [
  method: string,
  path: RegExp,
  answer: (standIn: GithubStandIn, asked: Asking, name: string) => Answer,
][] = [
  ['GET', /^$/, () => answer({ full_name: 'acme/site', default_branch: 'main', permissions: { push: true } })],
  ['GET', /^\/git\/ref\/heads\/(.+)$/, ({ repository }, _, branch) => reference(repository, branch)],
  ['GET', /^\/git\/commits\/(\w+)$/, ({ repository }, _, sha) => commitOf(repository, sha)],
  ['GET', /^\/git\/trees\/(\w+)$/, ({ repository }, _, sha) => answer(treeOf(repository, sha))],
  [
    'POST',
    /^\/git\/blobs$/,
    ({ repository: { line } }, { body }) => {
      const sha = line(['hash-object', '-w', '--stdin'], Buffer.from(body.content, body.encoding));
      return answer({ sha }, 201);
    },
  ],
  ['POST', /^\/git\/trees$/, ({ repository }, { body }) => makeTree(repository, body)],
  [
    'POST',
    /^\/git\/commits$/,
    ({ repository: { line } }, { body }) => {
      const parents = (body.parents as string[]).flatMap((parent) => ['-p', parent]);
      return answer({ sha: line(['commit-tree', body.tree, ...parents, '-m', body.message]) }, 201);
    },
  ],
  [
    'POST',
    /^\/git\/refs$/,
    ({ repository: { git, line } }, { body }) => {
      const branch = body.ref.replace('refs/heads/', '');
      if (headOf(branch, line)) return refused(422, 'Reference already exists');
      git(['update-ref', body.ref, body.sha]);
      return answer({ ref: body.ref, object: { sha: body.sha } }, 201);
    },
  ],
  ['PATCH', /^\/git\/refs\/heads\/(.+)$/, ({ repository }, { body }, branch) => moved(repository, branch, body.sha)],
  [
    'POST',
    /^\/pulls$/,
    (standIn, { body }) => {
      const pull = { ...body, number: standIn.pulls.length + 1, state: 'open' };
      standIn.pulls.push(pull);
      return answer({ ...pull, html_url: `https://github.com/acme/site/pull/${pull.number}` }, 201);
    },
  ],
  ['GET', /^\/pulls\/(\d+)$/, ({ pulls }, _, number) => answer(pulls[Number(number) - 1])],
  ['GET', /^\/commits$/, ({ repository }, { query }) => answer(logOf(repository, query))],
  ['POST', /^\/graphql$/, ({ repository }, { body }) => answer({ data: { repository: blobsOf(repository, body) } })],
];

function answerTo(standIn: GithubStandIn, asked: Asking): Answer {
  for (const [method, path, give] of routes) {
    const found = method === asked.method ? path.exec(asked.path) : null;
    if (found) return give(standIn, asked, decodeURIComponent(found[1] ?? ''));
  }
  return refused(404, 'Not Found');
}

function reference({ line }: GitRepository, branch: string): Answer {
  const sha = headOf(branch, line);
  return sha ? answer({ ref: `refs/heads/${branch}`, object: { type: 'commit', sha } }) : refused(404, 'Not Found');
}

const commitOf = ({ line }: GitRepository, sha: string): Answer =>
  answer({ sha, tree: { sha: line(['rev-parse', `${sha}^{tree}`]) } });

function treeOf({ git }: GitRepository, sha: string) {
  const lines = git(['ls-tree', '-r', '-t', '-z', sha]).toString('utf8').split('\0').filter(Boolean);
  const tree = lines.map((line) => {
    const [, mode, type, name, path] = /^(\d+) (\w+) (\w+)\t(.*)$/s.exec(line) ?? [];
    return { mode, type, sha: name, path };
  });
  return { sha, tree, truncated: false };
}

/** Builds a tree in an index of its own, as the service does; a file that is not there cannot be taken out. */
function makeTree({ git, line, folder }: GitRepository, body: { base_tree: string; tree: TreeItem[] }): Answer {
  const index = join(folder, `index-${Math.random()}`);
  git(['read-tree', body.base_tree], undefined, index);
  const there = new Set(line(['ls-files'], undefined, index).split('\n'));
  for (const { path, mode, sha, content } of body.tree) {
    if (sha === null && !there.has(path)) return refused(422, 'GitRPC::BadObjectState');
    const name = content === undefined ? sha : line(['hash-object', '-w', '--stdin'], content);
    const entry = name === null ? `0 ${'0'.repeat(40)}\t${path}\n` : `${mode} ${name}\t${path}\n`;
    git(['update-index', '--add', '--index-info'], entry, index);
  }
  return answer({ sha: line(['write-tree'], undefined, index) }, 201);
}

interface TreeItem {
  path: string;
  mode: string;
  sha: string | null;
  content?: string;
}

function moved({ git, line }: GitRepository, branch: string, sha: string): Answer {
  const head = headOf(branch, line);
  if (!head) return refused(422, 'Reference does not exist');
  try {
    git(['merge-base', '--is-ancestor', head, sha]);
  } catch {
    return refused(422, 'Update is not a fast forward');
  }
  git(['update-ref', `refs/heads/${branch}`, sha, head]);
  return answer({ ref: `refs/heads/${branch}`, object: { sha } });
}

function logOf({ line }: GitRepository, query: URLSearchParams) {
  const format = '%H%x1f%aI%x1f%an%x1f%s';
  const log = line(['log', `--format=${format}`, query.get('sha') ?? 'main', '--', query.get('path') ?? '.']);
  return log.split('\n').map((row) => {
    const [sha, date, name, message] = row.split('\x1f');
    return { sha, commit: { message, author: { name, date } } };
  });
}

/** Blobs by their names as GraphQL gives them: the text of what is one, the first half megabyte of it. */
function blobsOf({ git }: GitRepository, { query, variables }: { query: string; variables: Record<string, string> }) {
  if (`${variables.owner}/${variables.name}` !== 'acme/site') return null;
  const asked = [...query.matchAll(/(\w+): object\(oid: "(\w{40})"\)/g)];
  // Each blob comes behind a line with its name, its type and its length (git-cat-file, batch output).
  let rest = git(['cat-file', '--batch'], asked.map(([, , sha]) => `${sha}\n`).join(''));
  const blobs = asked.map(([, alias]) => {
    const line = rest.subarray(0, rest.indexOf(10));
    const end = line.length + 1 + Number(line.toString('latin1').split(' ')[2]);
    const bytes = rest.subarray(line.length + 1, end);
    rest = rest.subarray(end + 1);
    const isTruncated = bytes.length > 512_000;
    return [alias, { text: bytes.includes(0) ? null : bytes.subarray(0, 512_000).toString('utf8'), isTruncated }];
  });
  return Object.fromEntries(blobs);
}
