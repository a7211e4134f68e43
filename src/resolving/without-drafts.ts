import type { Page } from '../model/site';

/** True for a section that is still to be written. What opens a page is none. */
export const isDraftSection = (section: object): boolean => 'draft' in section && section.draft === true;

/** A page as it is published: without the sections that are still to be written. */
export function withoutDrafts(page: Page): Page {
  const sections = page.sections.filter((section) => !isDraftSection(section));
  return sections.length < page.sections.length ? { ...page, sections } : page;
}
