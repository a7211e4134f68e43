/** What not every business has, by where it stands in `site.config.yaml`. */
export type Fact =
  | 'areas.cities'
  | 'business.claims'
  | 'business.emergency'
  | 'business.openingHours'
  | 'business.responseTimes'
  | 'phone'
  | 'forms'
  | 'drawn map'
  | 'socials';

/** A fact that a block or page asks for: `layout form shows the form of the site`, and what to write where there is none. */
export interface Need {
  fact: Fact;
  /** False where it is not asked for as things stand. */
  when?: boolean;
  /** The field that asks; the block as a whole when left out. */
  path?: [string];
  /** What else to write: `write layout: plain`. */
  instead: string;
}
