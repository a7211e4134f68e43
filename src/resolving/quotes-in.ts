import type { PageSource } from '../../schemas/templates';
import { bareWords } from '../model/bare-words';
import type { Path } from '../reading/position';

/** What a customer says: by whom, how it begins, and where it stands. */
export interface Quote {
  name: string;
  /** Small letters and figures alone, at most 80: enough to tell two apart. */
  words: string;
  path: Path;
}

/** What customers say on a page, in reviews, testimonials and the quotes of a place. */
export function quotesIn(form: PageSource): Quote[] {
  const [list, blocks] = 'sections' in form ? (['sections', form.sections] as const) : (['more', form.more] as const);
  const quote = (path: Path, { name, text }: { name: string; text: string }): Quote => {
    return { name, words: bareWords(text).slice(0, 80), path };
  };
  const own = 'quotes' in form ? (form.quotes ?? []).map((said, item) => quote(['quotes', item, 'text'], said)) : [];
  return [
    ...own,
    ...blocks.flatMap((block, index) =>
      block.type === 'reviews' || block.type === 'testimonials'
        ? block.items.map((said, item) => quote([list, index, 'items', item, 'text'], said))
        : [],
    ),
  ];
}
