import { z } from 'zod';
import { defineBlock } from '../block';
import { anyLink } from '../fields/link';
import { picture } from '../fields/picture-value';
import { text } from '../fields/text';

const logo = z.strictObject({
  image: picture.meta({ description: 'The logo, best as SVG or as PNG without a ground; it is never cropped.' }),
  label: text('A line under it: "Member, no. 4711".').optional(),
  href: anyLink("Where it leads: the partner's website, or the page that proves it.").optional(),
});

export const logosBlock = defineBlock({
  type: 'logos',
  about: 'Logos in a row, each whole: certificates, partners, brands.',
  fields: {
    logos: z.array(logo).min(1).meta({ description: 'The logos, the weightiest first.' }),
  },
  picturesAreSmall: true,
  example: {
    type: 'logos',
    heading: 'Certified by',
    logos: [
      {
        image: { src: 'guild.svg', alt: 'Guild of Plumbers' },
        label: 'Member, no. 4711',
        href: 'https://guild.example.com',
      },
      { image: { src: 'safe-water.png', alt: 'Safe Water' } },
    ],
  },
});
