import type { Database } from '../../../platform/database/index.ts';
import type { Carriers } from './hosted-carrier.ts';

/** Dependencies of bookings. */
export interface CarriageDeps {
  db: Database;
  now: () => number;
  carriers: Carriers;
}
