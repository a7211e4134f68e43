/** The blocks of a site's own `blocks/`: whoever bundles for such a site puts them here (`scripts/own-blocks/into-bundles.mjs`). */
export const ownBlocks = [] as const;
