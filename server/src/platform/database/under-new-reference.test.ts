import { expect, test } from 'vitest';
import { underNewReference } from './under-new-reference.ts';

test('a reference in use is drawn again', async () => {
  for (let rounds = 0; rounds < 50; rounds += 1) {
    const reference = await underNewReference({ prefix: 'T', digits: 2 }, (one) =>
      Promise.resolve(one.startsWith('T-1') ? undefined : one),
    );
    expect(reference).toMatch(/^T-[2-9]\d$/);
  }
});

test('a form without a free number is an error, no endless loop', async () => {
  let draws = 0;
  const insert = () => {
    draws += 1;
    return Promise.resolve(undefined);
  };
  await expect(underNewReference({ prefix: 'T', digits: 6 }, insert)).rejects.toThrow('no unused reference');
  expect(draws).toBe(12);
});
