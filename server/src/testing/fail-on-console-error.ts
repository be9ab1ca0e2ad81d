import { afterEach, beforeEach, vi } from 'vitest';

const calls: unknown[][] = [];

beforeEach(() => {
  calls.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    calls.push(args);
  });
});

// Console errors of a passing run are not read and would hide a defect, so they fail the test.
afterEach(() => {
  vi.mocked(console.error).mockRestore?.();
  if (calls.length === 0) return;
  const messages = calls.map((args) => args.map(String).join(' ')).join('\n');
  throw new Error(`console.error was called during this test:\n${messages}`);
});
