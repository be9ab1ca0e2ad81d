import fc from 'fast-check';
import { expect } from 'vitest';

/** The most repetitions while some kind of event has not occurred by chance. */
const MOST_ROUNDS = 12;

/**
 * Asserts a property of random histories, repeated until every kind of event occurred: a kind that never occurred was
 * not tested, and a few dozen histories may by chance omit the rarest. `missing` names the kinds that have not occurred
 * yet. A history that fails is reported as it is: to shorten one takes hundreds of others, and a test that runs out of
 * time meanwhile names none.
 */
export async function assertUntilSeen<Ts>(
  property: fc.IAsyncProperty<Ts>,
  numRuns: number,
  missing: () => readonly string[],
): Promise<void> {
  await fc.assert(property, { numRuns, endOnFailure: true });
  for (let round = 1; round < MOST_ROUNDS && missing().length > 0; round += 1) {
    await fc.assert(property, { numRuns: Math.ceil(numRuns / 2), endOnFailure: true });
  }
  expect(missing()).toEqual([]);
}
