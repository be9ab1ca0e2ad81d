import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';

const NOT_OURS = ['**/node_modules/**', '**/build/**'];
/** They change what a worker has loaded, for all that would come after them there. */
const ALONE = [
  'server/src/modules/people/staff/constant-work.api.test.ts',
  'server/src/platform/password/hash-password.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: ['server/src/testing/global-setup.ts'],
    setupFiles: ['server/src/testing/fail-on-console-error.ts', 'server/src/testing/hash-cheaply.ts'],
    // Files run beside each other and each has its own database; more than three only crowd PostgreSQL out.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // For what hangs: a busy machine may take ten times as long as an idle one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Polled conditions have time: how long they take is measured elsewhere.
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        // A worker loads the server once for all its files: half of the time went to loading it for each.
        test: {
          name: 'server',
          include: ['{demo,server}/**/*.test.ts'],
          exclude: [...NOT_OURS, ...ALONE],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'units',
          include: ['{contract,kit,extend,extensions,storefront,admin,tools}/**/*.test.{ts,tsx}'],
          exclude: NOT_OURS,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});
