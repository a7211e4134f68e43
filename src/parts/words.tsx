import { phrasesOf } from '../model/phrases';
import { apart } from './apart';

/**
 * A text of the site. Its phone numbers, ranges and short words with a hyphen each stand whole on a line, and its very
 * long words break where they must: by style and not by invisible characters, so that what is copied, searched for or
 * read aloud is as written.
 */
export const Words = import.meta.env.SSR ? apart('words', WordsOf, ({ children }) => [children], isPlain) : WordsOf;

/** True for a text in which nothing is special. */
function isPlain(text: string): boolean {
  return phrasesOf(text).every(({ manner }) => manner === 'plain');
}

function WordsOf({ children }: { children: string }) {
  const phrases = phrasesOf(children);
  if (phrases.every(({ manner }) => manner === 'plain')) return children;
  // The key gives another text a new element: a browser that translates pages has replaced what is in this one.
  return (
    <span key={children}>
      {phrases.map(({ words, manner }, index) =>
        manner === 'plain' ? (
          words
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: phrases have no identity but their place
          <span key={index} className={manner}>
            {words}
          </span>
        ),
      )}
    </span>
  );
}
