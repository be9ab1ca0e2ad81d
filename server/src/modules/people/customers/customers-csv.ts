import { toRiyals } from '@waha/contract';
import type { AdminContext } from '../../../platform/bind/index.ts';
import { streamCsv } from '../../../platform/csv/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { auditExport } from '../staff/index.ts';
import { type CustomerFilters, listCustomersAfter } from './customers.store.ts';

const AT_ONCE = 1_000;
const HEADINGS = ['Customer', 'First name', 'Last name', 'Phone', 'Email', 'Registered', 'Orders', 'Spent', 'Currency'];

/** All customers that match the filters as CSV, a thousand at a time. */
export function customersCsv(
  db: Database,
  filters: CustomerFilters,
  context: AdminContext,
): AsyncGenerator<Uint8Array> {
  return streamCsv(HEADINGS, auditExport(db, context, { of: 'customers', filters }, pages(db, filters)));
}

async function* pages(db: Database, filters: CustomerFilters) {
  for (let after: string | null = null; ; ) {
    const rows = await listCustomersAfter(db, filters, after, AT_ONCE);
    yield rows.map((row) => [
      row.id,
      row.first_name,
      row.last_name,
      // A leading plus would be read as a formula.
      (row.phone ?? '').replace(/^\+/, '00'),
      row.email ?? '',
      row.created_at.toISOString(),
      row.orders,
      toRiyals(row.spent_halalas).toFixed(2),
      'SAR',
    ]);
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
}
