import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseYaml } from '../../src/reading/parse';
import { formatPath } from '../../src/reading/position';
import { type FramePart, factShown } from '../../studio/canvas/fact-shown';

const path = 'site.config.yaml';
const { value } = parseYaml({ path, text: readFileSync(`tests/sites/plumber/${path}`, 'utf8') });
const placeOf = (part: FramePart) => {
  const found = factShown(value, part);
  return found && formatPath(found);
};

test.each<[FramePart, string | undefined]>([
  [{ text: 'Call us (830) 555-0142', href: 'tel:+18305550142', place: 'header' }, 'business.offices[0].phone'],
  [{ text: 'Ask for a visit', href: '/contact', place: 'header' }, 'navigation.estimate.label'],
  [{ text: 'Areas', place: 'header' }, 'navigation.menu[0].label'],
  [{ text: 'Lockhart', href: '/service-areas/lockhart', place: 'header' }, 'navigation.menu[0].links[1].label'],
  [
    { text: ' Water\n heaters ', href: '/seguin/water-heaters', place: 'footer' },
    'navigation.footer[0].links[0].label',
  ],
  [{ text: 'Write to us', href: 'mailto:hello@heron.example', place: 'footer' }, 'business.email'],
  [{ text: '1 Sample Street, Seguin, TX 78155', place: 'footer' }, 'business.offices[0].address.street'],
  [{ text: 'Nothing of this', href: '/nowhere', place: 'footer' }, undefined],
])('%o is the fact at %s', (part, place) => expect(placeOf(part)).toBe(place));
