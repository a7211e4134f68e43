import type { LinkTarget } from '../../src/engine/link-targets';
import type { MarkedPage } from '../../src/engine/marked-page';
import { ownFile } from '../store/own-file';
import type { Answer, Order, Renamed, Standing } from './messages';

type Opening = Extract<Order, { open: unknown }>;
type Update = Extract<Order, { files: unknown }>;

/** The engine in a thread of its own. Answers come in the order of what was asked. */
export interface Engine {
  open(opening: Opening): Promise<Standing>;
  update(update: Update): Promise<Standing>;
  marked(route: string): Promise<MarkedPage | null>;
  targets(): Promise<LinkTarget[]>;
  /** The path of the picture that stands for a page where it is shared. */
  card(route: string): Promise<string | null>;
  rename(from: string, to: string): Promise<Renamed>;
  end(): void;
}

export function startEngine(failed: (message: string) => void): Engine {
  const worker = new Worker(ownFile('studio-assets/engine.js'), { type: 'module' });
  const waiting: ((answer: Answer) => void)[] = [];
  worker.onmessage = ({ data }: MessageEvent<Answer>) => waiting.shift()?.(data);
  worker.onerror = ({ message }) => failed(message);
  const ask = (order: Order) =>
    new Promise<Answer>((resolve) => {
      waiting.push(resolve);
      worker.postMessage(order);
    });
  const standing = async (order: Order): Promise<Standing> => {
    const answer = await ask(order);
    if (!('standing' in answer)) throw new Error('another answer than was asked for');
    return answer.standing;
  };
  return {
    end: () => worker.terminate(),
    open: standing,
    update: standing,
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
