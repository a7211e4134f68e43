import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** What is kept of transformed sources goes by the mode; tests and proofs transform the same ones alike, so they have one. */
const oneMode: Plugin = {
  name: 'one-mode',
  configResolved: (config) => void Object.assign(config, { mode: 'test' }),
};

/** Which proofs a mode runs, by their names: those that ask once more, in other ways, what others ask are run by the wide command. */
const proofs: Record<string, RegExp> = { proofs: /^(?!.*@wide$)/, wide: /@wide$/ };

/** Proofs take long by their nature and are not run after each edit: `vitest run --mode proofs`. */
export default defineConfig(({ mode }) => ({
  plugins: [react(), oneMode],
  appType: 'custom',
  publicDir: false,
  test: {
    pool: 'threads',
    // Each worker loads all that is tested once more, a tenth of the work; left to itself, one core of two would do nothing.
    maxWorkers: '100%',
    include: [`tests/**/*.${proofs[mode] ? 'proof' : 'test'}.{ts,tsx}`],
    testNamePattern: proofs[mode],
    css: false,
    // Long enough for a machine that does other work too: a test fails for what it sees, not for want of time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Test files share what they load: reading the schemas anew for each cost more than the tests.
    isolate: false,
    // Sources that did not change are not transformed again at the next run.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
  },
}));
