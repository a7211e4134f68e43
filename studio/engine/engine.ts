import type { LinkTarget } from '../../src/engine/link-targets';
import type { MarkedPage } from '../../src/engine/marked-page';
import { ownFile } from '../store/own-file';
import { partLost } from '../until-here';
import type { Answer, Order, Renamed, Shown, Standing, Told } from './messages';

type Opening = Extract<Order, { open: unknown }>;
type Update = Extract<Order, { files: unknown }>;

/** The engine in a thread of its own. Answers come in the order of what was asked. */
export interface Engine {
  open(opening: Opening): Promise<Shown | undefined>;
  update(update: Update): Promise<Shown | undefined>;
  /** Lets it look at the whole site, once the first page is on screen. */
  look(): void;
  marked(route: string): Promise<MarkedPage | null>;
  targets(): Promise<LinkTarget[]>;
  /** The path of the picture that stands for a page where it is shared. */
  card(route: string): Promise<string | null>;
  rename(from: string, to: string): Promise<Renamed>;
  /** Tells how the whole site stands, soon after each change that changes it. */
  onStanding(listener: (standing: Partial<Standing>) => void): void;
  end(): void;
}

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
  const ask = (order: Order) =>
    new Promise<Answer>((resolve) => {
      waiting.push(resolve);
      worker.postMessage(order);
    });
  let site: Shown['site'] | undefined;
  const shown = async (order: Order): Promise<Shown | undefined> => {
    const answer = await ask(order);
    if (!('shown' in answer)) throw new Error('another answer than was asked for');
    site = answer.shown?.site ?? site;
    return answer.shown && site && { site, content: answer.shown.content };
  };
  return {
    end: () => worker.terminate(),
    open: shown,
    update: shown,
    onStanding(listener) {
      listen = listener;
      listener(early);
    },
    look: () => void ask({ look: true }),
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
    async rename(from, to) {
      const answer = await ask({ rename: { from, to } });
      return 'renamed' in answer ? answer.renamed : { sentence: 'The page could not be renamed.' };
    },
  };
}
