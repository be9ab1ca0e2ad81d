import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,server,demo,storefront,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**'],
    globalSetup: ['server/src/testing/global-setup.ts'],
    setupFiles: ['server/src/testing/fail-on-console-error.ts', 'server/src/testing/hash-cheaply.ts'],
    // Files run beside each other and each has its own database; more than three only crowd PostgreSQL out.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is polled comes when it comes: how long that takes is measured elsewhere.
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
  },
});
