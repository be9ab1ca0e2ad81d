import { expect, test } from 'vitest';
import { runOldTests } from './run-old-tests.ts';

test('a schema without a column that a release writes fails the tests of that release', async () => {
  const { passed, output } = await runOldTests({
    reference: 'HEAD',
    tests: /orders\/placing\/order-credit\.api\.test\.ts$/,
    isShown: false,
    after: ['alter table orders drop column notes'],
  });
  expect(output).toMatch(/column .{1,2}notes.{1,2} of relation .{1,2}orders.{1,2} does not exist/);
  expect(passed).toBe(false);
});
