import type { IncomingMessage, ServerResponse } from 'node:http';
import { relative } from 'node:path';
import { sendText, type Taker } from '../serving/answering';
import { requestBody } from '../serving/request-body';
import { keepLead } from './keep-lead';
import type { LocalForm } from './post-forms';

/** As much as a form may send, photos included (bytes). */
const most = 30e6;

/** What a body says, in the encodings that forms have; undefined for any other. */
const answersIn = (type: string, body: Buffer): Promise<FormData | undefined> =>
  new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData().catch(() => undefined);

/** Pages of other sites may not fill this folder: browsers say where a form was sent from. */
const isOwn = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin === undefined || origin === 'null' || origin.replace(/^https?:\/\//, '') === host;

/**
 * Takes what a form of the site sends, keeps it below the site's folder, and shows the page that thanks: as its service
 * does, so that the whole way can be tried. Scripts, which ask for JSON, are told that it was taken.
 */
async function takeLead(
  root: string,
  form: LocalForm,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isOwn(request)) return sendText(response, 403, '403: this form was sent from another site.');
  const body = await requestBody(request, most);
  if (!body) return sendText(response, 413, `413: more than ${most / 1e6} MB were sent.`);
  const answers = await answersIn(request.headers['content-type'] ?? '', body);
  if (!answers) return sendText(response, 400, '400: this is not what a form sends.');
  const folder = await keepLead(root, form, answers);
  console.log(`A lead came by the form ${form.name}: ${relative(process.cwd(), folder)}`);
  if (request.headers.accept?.includes('application/json')) {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
  } else response.writeHead(303, { Location: form.thanks }).end();
}

/** Takes the forms that a site has now, below its folder; none where there is no folder for them. */
export const leadTaker =
  (root: string | undefined, forms: () => readonly LocalForm[]): Taker =>
  (path) => {
    const form = forms().find((one) => one.path === path);
    return root !== undefined && form ? (request, response) => takeLead(root, form, request, response) : undefined;
  };
