import type { Database } from '../../../platform/database/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import type { OnlineMethods } from '../payments/index.ts';

/** Dependencies of online payments. */
export interface PaymentDeps {
  db: Database;
  onlineMethods: OnlineMethods;
  now: () => number;
}

/** Dependencies of what settles payments: the token of a card that one leaves is sealed. */
export interface SettleDeps extends PaymentDeps {
  seal: Seal;
}
