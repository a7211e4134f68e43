import { z } from 'zod';
import { text } from '../fields/text';

const isRising = ([least, most]: readonly number[]): boolean => (least ?? 0) <= (most ?? 0);

/** A picture that nobody has measured would move what is below it when it comes. */
const isMeasured = ({
  header,
  footer,
  width,
  height,
}: Partial<Record<'header' | 'footer' | 'width' | 'height', unknown>>) =>
  (header === undefined && footer === undefined) || (width !== undefined && height !== undefined);

const color = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/, 'a color in quotes, of # and six digits or letters from A to F, such as "#256B5B"')
  .meta({ description: 'A color written #256B5B.' });

const font = z.strictObject({
  family: text('The name of the font.'),
  file: z
    .string()
    .regex(/^\/fonts\/[\w.-]+\.woff2$/, 'the path of a WOFF2 file in public/fonts/, such as /fonts/name.woff2')
    .meta({ description: 'Its woff2 file, best a variable one: /fonts/name.woff2.' }),
  weights: z
    .tuple([z.int(), z.int()])
    .refine(isRising, 'the smaller number first')
    .optional()
    .meta({ description: 'The lightest and boldest weight to use; all that the file has, when left out.' }),
  widths: z
    .tuple([z.number(), z.number()])
    .refine(isRising, 'the smaller number first')
    .optional()
    .meta({ description: 'The narrowest and widest width to use, in percent; all that the file has, when left out.' }),
});
export type Font = z.infer<typeof font>;

const logoFile = z
  .string()
  .regex(/^\/[\w./-]+\.(?:svg|png)$/, 'the path of an SVG or PNG file in public/, such as /logo.svg');

/** The visual identity; every color, font and radius on the site comes from here. */
export const theme = z.strictObject({
  colors: z
    .strictObject({
      ink: color.meta({ description: 'Headings and text.' }),
      slate: color.meta({ description: 'Secondary text.' }),
      brand: color.meta({ description: 'Links, icons, quiet buttons, badges.' }),
      action: color.meta({ description: 'The main action: calling or writing. Nothing else.' }),
      dark: color.meta({ description: 'Dark sections and the footer.' }),
      onDark: color.meta({ description: 'Text on dark.' }),
      accentOnDark: color.meta({ description: 'Accents on dark.' }),
      ground: color.meta({ description: 'The alternate background.' }),
      line: color.meta({ description: 'Hairlines and card borders.' }),
      danger: color.meta({ description: 'Emergencies and errors.' }),
    })
    .meta({ description: 'Every color of the site, each written #256B5B.' }),
  fonts: z
    .strictObject({
      heading: font
        .optional()
        .meta({ description: "The font of headings; that of the visitor's device, when left out." }),
      text: font
        .optional()
        .meta({ description: "The font of running text; that of the visitor's device, when left out." }),
    })
    .prefault({})
    .meta({ description: "The fonts, from public/fonts/; those of the visitor's device, when left out." }),
  radius: z
    .strictObject({
      control: z.int().min(0).max(40).meta({ description: 'Corners of buttons and cards, in px.' }),
      picture: z.int().min(0).max(40).meta({ description: 'Corners of pictures, in px.' }),
    })
    .meta({ description: 'How round corners are.' }),
  header: z.enum(['light', 'dark', 'brand']).default('light').meta({
    description: 'The ground of the header: light, dark (`dark` among the colors, as the footer) or brand.',
  }),
  edge: z.enum(['slope', 'peak', 'straight']).default('slope').meta({
    description:
      'How a hero on a colored ground and the last section of a page end: slope, straight, or peak, where the footer begins with a slope under a peak.',
  }),
  logo: z
    .strictObject({
      header: logoFile.optional().meta({
        description:
          'The logo of the header, for its ground: an SVG or PNG file in public/; the short name in letters when left out.',
      }),
      footer: logoFile
        .optional()
        .meta({ description: 'The logo of the footer, for its dark ground; the short name when left out.' }),
      mark: logoFile.optional().meta({
        description:
          'The square mark that the icons of the site are made from; a plain one in its colors when left out.',
      }),
      width: z.int().positive().optional().meta({ description: 'Width of the header logo in px.' }),
      height: z.int().positive().optional().meta({ description: 'Height of the header logo in px.' }),
    })
    .refine(isMeasured, 'its width and height, in px')
    .prefault({})
    .meta({ description: 'The logo, as files in public/, where there is one.' }),
});
export type Theme = z.infer<typeof theme>;
