import { ExtensionError } from '../../../extensions/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { OnlineMethods } from '../payments/index.ts';

export interface TrialDeps {
  db: Database;
  onlineMethods: OnlineMethods;
  now: () => number;
}

/** The provider's own words about a call that failed, or null. Any other error is a defect and thrown on. */
export function wordsOf(error: unknown): string | null {
  if (!(error instanceof ExtensionError)) throw error;
  return error.said;
}
