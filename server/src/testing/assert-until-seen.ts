import fc from 'fast-check';
import { expect } from 'vitest';

/** How many times over it goes on where chance left something out. */
const MOST_ROUNDS = 12;

/**
 * Asserts a property of histories, and goes on until every kind of thing happened in one: what never happened was not looked
 * at, and a few dozen histories may by chance leave out the rarest. `missing` says what has not happened yet.
 */
export async function assertUntilSeen<Ts>(
  property: fc.IAsyncProperty<Ts>,
  numRuns: number,
  missing: () => readonly string[],
): Promise<void> {
  await fc.assert(property, { numRuns });
  for (let round = 1; round < MOST_ROUNDS && missing().length > 0; round += 1) {
    await fc.assert(property, { numRuns: Math.ceil(numRuns / 2) });
  }
  expect(missing()).toEqual([]);
}
