import type { MarkedPage } from '../../src/engine/marked-page';
import type { Path } from '../../src/reading/position';
import type { Shown } from '../engine/messages';
import { drawnAside } from './drawing';
import { type Leaf, leavesIn } from './leaves';
import type { Tokens } from './written-tokens';

/** Where the texts of the page stand, and what its tokens become. */
export interface TextsOnPage {
  /** Found once for each state of the page, when it is asked for. */
  find(): Promise<Leaf[]>;
  /** The text at a place, where it was found on the page as it is now. */
  knownAt(path: Path): Leaf | undefined;
  tokens(): Tokens;
  /** The page is another: they are to be found again. */
  forget(): void;
}

interface Around {
  shown(): Shown | undefined;
  marked(route: string): Promise<MarkedPage | null | undefined>;
}

export function textsOnPage({ shown, marked }: Around): TextsOnPage {
  let leaves: Leaf[] | undefined;
  let tokens: Tokens = new Map();
  const find = async (): Promise<Leaf[]> => {
    const of = shown();
    if (leaves || !of) return leaves ?? [];
    const found = await marked(of.content.page.route);
    if (!found) return [];
    // The page has changed meanwhile: its marks are asked for again.
    if (of !== shown()) return find();
    const page = { ...of.content.page, sections: found.sections };
    leaves = drawnAside({ ...of, content: { ...of.content, page } }, (drawn) => leavesIn(drawn, new Map(found.marks)));
    tokens = new Map(found.tokens);
    return leaves;
  };
  return {
    find,
    knownAt: (path) => leaves?.find((one) => String(one.path) === String(path)),
    tokens: () => tokens,
    forget() {
      leaves = undefined;
    },
  };
}
