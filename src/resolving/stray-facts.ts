import type { Issue } from '../reading/issue';

/** A US phone number however it is written, but not part of a longer number or a price. */
const phone = /(?<!\d[.,-]?|\$)(?:(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}|\d{10})(?!\d|[,-]\d)/g;

/** A house number, one to three capitalized words and a kind of street; or a state with its ZIP code. */
const address =
  /\b\d{1,5} (?:[NSEW]\.? )?(?:[A-Z0-9][\w'.]* ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Highway|Hwy|Parkway|Pkwy)\b\.?|\b[A-Z]{2},? \d{5}\b/g;

/** Phone numbers and addresses written out in a page; they are facts of `site.config.yaml`, or they would go stale. */
export function strayFacts(text: string): Issue[] {
  if (!/\d/.test(text)) return [];
  return [
    ...(text.match(phone) ?? []).map((number) => ({
      code: 'text/phone-number' as const,
      found: `the phone number "${number}" is written out`,
      fix: "write {phone} for the number of this page's office, {phone:id} for the office with that id, or {emergency}",
      at: { needle: number },
    })),
    ...(text.match(address) ?? []).map((place) => ({
      code: 'text/address' as const,
      found: `the address "${place}" is written out`,
      fix: "write {address} for that of this page's office, or add an offices block",
      at: { needle: place },
    })),
  ];
}
