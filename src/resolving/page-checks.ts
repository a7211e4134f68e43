import type { BlockContext } from '../../schemas/block';
import { type Block, blockDefinitions } from '../../schemas/blocks';
import type { Need } from '../../schemas/facts';
import type { SiteConfig } from '../../schemas/site';
import type { PageSource } from '../../schemas/templates';
import type { Report } from '../reading/report';
import { checkBlock } from './block-checks';
import { missingFacts } from './missing-facts';
import { sectionsOf } from './templates';

const openers: ReadonlySet<string> = new Set(
  blockDefinitions.filter(({ opensPage }) => opensPage).map(({ type }) => type),
);
const openerNames = [...openers].join(' or ');

/** The list of an author's own blocks in a page file: its sections, or the further sections of a template. */
const authorBlocks = (source: PageSource): { key: 'sections' | 'more'; blocks: readonly Block[] } =>
  'sections' in source ? { key: 'sections', blocks: source.sections } : { key: 'more', blocks: source.more };

/** Reports mistakes between the blocks of a page and inside them: one opening block, first; ids used once. */
export function checkPage(source: PageSource, config: SiteConfig, context: BlockContext, report: Report): void {
  const { key, blocks } = authorBlocks(source);
  checkOpening(source, report);
  for (const issue of missingFacts(needsOf(source), config)) report.error([], issue);
  const ids = templateIds(sectionsOf(source, config), blocks);
  for (const [index, block] of blocks.entries()) {
    const { id } = block;
    if (id !== undefined && ids.has(id)) {
      report.error([key, index, 'id'], {
        code: 'page/double-id',
        found: `the page already has a section with the id "${id}"`,
        fix: 'choose another id',
      });
    }
    if (id !== undefined) ids.add(id);
    // What opens a page in the middle of it is of the wrong type: what its own type needs says nothing.
    if (!isSecondOpening(source, block.type, index))
      for (const issue of checkBlock(block, context, config)) report.error([key, index], issue);
  }
}

/** The facts that the fields of a page ask for. */
const needsOf = (source: PageSource): Need[] => [
  { fact: 'business.emergency', path: ['line'], instead: 'write line: office', when: source.line === 'emergency' },
  {
    fact: 'forms',
    path: ['formHeading'],
    instead: 'remove formHeading',
    when: 'formHeading' in source && source.formHeading !== undefined,
  },
  {
    fact: 'business.emergency',
    path: ['emergency'],
    instead: 'remove emergency',
    when: 'emergency' in source && source.emergency !== undefined,
  },
  {
    fact: 'business.openingHours',
    path: ['showHours'],
    instead: 'write showHours: false',
    when: 'showHours' in source && source.showHours,
  },
];

function checkOpening(source: PageSource, report: Report): void {
  const { key, blocks } = authorBlocks(source);
  const templated = 'template' in source;
  const first = blocks[0];
  if (!templated && first && !openers.has(first.type)) {
    report.error([key, 0, 'type'], {
      code: 'page/first-block',
      found: `the page begins with ${first.type}, which has no h1`,
      fix: `begin with ${openerNames}`,
    });
  }
  for (const [index, block] of blocks.entries()) {
    const { type } = block;
    if (!isSecondOpening(source, type, index)) continue;
    const found = templated
      ? `the template ${source.template} opens the page already, and ${type} would be a second h1`
      : `${type} would give the page a second h1`;
    const fix = isInvitation(block) ? 'write cta' : 'use another type, such as media-text or cta';
    report.error([key, index, 'type'], {
      ...{ code: 'page/second-heading', found, fix },
      ...(isInvitation(block) && { change: { to: 'cta' }, unsure: true }),
    });
  }
}

/** True for a block that opens a page, and stands where the page is open already. */
const isSecondOpening = (source: PageSource, type: string, index: number): boolean =>
  openers.has(type) && ('template' in source || index > 0);

/** True for an opening that has buttons and neither the picture that it would need nor anything else of its own. */
const isInvitation = (block: Block): boolean =>
  block.type === 'hero' &&
  block.layout === 'full' &&
  block.image === undefined &&
  block.actions.length > 0 &&
  block.call === 'none' &&
  !block.trust;

/** The ids of the sections that a template adds to the author's. */
function templateIds(sections: readonly { id?: string }[], blocks: readonly { id?: string }[]): Set<string> {
  const own = blocks.map(({ id }) => id);
  const added = sections.flatMap(({ id }) => {
    const index = own.indexOf(id);
    if (index >= 0) own.splice(index, 1);
    return index >= 0 || id === undefined ? [] : [id];
  });
  return new Set(added);
}
