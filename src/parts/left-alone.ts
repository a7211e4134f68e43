/** What scripts fill: nothing is in it, so that React leaves alone what comes. */
export const leftAlone = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;
