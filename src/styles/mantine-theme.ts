import { createTheme } from '@mantine/core';

/**
 * Mantine's theme. Colors, fonts and radii are custom properties that `themeCss` writes from `site.config.yaml`, so the
 * theme itself is the same for every site and nothing is computed in the browser.
 */
export const mantineTheme = createTheme({
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-heading)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
});
