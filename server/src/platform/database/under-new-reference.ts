import { randomInt } from 'node:crypto';

/** With a tenth of all numbers in use, as many in a row are taken once in a million million. */
const MOST_DRAWS = 12;

/** A reference that people read out: a prefix, and as many digits, the first of which is no zero. */
export interface ReferenceFormat {
  prefix: string;
  digits: number;
}

/**
 * Draws a reference such as `WM-48213377` and has a row inserted under it; draws again while it is taken. A failed
 * insertion would abort the transaction, so `insert` has to skip a reference in use (`on conflict (reference) do
 * nothing`) and return undefined. Throws after twelve draws.
 */
export async function underNewReference<Inserted>(
  { prefix, digits }: ReferenceFormat,
  insert: (reference: string) => Promise<Inserted | undefined>,
): Promise<Inserted> {
  const least = 10 ** (digits - 1);
  for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
    const inserted = await insert(`${prefix}-${randomInt(least, least * 10)}`);
    if (inserted !== undefined) return inserted;
  }
  throw new Error(`no unused reference of the form ${prefix}- with ${digits} digits was drawn`);
}
