import type { Inventory, Page, Site } from '../../model/site';
import type { SocialImage } from '../social-image';

/** What the structured data of a page is made from. */
export interface GraphSource {
  site: Site;
  page: Page;
  inventory: Inventory;
  /** The canonical address, which is also the id of the page's node. */
  url: string;
  image: SocialImage | undefined;
}
