import type { Block } from '../../schemas/blocks';
import { plainPage } from '../../schemas/page';
import { templates } from '../../schemas/templates';
import type { Path } from '../reading/position';
import type { Report } from '../reading/report';
import { markTexts } from '../resolving/marks';
import { pageAlone, resolveSource, tokenContext } from '../resolving/resolve-page';
import { filledTokens } from '../resolving/tokens';
import { type State, sourceToDraw } from './state';

/** The sections of a page with a mark in the place of each text, and the place in the page's file that each mark stands for. */
export interface MarkedPage {
  sections: Block[];
  marks: readonly (readonly [mark: string, path: Path])[];
  /** The tokens that have a value on this page, as they are written, and what stands in their place. */
  tokens: readonly (readonly [written: string, shown: string])[];
}

const silent: Report = { error: () => undefined };

/** A page with marks for its texts: where a mark turns up in what is drawn, the text at its place is shown. */
export function markedPage(state: State, route: string): MarkedPage | undefined {
  const { placed, world } = state;
  const file = placed.find((page) => page.route === route)?.file;
  const source = file === undefined ? undefined : sourceToDraw(state, file);
  if (file === undefined || !source || !world) return undefined;
  const schema = 'template' in source ? templates[source.template] : plainPage;
  const { value, marks } = markTexts(schema, source);
  const { form } = resolveSource({ file, route, source: value }, world, silent);
  return {
    sections: pageAlone({ file, route, source: value }, form, world.config).sections,
    marks: [...marks],
    tokens: filledTokens(tokenContext(source, world)),
  };
}
