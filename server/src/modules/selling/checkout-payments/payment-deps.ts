import type { Database } from '../../../platform/database/index.ts';
import type { OnlineMethods } from '../payments/index.ts';

/** Dependencies of online payments. */
export interface PaymentDeps {
  db: Database;
  onlineMethods: OnlineMethods;
  now: () => number;
}
