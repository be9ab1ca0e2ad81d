import type { Database } from '../../../platform/database/index.ts';
import type { PaymentProviders } from '../payments/index.ts';

/** Dependencies of card payments. */
export interface PaymentDeps {
  db: Database;
  providers: PaymentProviders;
  now: () => number;
}
