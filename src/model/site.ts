import type { z } from 'zod';
import type { Block } from '../../schemas/blocks';
import type { PictureValue } from '../../schemas/fields/picture-value';
import type { pageFields } from '../../schemas/page';
import type { SiteConfig } from '../../schemas/site';
import type { TemplateName } from '../../schemas/templates';

/** A text file of the content root, as read. */
export interface SourceFile {
  /** Path from the content root, with `/`. */
  path: string;
  text: string;
}

/** A picture in `public/images/`: its own size in px and a hash of its bytes. */
export interface PictureFile {
  width: number;
  height: number;
  hash: string;
  /** A drawing is an SVG file; what is transparent shows the ground in places. All others are photos. */
  kind?: 'drawing' | 'transparent';
}

/** What a font of `public/fonts/` can do: its lightest and boldest weight, its narrowest and widest width in percent. */
export interface FontFile {
  weights: [number, number];
  widths?: [number, number];
}

/** Why a file cannot be used, and what to do about it. */
export interface FileFault {
  code: 'file/config-place' | 'file/damaged' | 'file/folder' | 'file/kind' | 'file/link' | 'file/not-readable';
  found: string;
  fix: string;
  /** A file that nothing may need is a warning; what refers to it says so itself. */
  severity: 'error' | 'warning';
  /** The address of the page that the file would be by another name or in another place. */
  page?: string;
  /** The names of the files in a folder that is not read. */
  holds?: readonly string[];
}

/** A place on a border: degrees north, degrees east. */
export type Corner = [latitude: number, longitude: number];

/** What a drawing shows: from its south-west to its north-east corner. */
export interface Frame {
  from: Corner;
  to: Corner;
}

/** What is read of a drawing: its width by its height, and the colors of its words; of one without words, all its colors. */
export interface DrawingLook {
  ratio?: number;
  /** Written #256B5B; none where some cannot be told. */
  colors: readonly string[];
}

/** What stands outside the YAML and can be referred to from it. */
export interface Inventory {
  pictures: ReadonlyMap<string, PictureFile>;
  /** Icon name → the markup inside its `<svg>`. */
  icons: ReadonlyMap<string, string>;
  /** Paths of the files in `public/`, such as `/embed/visit.html`. */
  files: ReadonlySet<string>;
  /** Address → how a drawing in `public/` looks, as far as that is read from it. */
  drawings?: ReadonlyMap<string, DrawingLook>;
  /** Address → what the font there can do; nothing where it is no WOFF2 font. */
  fonts?: ReadonlyMap<string, FontFile | undefined>;
  /** Files that are there and cannot be used, by path from the content root. */
  faults?: ReadonlyMap<string, FileFault>;
  /** The day on which the content of a page file last became what it is, `YYYY-MM-DD`; without it pages have no such day. */
  dayOf?: (page: { file: string; content: string }) => string;
  /** The border of the region that a place is in, or its part in a frame; nothing for a place at sea. */
  outlineAround?: (place: Corner, frame?: Frame) => Corner[] | undefined;
  /** The page files that the site had when it was built last, by the name of their content. */
  filesBefore?: ReadonlyMap<string, string>;
}

export interface Crumb {
  label: string;
  route: string;
}

/** What lists of posts show of an article. `date` is `YYYY-MM-DD`, `readTime` whole minutes. */
export interface PostSummary {
  route: string;
  title: string;
  excerpt: string;
  group: string;
  /** Further groups that it is in. */
  alsoIn?: string[];
  category: string;
  date: string;
  readTime: number;
  image: PictureValue;
  featured: boolean;
}

type PageFields = z.infer<z.ZodObject<typeof pageFields>>;

/** A page ready to render: templates expanded, tokens filled in, links resolved, Markdown rendered to HTML. */
export interface Page extends Omit<PageFields, 'label' | 'office' | 'priority' | 'draft' | 'allow'> {
  /** The weight in the sitemap, 0 to 1. */
  priority: number;
  route: string;
  /** The file it comes from. */
  file: string;
  kind: 'page' | TemplateName;
  label: string;
  /** The id of the office whose phone the page shows. */
  office: string;
  /** The city the page is about. */
  city?: string;
  /** From home down to this page. */
  breadcrumb: Crumb[];
  sections: Block[];
  /** Set on articles. */
  post?: PostSummary;
  /** Which part of a long list it shows, where it is not the page that begins it. */
  archive?: { number: number; route: string };
  /** Set on drafts, which only the dev server shows. */
  draft?: true;
}

/** The whole site as one value. Pages are sorted by route. */
export interface Site {
  config: SiteConfig;
  pages: readonly Page[];
  /** The posts, newest first; equal dates by route. */
  posts: readonly PostSummary[];
  /** The page of each category of posts that has one. */
  categories: Readonly<Record<string, string>>;
  /** The calendar year the site is built in; the one thing taken from the clock. */
  year: number;
}
