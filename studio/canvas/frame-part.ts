import type { FramePart } from './fact-shown';

/** A part of the header or the footer by itself, a link, a number or a line, and what it shows; undefined for what is on the page. */
export function framePart(target: Element): { element: Element; shows: FramePart } | undefined {
  const around = target.closest('#root header, #root footer');
  if (!around || around.closest('main')) return undefined;
  const own = target.closest('a,button,p,li,h2,h3,address,summary');
  const element = own && around.contains(own) ? own : target;
  const href = element.getAttribute('href') ?? undefined;
  const place = around.tagName === 'HEADER' ? 'header' : 'footer';
  return { element, shows: { text: element.textContent, href, place } };
}
