import { pageFileOf } from '../../src/addresses/routes';
import type { LinkTarget } from '../../src/engine/link-targets';
import type { MarkedPage } from '../../src/engine/marked-page';
import { wordsOfOthers } from '../../src/engine/words-of-others';
import { configName } from '../../src/model/config-name';
import type { Problem } from '../../src/reading/problem';
import { ownFile } from '../store/own-file';
import { partLost } from '../until-here';
import type { Answer, Order, Renamed, Shown, Standing, Told } from './messages';

type Opening = Extract<Order, { open: unknown }>;
type Update = Extract<Order, { files: unknown }>;
type Texts = Extract<Order, { texts: unknown }>['texts'];

/** So many texts are given to it at once, and who edits is not kept waiting by more. */
const atOnce = 40;
/** After so many ms the whole site begins to be looked at, also where no page has come on screen. */
const latest = 10_000;

/** The engine in a thread of its own. Answers come in the order of what was asked. */
export interface Engine {
  /** Opens a site: what its first page may be drawn from is given to it at once, all other texts once it is on screen. */
  open(files: Texts, opening: Omit<Opening['open'], 'files' | 'names'>): Promise<Shown | undefined>;
  update(update: Update): Promise<Shown | undefined>;
  /** Lets it look at the whole site, once the first page is on screen. */
  look(): void;
  marked(route: string): Promise<MarkedPage | null>;
  targets(): Promise<LinkTarget[]>;
  /** The path of the picture that stands for a page where it is shared. */
  card(route: string): Promise<string | null>;
  /** The text of a file with a mistake mended; `null` where it is not there any more. */
  mend(problem: Problem): Promise<string | null>;
  rename(from: string, to: string): Promise<Renamed>;
  /** Tells how the whole site stands, soon after each change that changes it. */
  onStanding(listener: (standing: Partial<Standing>) => void): void;
  end(): void;
}

const firstRoute = '/';

/** True for what the first page is drawn from itself. */
const isOfFirst = (path: string): boolean => path === configName || path === pageFileOf(firstRoute);

/** Starts the engine; `failed` is told when it cannot go on. */
export function startEngine(failed: (message: string) => void): Engine {
  const worker = new Worker(ownFile('studio-assets/engine.js'), { type: 'module' });
  const waiting: ((answer: Answer) => void)[] = [];
  let early: Partial<Standing> = {};
  let listen = (standing: Partial<Standing>) => {
    early = { ...early, ...standing };
  };
  worker.onmessage = ({ data }: MessageEvent<Told>) => {
    if ('standing' in data) listen(data.standing);
    else if ('lost' in data) dispatchEvent(new Event(partLost));
    else waiting.shift()?.(data);
  };
  worker.onerror = ({ message }) => failed(message);
  const send = (order: Order) =>
    new Promise<Answer>((resolve) => {
      waiting.push(resolve);
      worker.postMessage(order);
    });
  /** The texts that it knows the names of. */
  let unsent: Texts = [];
  const sendTexts = (most: number) => {
    const some = unsent.splice(0, most);
    if (some.length > 0) void send({ texts: some });
  };
  const ask = (order: Order) => {
    // Whatever is asked is asked of the whole site.
    if (!('open' in order)) sendTexts(unsent.length);
    return send(order);
  };
  let isToLook = true;
  const look = () => {
    if (!isToLook) return;
    sendTexts(atOnce);
    if (unsent.length > 0) return void setTimeout(look);
    isToLook = false;
    void ask({ look: true });
  };
  let site: Shown['site'] | undefined;
  const shown = async (order: Order): Promise<Shown | undefined> => {
    const answer = await ask(order);
    if (!('shown' in answer)) throw new Error('another answer than was asked for');
    site = answer.shown?.site ?? site;
    return answer.shown && site && { site, content: answer.shown.content };
  };
  return {
    end: () => worker.terminate(),
    async open(files, beside) {
      const first = files.filter(([path, text]) => isOfFirst(path) || wordsOfOthers.test(text));
      unsent = files.filter((file) => !first.includes(file));
      setTimeout(look, latest);
      const names = unsent.map(([path]) => path);
      const drawn = await shown({ open: { ...beside, files: first, names }, route: firstRoute });
      return drawn ?? (unsent.length > 0 ? shown({ files: [], route: firstRoute }) : undefined);
    },
    update: shown,
    onStanding(listener) {
      listen = listener;
      listener(early);
    },
    look,
    async marked(route) {
      const answer = await ask({ marked: route });
      return 'marked' in answer ? answer.marked : null;
    },
    async targets() {
      const answer = await ask({ targets: true });
      return 'targets' in answer ? answer.targets : [];
    },
    async card(route) {
      const answer = await ask({ card: route });
      return 'card' in answer ? answer.card : null;
    },
    async mend(problem) {
      const answer = await ask({ mend: problem });
      return 'mended' in answer ? answer.mended : null;
    },
    async rename(from, to) {
      const answer = await ask({ rename: { from, to } });
      return 'renamed' in answer ? answer.renamed : { sentence: 'The page could not be renamed.' };
    },
  };
}
