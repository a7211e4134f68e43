import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Why a request is not answered: a status and a sentence. */
export interface Turned {
  status: number;
  sentence: string;
}

const hosts = (port: number): string[] => [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`];

/**
 * Whether a request may have an answer at all. One that names another host comes from a page whose name was pointed at this
 * computer; one with another origin, or from another site, from a page that has no business here.
 */
export function turnedAway({ headers }: IncomingMessage, port: number): Turned | undefined {
  const { host = '', origin } = headers;
  if (!hosts(port).includes(host)) return { status: 421, sentence: 'This studio answers on localhost alone.' };
  if (origin !== undefined && origin !== `http://${host}`) {
    return { status: 403, sentence: 'This studio answers no other page.' };
  }
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') {
    return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
      ? undefined
      : { status: 403, sentence: 'This studio answers no other page.' };
  }
  return undefined;
}

/** True where a request brings the token that the terminal has shown. */
export function bringsToken({ headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
