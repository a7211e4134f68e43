/** The names in a folder of bundles. */
export const bundleFiles = {
  client: 'client',
  entries: 'client.json',
  firstPaint: 'first-paint.js',
  renderer: 'render.cjs',
} as const;

/** The addresses that a document names. */
export interface ClientEntries {
  /** The module with `start()`. */
  app: string;
  /** The module with `act()`. */
  acts: string;
  /** The script that a page runs until there is intent. */
  loader: string;
  /** The full style sheet. */
  styles: string;
}
