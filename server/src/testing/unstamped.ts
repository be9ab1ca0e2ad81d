import type { IssueDeps } from '../modules/selling/invoices/index.ts';
import type { Database } from '../platform/database/index.ts';

/** Issues tax documents as a shop does that is not registered for e-invoicing. */
export const unstamped = (db: Database): IssueDeps => ({ db, stampTaxDocument: async () => undefined });
