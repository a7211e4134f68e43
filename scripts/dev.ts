import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { defineCommand } from './command-line/command';
import { rootFlag } from './command-line/flags';
import type { LiveAnswers } from './dev/site-answers';
import { leadTaker } from './leads/take-lead';
import { startAnew } from './own-blocks/own-runner';
import { answering } from './serving/answering';
import { hostFlag, listen, portFlag, wantedPort } from './serving/listen';

/**
 * Serves the site from its sources, until its own blocks are others. The port comes first, so that a taken one costs no work;
 * requests wait until all is read.
 */
async function serveLive(root: string, host?: string, port?: string): Promise<number> {
  let answers: LiveAnswers | undefined;
  const taker = leadTaker(root, () => answers?.forms() ?? []);
  const http = createServer(answering(async (...asked) => (await ready).handle(...asked), console.error, taker));
  const listening = listen(http, wantedPort(5173, port), host);
  const ready: Promise<LiveAnswers> = listening
    .then(() => import('./dev/site-answers'))
    .then(({ siteAnswers }) => siteAnswers(root, http));
  try {
    answers = await ready;
  } catch (error) {
    http.close();
    throw error;
  }
  console.log(`Roofline, live: ${(await listening).join(', ')}`);
  await answers.outdated;
  console.log('The blocks of this site have changed: beginning anew.');
  http.close();
  http.closeAllConnections();
  await answers.close();
  return startAnew;
}

/** `npm run dev`: the site with live preview. A saved file is on screen at once; problems lie over the last good page. */
export const command = defineCommand({
  flags: { root: rootFlag, host: hostFlag, port: portFlag },
  run: ({ root, host, port }) => serveLive(resolve(root), host, port),
});
