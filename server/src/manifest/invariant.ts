import { type Sql, sql } from '../platform/database/index.ts';

/** Something that must hold at every moment. */
export interface Invariant {
  name: string;
  /** Selects one `violation` for each time it does not hold. */
  violations: Sql<unknown>;
}

export const violation = { subject: sql.text, detail: sql.text };
