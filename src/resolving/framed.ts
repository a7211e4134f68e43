import { type Film, filmAt, filmTypes } from '../../schemas/fields/film-address';
import type { SiteConfig } from '../../schemas/site';
import { hostOf } from '../model/frame-service';
import { type Outcome, resolved, wrong } from '../reading/issue';
import { type LinkContext, resolveLink } from './links';

/** The address in the code that services give to be pasted. */
const addressInCode = (code: string): string | undefined =>
  /<(?:iframe|script|video|source)\b[^>]*?\bsrc=["']?([^"'\s>]+)/i.exec(code)?.[1]?.replace(/^\/\//, 'https://');

function pasted(code: string): Outcome | undefined {
  if (!code.includes('<')) return undefined;
  const address = addressInCode(code);
  const fix = address === undefined ? 'write the address alone' : `write ${address}: the address alone`;
  return wrong(code, 'frame/code', 'this is code, and an address belongs here', fix, address);
}

/** The address of a film as it may stand in the site: a file that is there, or one at a service whose player is known. */
export function resolveFilm(address: string, context: LinkContext): Outcome {
  const code = pasted(address);
  if (code) return code;
  const film: Film | undefined = filmAt(address);
  if (film?.from === 'service') return resolved(address.replace(/^http:/, 'https:'));
  if (film) return resolveLink(address, context);
  const kinds = Object.keys(filmTypes).map((ending) => `.${ending}`);
  const found = `"${address}" is no film that pages can show`;
  const file = `/${address.replace(/^(?:\.?\/)?(?:public\/)?/, '')}`;
  if (file !== address && !address.includes(':') && filmAt(file)) {
    return wrong(address, 'film/form', found, `write ${file}: a file in public/ begins with a slash`, file);
  }
  const whole = `https://${address.replace(/^\/+/, '')}`;
  if (filmAt(whole)?.from === 'service') return wrong(address, 'film/form', found, `write ${whole}`, whole);
  return wrong(
    address,
    'film/form',
    found,
    address.startsWith('/')
      ? `save it as MP4 (H.264) and name a file in public/ that ends in ${kinds.join(' or ')}`
      : 'write its address at YouTube or Vimeo, such as https://www.youtube.com/watch?v=… or https://vimeo.com/…, or a file in public/, such as /tour.mp4',
  );
}

/** What a frame may show: a file of the site, or a page of a service that the configuration lists. */
export function resolveFrame(address: string, context: LinkContext): Outcome {
  const code = pasted(address);
  if (code) return code;
  const outcome = resolveLink(address, context);
  if (outcome.issues.length > 0 || address.startsWith('/')) return outcome;
  const host = hostOf(address);
  if (host === undefined) {
    const fix = 'write an address that begins with https://, or a file in public/';
    return wrong(address, 'frame/form', `"${address}" is no page that a frame can show`, fix);
  }
  return isListed(address, context.config)
    ? resolved(outcome.value)
    : wrong(
        address,
        'frame/not-listed',
        `${host} is not listed among the services that pages may show`,
        `add it to site.config.yaml: frames: [{ from: "https://${host}" }]`,
      );
}

const isListed = (address: string, { frames }: SiteConfig): boolean =>
  frames.some(({ from }) => hostOf(from) === hostOf(address));
