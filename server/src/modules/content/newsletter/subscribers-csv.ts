import type { StaffContext } from '../../../platform/bind/index.ts';
import { streamCsv } from '../../../platform/csv/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { auditExport } from '../../people/staff/index.ts';
import { listSubscribersAfter } from './list-subscribers.store.ts';

const AT_ONCE = 1_000;
const HEADINGS = ['Email', 'Status', 'Language', 'Form', 'Requested', 'Confirmed', 'Unsubscribed'];

type Filters = Parameters<typeof listSubscribersAfter>[1];

/** Subscribers that the filters keep, as a CSV stream, a thousand rows at a time. */
export function subscribersCsv(db: Database, filters: Filters, context: StaffContext): AsyncGenerator<Uint8Array> {
  return streamCsv(HEADINGS, auditExport(db, context, { of: 'subscribers', filters }, pages(db, filters)));
}

async function* pages(db: Database, filters: Filters) {
  for (let after: string | null = null; ; ) {
    const rows = await listSubscribersAfter(db, filters, after, AT_ONCE);
    yield rows.map((row) => [
      row.email,
      row.status,
      row.language,
      row.source,
      row.requested_at.toISOString(),
      row.confirmed_at?.toISOString() ?? '',
      row.unsubscribed_at?.toISOString() ?? '',
    ]);
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
}
