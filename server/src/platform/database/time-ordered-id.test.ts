import { expect, test } from 'vitest';
import { z } from 'zod';
import { timeOrderedId } from './time-ordered-id.ts';

test('is a UUID of version 7 that begins with its time', () => {
  // The example of RFC 9562, appendix A.6.
  expect(timeOrderedId(0x017f22e279b0)).toMatch(/^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(z.uuid().safeParse(timeOrderedId()).success).toBe(true);
});

test('later ones are greater, and those of one moment differ', () => {
  const times = [1, 255, 256, 1_700_000_000_000, 2 ** 48 - 1];
  const ids = times.map((time) => timeOrderedId(time));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 1_000 }, () => timeOrderedId(5))).size).toBe(1_000);
});
