import { toRiyals } from '@waha/contract';
import type { AdminContext } from '../../../platform/bind/index.ts';
import { streamCsv } from '../../../platform/csv/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { auditExport } from '../../people/staff/index.ts';
import { type Days, listSources } from './visit-report.store.ts';

const MOST_ROWS = 10_000;

const heads = {
  ar: ['المصدر', 'الوسيلة', 'الحملة', 'الزيارات', 'الزوار', 'أضافوا إلى السلة', 'الطلبات', 'المبيعات'],
  en: ['Source', 'Medium', 'Campaign', 'Visits', 'Visitors', 'Added to cart', 'Orders', 'Sales'],
};

/** Sources of the visits for a spreadsheet; the audit says who took it. */
export function visitsCsv(db: Database, { from, to }: Days, context: AdminContext): AsyncGenerator<Uint8Array> {
  async function* pages() {
    const rows = await listSources(db, { from, to }, MOST_ROWS);
    yield rows.map(({ source, medium, campaign, visits, visitors, carted, orders, halalas }) => [
      ...[source, medium, campaign, visits, visitors, carted, orders, toRiyals(halalas)],
    ]);
  }
  const told = auditExport(db, context, { of: 'visits', filters: { from, to } }, pages());
  return streamCsv(heads[context.language], told);
}
