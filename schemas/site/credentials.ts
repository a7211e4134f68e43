import { z } from 'zod';
import { action } from '../fields/link';
import { text } from '../fields/text';

const license = z.strictObject({
  name: text('What it is: "Master plumber".'),
  number: text('Its number, as it is written: "M-41234".').optional(),
  href: action.shape.href.optional().meta({ description: 'Where it can be looked up.' }),
});

const badge = z.strictObject({
  file: z
    .string()
    .regex(/^\/[\w./-]+\.(?:svg|png|jpe?g|webp|avif)$/, 'the path of a picture in public/, such as /badges/member.svg')
    .meta({ description: 'A picture in public/, as it is: /badges/member.svg.' }),
  alt: text('What it says: "Member of the trade association".'),
  width: z.int().positive().meta({ description: 'Its width in px, as it is shown.' }),
  height: z.int().positive().meta({ description: 'Its height in px, as it is shown.' }),
  href: action.shape.href.optional().meta({ description: 'Where it can be checked.' }),
});

export const licenses = z.array(license).default([]).meta({ description: 'Licenses, shown in the footer.' });
export const badges = z.array(badge).default([]).meta({ description: 'Badges and seals, shown in the footer.' });
