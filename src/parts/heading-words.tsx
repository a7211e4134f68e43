import { lastPair } from '../model/last-pair';
import { apart } from './apart';
import { Words } from './words';

/** The words of a heading. Its last two stand on one line where there is room, so that none is left alone below the others. */
export const HeadingWords = import.meta.env.SSR
  ? apart('heading', HeadingWordsOf, ({ children }) => [children])
  : HeadingWordsOf;

function HeadingWordsOf({ children }: { children: string }) {
  const [start, pair] = lastPair(children);
  if (!pair) return <Words>{children}</Words>;
  return (
    // Another text gets new elements: a browser that translates pages has replaced what is in these.
    <span key={children}>
      <Words>{start}</Words>
      <span className="pair">
        <Words>{pair}</Words>
      </span>
    </span>
  );
}
