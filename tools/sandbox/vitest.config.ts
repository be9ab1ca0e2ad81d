import { defineConfig } from 'vitest/config';

/** Suites against providers' own test environments, which `npm test` never asks. */
export default defineConfig({
  test: {
    include: ['extensions/*/sandbox/*.sandbox.ts'],
    // One after another: an authority is real, and limits its callers.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 300_000,
  },
});
