import { z } from 'zod';
import { text } from './text';

const focusPoints = ['center', 'top', 'bottom', 'left', 'right'] as const;

/** A picture file in `public/images/` and what it shows. */
export const picture = z
  .strictObject({
    src: z
      .string()
      .min(1)
      .meta({ kind: 'picture', description: 'File name in public/images/, such as kitchen-oak.jpg.' }),
    alt: text('What is seen, for people who cannot see it and for search engines.'),
    focus: z
      .enum(focusPoints)
      .default('center')
      .meta({ description: 'The part that must stay visible when the picture is cropped.' }),
  })
  .meta({ description: 'A picture: its file, and what is seen in it.' });
export type PictureValue = z.infer<typeof picture>;
