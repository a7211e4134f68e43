import type { LoadedTag } from '../../../schemas/site/tags';

/** Meta's function: calls wait in a queue until its script comes, which takes them all, and answers the later ones itself. */
interface Pixel {
  (...command: unknown[]): unknown;
  callMethod?: (...command: unknown[]) => unknown;
}

/** What the services' scripts find when they come: queues of what happened before. */
interface Queues {
  dataLayer?: unknown[];
  fbq?: Pixel;
  _fbq?: Pixel;
}
const queues = window as unknown as Queues;

function addScript(src: string, data: Record<string, string> = {}): void {
  const script = Object.assign(document.createElement('script'), { src, async: true });
  Object.assign(script.dataset, data);
  document.head.append(script);
}

/** Google's scripts read their commands from a list, each the arguments of a call. */
function tellGoogle(..._command: unknown[]): void {
  queues.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: Google's scripts tell a command from other entries by its being `arguments`.
  queues.dataLayer.push(arguments);
}

/** Asks for Meta's script, and gives what stands in for it until it comes. */
function makePixel(): Pixel {
  const queue: unknown[] = [];
  const pixel: Pixel = Object.assign(
    (...command: unknown[]) => (pixel.callMethod ? pixel.callMethod(...command) : queue.push(command)),
    { queue, loaded: true, version: '2.0' },
  );
  queues._fbq = pixel;
  addScript('https://connect.facebook.net/en_US/fbevents.js');
  return pixel;
}

function startPixel(id: string): void {
  queues.fbq ??= makePixel();
  queues.fbq('init', id);
  // For this one alone: `track` tells all that were started before it, too.
  queues.fbq('trackSingle', id, 'PageView');
}

type Run<T extends LoadedTag['type']> = (tag: Extract<LoadedTag, { type: T }>) => void;

const google = 'https://www.googletagmanager.com';

const runs: { [T in LoadedTag['type']]: Run<T> } = {
  plausible: ({ src, domain }) => addScript(src, { domain }),
  ga4({ id }) {
    tellGoogle('js', new Date());
    tellGoogle('config', id);
    addScript(`${google}/gtag/js?id=${id}`);
  },
  'tag-manager'({ id }) {
    queues.dataLayer ??= [];
    queues.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    addScript(`${google}/gtm.js?id=${id}`);
  },
  'meta-pixel': ({ id }) => startPixel(id),
  script: ({ src }) => addScript(src),
};

/** Loads what a tag names. */
export function runTag(tag: LoadedTag): void {
  // The map forgets that a tag's function takes that type of tag; its type has checked each pair.
  (runs[tag.type] as (tag: LoadedTag) => void)(tag);
}
