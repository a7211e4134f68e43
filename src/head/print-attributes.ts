import { escapeHtml } from './escape-markup';

/** Attributes as they stand in a tag, each with a space before it. An empty value leaves the bare name. */
export const printAttributes = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
