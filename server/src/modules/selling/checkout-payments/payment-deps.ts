import type { Database } from '../../../platform/database/index.ts';
import type { PaymentProviders } from '../payments/index.ts';

/** What paying an order by card needs. */
export interface PaymentDeps {
  db: Database;
  providers: PaymentProviders;
  now: () => number;
}
