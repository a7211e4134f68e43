import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Inventory } from '../../src/model/site';
import { faultSentence } from '../command-line/fault-sentence';
import { livePictures } from '../dev/live-pictures';
import { engineRoot } from '../engine-root.mjs';
import { readInventory } from '../inventory';
import { cacheFolder } from '../kept.mjs';
import { readContent } from '../read-content';
import { finishSave, savedVersions, saveFiles, type Write } from '../saving/save-files';
import { sendText } from '../serving/answering';
import { fileBelow } from '../serving/file-below';
import { isOrdinary, requestAddress } from '../serving/request-address';
import { requestBody } from '../serving/request-body';
import { sendFile } from '../serving/send-file';
import { bringsToken, turnedAway } from './admission';
import { committedStates, committedText } from './git-history';
import { mayBeWritten, readLocal, standsInRoot } from './local-files';
import { takePicture } from './take-picture';

export interface StudioOptions {
  root: string;
  /** The folder with the app. */
  app: string;
  token: string;
  /** The port that it answers on. */
  port: () => number;
}

/** The most that a request may bring: a picture of a good camera. */
const most = 60_000_000;

const policy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-src 'self' https:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const isNamedByContent = (name: string): boolean => /^\/studio-assets\/[^/]+-[\w-]{8}\.\w+$/.test(name);

/** The server of the studio on this computer: the app, the site's own files, and, for who has the token, its texts. */
export async function createStudioServer(options: StudioOptions): Promise<Server> {
  const { root, app } = options;
  await finishSave(root);
  let inventory: Inventory = await readInventory(root);
  const live = { inventory: () => inventory };
  const pictures = await livePictures(root, cacheFolder(engineRoot, '.cache/pictures'), live);
  const answerFile = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const made = await pictures(path);
    if (made && (await sendFile(made, request, response))) return true;
    const name = path === '/' ? '/index.html' : path === '/frame' ? '/frame.html' : path;
    // What is named by what is in it stays as it is: the frame takes it from the browser, as the app has it already.
    if (isNamedByContent(name)) response.setHeader('Cache-Control', 'max-age=31536000, immutable');
    const file =
      fileBelow(app, name) ?? fileBelow(join(root, 'public'), path) ?? fileBelow(join(root, 'public'), `${path}.html`);
    return file !== undefined && sendFile(file, request, response);
  };
  const renew = async () => {
    inventory = await readInventory(root);
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    setHeaders(response);
    const turned = turnedAway(request, options.port());
    if (turned) return sendText(response, turned.status, turned.sentence);
    const { path = '' } = requestAddress(request.url) ?? {};
    if (!isOrdinary(path)) return sendText(response, 400, 'This address cannot be read.');
    if (path.startsWith('/api/')) return answerApi({ ...options, renew, live }, path, request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Files can only be read.');
    if (!(await answerFile(path, request, response))) sendText(response, 404, 'There is no such file.');
  };
  return createServer((request, response) => {
    answer(request, response).catch((error) => {
      // Who asked is gone in the middle of it, as with a window that is closed.
      if (request.errored) return;
      const sentence = faultSentence(error);
      if (!sentence) console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, sentence ?? 'The studio could not answer. The reason stands in its window.');
    });
  });
}

function setHeaders(response: ServerResponse): void {
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Cache-Control', 'no-cache');
}

interface Api extends StudioOptions {
  renew: () => Promise<void>;
  live: { inventory: () => Inventory };
}

const json = (response: ServerResponse, status: number, value: unknown): void =>
  void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));

/** What the app asks for: everything at first, files as they are now, saves, and pictures. */
async function answerApi(api: Api, path: string, request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  if (!bringsToken(request, api.token)) {
    return sendText(response, 401, 'Open the address that stands in the window of npm run edit.');
  }
  const { root, live, renew } = api;
  const asked = `${request.method} ${path}`;
  if (asked === 'GET /api/content') return json(response, 200, await wholeContent(root, live.inventory()));
  if (asked === 'GET /api/icons') return json(response, 200, Object.fromEntries(live.inventory().icons));
  if (asked === 'GET /api/files') return json(response, 200, await filesOf(root));
  if (asked.startsWith('GET /api/history/') || asked.startsWith('GET /api/then/')) {
    const [, kind, ...steps] = path.split('/').slice(1);
    return json(response, 200, await historyOf(root, kind === 'history' ? undefined : steps.shift(), steps.join('/')));
  }
  const body = await requestBody(request, most);
  if (!body) return sendText(response, 413, 'That is too large.');
  if (asked === 'POST /api/icons') return json(response, 200, iconsIn(body.toString('utf8'), live.inventory()));
  if (asked === 'POST /api/save') {
    const writes = writesIn(body.toString('utf8'), root);
    if (!writes) return sendText(response, 400, 'This is nothing that the studio may write.');
    const conflicts = await saveFiles(root, writes);
    return json(
      response,
      conflicts.length > 0 ? 409 : 200,
      conflicts.length > 0 ? { conflicts } : { saved: savedVersions(writes) },
    );
  }
  if (asked.startsWith('POST /api/pictures/')) {
    if (!standsInRoot(root, 'public/images'))
      return sendText(response, 400, 'public/images is a link, and nothing is written there.');
    const taken = await takePicture(root, decodeURIComponent(path.slice('/api/pictures/'.length)), body);
    await renew();
    return json(response, 'name' in taken ? 200 : 422, { ...taken, pictures: [...live.inventory().pictures] });
  }
  return sendText(response, 404, 'There is no such thing.');
}

/** The states that git has of a file, or its text in one of them. */
async function historyOf(root: string, commit: string | undefined, path: string) {
  if (!mayBeWritten(path)) return commit === undefined ? [] : null;
  return commit === undefined ? committedStates(root, path) : committedText(root, path, commit);
}

async function filesOf(root: string) {
  const { files } = readContent(root);
  return files.map(({ path }) => readLocal(root, path));
}

async function wholeContent(root: string, { pictures, files, icons }: Inventory) {
  return {
    root,
    files: await filesOf(root),
    pictures: [...pictures],
    publicFiles: [...files],
    icons: [...icons.keys()],
  };
}

/** The drawings of the icons that a request names; a page shows a dozen, and all are a megabyte. */
function iconsIn(text: string, { icons }: Inventory): Record<string, string> {
  const wanted = new Set(text.match(/[\w-]+/g));
  return Object.fromEntries([...icons].filter(([name]) => wanted.has(name)));
}

/** The writes of a request; undefined where one is not to be made. */
function writesIn(text: string, root: string): Write[] | undefined {
  try {
    const { writes } = JSON.parse(text) as { writes: Write[] };
    const isRight = ({ path, text: words, version }: Write) =>
      typeof path === 'string' &&
      (typeof words === 'string' || words === null) &&
      (typeof version === 'string' || version === null) &&
      mayBeWritten(path) &&
      standsInRoot(root, path);
    return writes.every(isRight) ? writes : undefined;
  } catch {
    return undefined;
  }
}
