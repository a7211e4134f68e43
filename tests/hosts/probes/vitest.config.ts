import { defineConfig } from 'vitest/config';

/** The probes start servers and need a built site, so they stand apart from the unit tests. */
export default defineConfig({
  test: {
    pool: 'threads',
    include: ['tests/hosts/probes/**/*.probe.ts'],
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
