import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  appType: 'custom',
  publicDir: false,
  test: {
    pool: 'threads',
    include: ['tests/**/*.test.{ts,tsx}'],
    css: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Test files share what they load: reading the schemas anew for each cost more than the tests.
    isolate: false,
  },
});
