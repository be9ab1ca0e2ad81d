import type { RawBuilder } from 'kysely';

/** Something that must hold at every moment. Its query returns one row for each violation. */
export interface Invariant {
  name: string;
  violations: RawBuilder<{ subject: string; detail: string }>;
}
