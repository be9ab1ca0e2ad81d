import { defineConfig } from 'vitest/config';
import { LongestFirst } from '../tools/longest-first.ts';

/** Journeys in a real Chromium; `e2e/support/provide-browser.ts` finds it, or installs it where possible. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['./support/provide-browser.ts', './support/provide-shop.ts'],
    // Two browsers at a time, each with a shop of its own (provide-shop.ts): more would only crowd two cores.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // On CI a busy machine may fail a test once; locally every failure is a fault to be found.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Polled conditions wait like awaited events: a slow machine is not a fault.
    expect: { poll: { timeout: 60_000 } },
  },
});
