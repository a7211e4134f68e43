import { stringify } from 'yaml';

/** A value as YAML has it on one line; days and times in quotes, as other programs read dates and numbers in them. */
export function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, held]) => `${inline(name)}: ${inline(held)}`);
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  if (typeof value === 'string' && /^\d+[:-][\d:-]+$/.test(value)) return `"${value}"`;
  return stringify([value], { collectionStyle: 'flow', lineWidth: 0 }).trim().slice(1, -1).trim();
}
