import { type Addresses, type Standing, standingAt } from './addresses';
import { type Likely, likelyAddress } from './likely-address';

/** The questions that links ask of all addresses. */
export interface AddressLookup {
  /** What stands at a path, without query and anchor. */
  standingAt(path: string): Standing;
  /** The ids that can be linked to on a page or draft; undefined where its file has errors or is not read yet. */
  anchorsOf(route: string): readonly string[] | undefined;
  /** The one page that has a part of this id; undefined where none has, or several. */
  pageWith(anchor: string): string | undefined;
  /** The page or file that a spelling of an address most likely means. */
  nearest(spelled: string): Likely | undefined;
}

/** Answers from all addresses; each path is looked up once, however many links lead there. */
export function addressLookup(addresses: Addresses): AddressLookup {
  const standings = new Map<string, Standing>();
  return {
    standingAt(path) {
      const standing = standings.get(path) ?? standingAt(path, addresses);
      standings.set(path, standing);
      return standing;
    },
    anchorsOf(route) {
      const anchors = addresses.routes.get(route) ?? addresses.drafts.get(route);
      return anchors && [...anchors];
    },
    pageWith(anchor) {
      const [page, ...more] = [...addresses.routes].filter(([, anchors]) => anchors?.has(anchor));
      return more.length === 0 ? page?.[0] : undefined;
    },
    nearest: (spelled) => likelyAddress(spelled, addresses),
  };
}
