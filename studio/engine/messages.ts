import type { LinkTarget } from '../../src/engine/link-targets';
import type { ListedPage } from '../../src/engine/listed-pages';
import type { MarkedPage } from '../../src/engine/marked-page';
import type { PageBody, SiteData } from '../../src/model/page-data';
import type { PictureFile, SourceFile } from '../../src/model/site';
import type { Problem } from '../../src/reading/problem';

/** What the app tells the engine; each is answered, in order. */
export type Order =
  | {
      open: {
        /** Names the site, for what is remembered of it. */
        root: string;
        files: [path: string, text: string][];
        /** The other files, whose texts follow. */
        names: string[];
        pictures: [string, PictureFile][];
        publicFiles: string[];
        icons: string[];
      };
      route: string;
    }
  | { files: [path: string, text: string | undefined][]; pictures?: [string, PictureFile][]; route: string }
  /** Texts of the files that were named. */
  | { texts: [path: string, text: string][] }
  /** The first page is on screen: the whole site can be looked at. */
  | { look: true }
  | { marked: string }
  | { targets: true }
  | { card: string }
  /** A file with a mistake mended, if that still stands there. */
  | { mend: Problem }
  | { rename: { from: string; to: string } };

export interface Shown {
  site: SiteData;
  content: PageBody;
  /** True where nothing but letters of a text is otherwise than what was shown before. */
  isOfLetters?: boolean;
  /** Its file as it was when the page was made of it: letters may have come since. */
  source?: SourceFile;
}

/** How the whole site stands. */
export interface Standing {
  problems: readonly Problem[];
  pages: readonly ListedPage[];
  /** True until the whole site was looked at once. */
  isLooking: boolean;
}

export type Renamed = { files: [path: string, text: string | undefined][]; mended: number } | { sentence: string };

/** A page as the engine tells of it: what it needs of the site is left out while that is what was told last. */
export type ToldPage = Pick<Shown, 'content'> & Partial<Shown>;

export type Answer =
  /** The page at the route that was asked for, as far as it can be drawn. */
  | { shown: ToldPage | undefined }
  | { looks: true }
  | { took: true }
  | { marked: MarkedPage | null }
  | { targets: LinkTarget[] }
  | { card: string | null }
  | { mended: string | null }
  | { renamed: Renamed };

/** What the engine says: answers, and of itself what of the whole site stands otherwise than it was told, and that a part of it did not come. */
export type Told = Answer | { standing: Partial<Standing> } | { lost: true };
