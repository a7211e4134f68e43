import type { Block } from '../../schemas/blocks';
import { PlacedSection } from '../layout/sections';
import { Shell } from '../layout/shell';
import type { PageContent, SiteData } from '../model/page-data';
import { holdsPlaceholder, placeholder } from '../model/placeholder';
import type { ShapeValue, shapeOf } from '../pages/shape-of';
import { type Drawing, routePlaceholder } from './shape-drawer';

/** True where an address leads to a path, or to a place on the page there. */
const leadsTo = (href: string, path: string): boolean =>
  href.startsWith(path) && (href.length === path.length || href[path.length] === '#');

/** What components tell apart by its words: a number that is called, the way to the estimate, and to the page itself. */
function lookedAt({ dialed, navigation }: SiteData, { page }: PageContent): (leaf: string) => boolean {
  const [estimate = '', place] = navigation.estimate.href.split('#');
  // Most words are longer than any number, and are not looked up.
  const longest = Math.max(0, ...Object.keys(dialed).map(({ length }) => length));
  return (leaf) =>
    (leaf.length <= longest && dialed[leaf] !== undefined) ||
    leadsTo(leaf, page.route) ||
    leadsTo(leaf, estimate) ||
    (place !== undefined && leaf === `#${place}`);
}

/** The sections of a page, each in its place. */
export function sectionDrawings(site: SiteData, content: PageContent, shape: typeof shapeOf): Drawing<Block>[] {
  const isLookedAt = lookedAt(site, content);
  return content.page.sections.map((block, index) => ({
    name: `section ${index}`,
    whole: block,
    shape: shape(block, isLookedAt),
    content: (_, page) => page,
    element: (own) => <PlacedSection block={own} index={index} />,
    fields: [],
  }));
}

/** What the frame of a page shows of it. */
interface FrameWords {
  breadcrumb: PageContent['page']['breadcrumb'];
  alternates: PageContent['alternates'];
}

function frameShape({ breadcrumb, alternates }: FrameWords, { page }: PageContent): Drawing<FrameWords>['shape'] {
  if (holdsPlaceholder(JSON.stringify([breadcrumb, alternates]))) return undefined;
  const values: ShapeValue[] = [];
  const text = (words: string) => placeholder(values.push({ kind: 'text', text: words }));
  const address = (route: string) => (route === '/' ? route : `/${text(route.slice(1))}`);
  const steps = breadcrumb.map(({ label, route }) => ({ label: text(label), route: address(route) }));
  // Its own address behind all others.
  const others = alternates.map((other) => ({
    ...other,
    route: other.route === page.route ? '' : address(other.route),
  }));
  const own = routePlaceholder(values);
  return {
    form: { breadcrumb: steps, alternates: others.map((other) => ({ ...other, route: other.route || own })) },
    values,
  };
}

/** A page without its sections: all that stands around them, and an empty `<main>`. */
export function frameDrawing(site: SiteData, content: PageContent): Drawing<FrameWords> {
  const { alternates, page } = content;
  const whole = { breadcrumb: page.breadcrumb, alternates };
  return {
    name: 'frame',
    whole,
    shape: frameShape(whole, content),
    content: (own, { page: its, ...rest }) => ({
      ...rest,
      alternates: own.alternates,
      page: { ...its, breadcrumb: own.breadcrumb, sections: [] },
    }),
    element: (_, data) => <Shell site={site} data={data} />,
    fields: ['breadcrumb', 'alternates', 'sections'],
  };
}
