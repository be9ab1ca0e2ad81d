import type { Tx } from '../platform/database/index.ts';

/** Reads a module's part of the export of a customer's personal data: a value, or rows as they are read. */
export type PersonalDataExport = (customerId: string) => Promise<unknown> | AsyncIterable<unknown>;

/** Erases a customer from a module's tables in the transaction that deletes the account, or refuses while something is open. */
export type Eraser = (tx: Tx, customerId: string) => Promise<void>;

/**
 * Erases the next batch of a customer's rows: few enough for one statement each. `after` is the cursor that the previous batch
 * returned, null for the first. Returns the cursor of the next batch, or null when no rows are left. Idempotent.
 */
export type EraseBatch = (tx: Tx, customerId: string, after: string | null) => Promise<string | null>;

/** A module's batched eraser, under the module's name. */
export interface BatchedEraser {
  part: string;
  eraseBatch: EraseBatch;
}
