import type { ReactNode } from 'react';
import { boundedMap } from '../model/bounded-map';
import type { PageContent, PageData, SiteData } from '../model/page-data';
import { otherwise, placeholder } from '../model/placeholder';
import type { ShapeValue } from '../pages/shape-of';
import { type Apart, gatherApart } from '../parts/apart';
import { apartDrawer } from './apart-drawer';
import { drawnMarkup } from './drawn-markup';
import { unknownIcons } from './page-icons';
import { escapeAsReact, fillShape, type Template, templateOf, type Used } from './shape-template';
import { watchedPage } from './watched-page';

/** A part of a page: what is drawn of it, and the same with placeholders. */
export interface Drawing<T> {
  /** Names what it is, besides its form and its page. */
  name: string;
  whole: T;
  /** With something that stands for each of its values, from 1 on; nothing where nothing can. */
  shape: { form: T; values: readonly ShapeValue[] } | undefined;
  /** The page as this part sees it. */
  content: (what: T, content: PageContent) => PageContent;
  element: (what: T, data: PageData) => ReactNode;
  /** The fields of its page that are in `what`. */
  fields: readonly string[];
}

/** How many shapes are at hand. */
const atHand = 4000;

/** A template, and the addresses that it leads to: on their own pages such a link says so. */
interface Made {
  template: Template;
  leadsTo: ReadonlySet<string>;
}

const told = (parts: readonly Apart[]): string => JSON.stringify(parts);

const addressesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/href="([^"#]*)/g)].map(([, href = '']) => href));

/** The values of a drawing, and the address of its page as the last of them. */
const valuesOf = <T>({ shape }: Drawing<T>, { page }: PageContent): ShapeValue[] => [
  ...(shape?.values ?? []),
  { kind: 'link', text: page.route.slice(1) },
];

/** The address of the page of a shape, which stands behind its values. */
export const routePlaceholder = (values: readonly ShapeValue[]): string => `/${placeholder(values.length + 1)}`;

/**
 * Gives what draws the parts of pages: by React, and from the second of one shape on by filling in what React drew for the
 * shape. A shape that does not come out as React draws it, with these values or with others, is never filled in.
 */
export function shapeDrawer(site: SiteData) {
  const shapes = boundedMap<Made | 'met' | 'plain'>(atHand);
  let at: PageContent | undefined;
  const drawerOf = apartDrawer((element) => {
    if (!at) throw new Error('no page is being drawn');
    return drawnMarkup(site, { ...at, icons: unknownIcons }, element);
  });

  const plainly = <T>({ whole, content, element }: Drawing<T>, page: PageContent): string => {
    const data = { ...content(whole, page), icons: unknownIcons };
    return drawnMarkup(site, data, element(whole, data));
  };

  /** A form as React draws it; nothing where it asks for more of its page than a shape knows, or takes words alone. */
  function drawForm<T>({ content, element, fields }: Drawing<T>, form: T, page: PageContent) {
    let asked = false;
    const data = watchedPage(content(form, page), fields, () => {
      asked = true;
    });
    try {
      const drawn = gatherApart(() => drawnMarkup(site, data, element(form, data)));
      return asked ? undefined : drawn;
    } catch {
      // Where the words themselves cannot be drawn either, `plainly` throws.
      return undefined;
    }
  }

  function make<T>(drawing: Drawing<T>, page: PageContent): Made | undefined {
    const { shape } = drawing;
    if (!shape) return undefined;
    const route = routePlaceholder(shape.values);
    const onIt = (address: string) => ({ ...page, page: { ...page.page, route: address } });
    // Only its words differ.
    const others = JSON.parse(otherwise(JSON.stringify(shape.form))) as T;
    const one = drawForm(drawing, shape.form, onIt(route));
    const other = one && drawForm(drawing, others, onIt(otherwise(route)));
    if (!other || otherwise(one.result) !== other.result || otherwise(told(one.parts)) !== told(other.parts))
      return undefined;
    const made = { template: templateOf(one.result, drawerOf(one.parts)), leadsTo: addressesIn(one.result) };
    const isSound = leadsTo(made, page) || filled(made, drawing, page, noUse()) === plainly(drawing, page);
    return isSound ? made : undefined;
  }

  function madeFor<T>(drawing: Drawing<T>, page: PageContent): Made | undefined {
    const { name, shape } = drawing;
    if (!shape) return undefined;
    const key = JSON.stringify([name, page.page.office, page.page.line, shape.form]);
    const known = shapes.get(key);
    const made = known === 'met' ? (make(drawing, page) ?? 'plain') : (known ?? 'met');
    if (made !== known) shapes.set(key, made);
    return typeof made === 'object' && !leadsTo(made, page) ? made : undefined;
  }

  /** The markup of a part of a page, noting what it is made of. */
  return <T>(drawing: Drawing<T>, page: PageContent, used: Used): string => {
    at = page;
    const made = madeFor(drawing, page);
    if (made) return filled(made, drawing, page, used);
    const html = plainly(drawing, page);
    used.pieces.add({ html });
    return html;
  };
}

const leadsTo = (made: Made, { page }: PageContent): boolean => made.leadsTo.has(escapeAsReact(page.route));

const noUse = (): Used => ({ pieces: new Set() });

const filled = <T>({ template }: Made, drawing: Drawing<T>, page: PageContent, used: Used): string =>
  fillShape(template, valuesOf(drawing, page), used);
