import type { PictureFile } from '../../model/site';
import { type FileFinding, type SeenPage, type SiteRule, siteRule, type WholeSite } from '../rule';

/** Sizes in px: below the first a picture is a point, below the second it is blurred in any block. */
const [point, blurred] = [32, 480];
/** The longest side in px and the most pixels of a picture: phones take photos of 12 million, and some of 50. */
const huge = { side: 12_000, pixels: 40_000_000 };
/** Narrower ones are blurred behind the opening of a page. */
const narrowest = 1000;
/** What social networks show large (Open Graph). */
const card = { width: 1200, height: 630 };

const sizeOf = ({ width, height }: PictureFile): string => `${width} × ${height} px`;

/** The pictures of a wrong size that pages show, each once a page; a drawing has any size. */
function judge<Page extends SeenPage<'pictures'>>(
  { pages, inventory }: WholeSite<Page>,
  isWrong: (picture: PictureFile) => boolean,
  words: (size: string) => Pick<FileFinding, 'found' | 'fix'>,
  mayBe: (page: Page) => readonly string[] = () => [],
): FileFinding[] {
  const wrong = new Map(
    [...inventory.pictures].filter(([, picture]) => picture.kind !== 'drawing' && isWrong(picture)),
  );
  if (wrong.size === 0) return [];
  return pages.flatMap((page) =>
    [...new Set(page.pictures)].flatMap((name) => {
      const picture = mayBe(page).includes(name) ? undefined : wrong.get(name);
      const told = picture && words(`${name} is ${sizeOf(picture)}`);
      return told ? [{ file: page.file, ...told, at: { needle: name }, wants: `larger ${name}` }] : [];
    }),
  );
}

const widest = ({ width, height }: PictureFile): number => Math.max(width, height);

/** How large the pictures are that pages show. */
export const pictureRules: readonly SiteRule[] = [
  siteRule({
    code: 'look/picture-point',
    severity: 'error',
    why: 'A picture of a few points is what is left of one that was not loaded.',
    reads: ['pictures'],
    find: (site) =>
      judge(
        site,
        (picture) => Math.min(picture.width, picture.height) < point,
        (size) => ({ found: `${size}, which shows nothing`, fix: 'put the picture itself into public/images/' }),
      ),
  }),
  siteRule({
    code: 'look/picture-small',
    severity: 'warning',
    why: 'A picture that is stretched looks blurred, on phones most of all: their screens have three dots to a pixel.',
    reads: ['pictures', 'smallPictures'],
    find: (site) =>
      judge(
        site,
        (picture) => Math.min(picture.width, picture.height) >= point && widest(picture) < blurred,
        (size) => ({
          found: `${size}, and will look blurred`,
          fix: 'use one of 1200 px width or more',
        }),
        ({ smallPictures }) => smallPictures,
      ),
  }),
  siteRule({
    code: 'look/picture-huge',
    severity: 'warning',
    why: 'A picture of such a size takes long and much memory to make smaller, and nobody sees the difference.',
    reads: ['pictures'],
    find: (site) =>
      judge(
        site,
        (picture) => widest(picture) > huge.side || picture.width * picture.height > huge.pixels,
        (size) => ({ found: `${size}, which is far more than is shown`, fix: 'save it at 3000 px width' }),
      ),
  }),
  siteRule({
    code: 'look/opening-small',
    severity: 'warning',
    why: 'The picture behind the opening of a page fills the screen; a small one is the first thing that visitors see blurred.',
    reads: ['wide'],
    find: ({ pages, inventory }) =>
      pages.flatMap(({ file, wide }) => {
        const picture = inventory.pictures.get(wide ?? '');
        return picture && picture.width >= blurred && picture.width < narrowest
          ? [
              {
                file,
                found: `${wide} is ${sizeOf(picture)}, and fills the width of the screen`,
                fix: 'use one of 1600 px width or more',
                at: { needle: wide ?? '' },
              },
            ]
          : [];
      }),
  }),
  siteRule({
    code: 'look/social-small',
    severity: 'warning',
    why: 'Social networks show a picture large only from 1200 × 630 px on (Open Graph).',
    reads: [],
    find: ({ config: { seo }, inventory }) => {
      const picture = seo.image && inventory.pictures.get(seo.image.src);
      return seo.image && picture && (picture.width < card.width || picture.height < card.height)
        ? [
            {
              found: `${seo.image.src} is ${sizeOf(picture)}`,
              fix: `use one of ${card.width} × ${card.height} px or more`,
              at: { path: ['seo', 'image', 'src'] },
            },
          ]
        : [];
    },
  }),
];
