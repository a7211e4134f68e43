/** How long the texts for search results may be, in characters as they are read there: what is longer is cut. */
export const lengths = { title: { least: 1, most: 60 }, description: { least: 50, most: 160 } } as const;
