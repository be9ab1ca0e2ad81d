import type { StaffContext } from '../../../platform/bind/index.ts';
import { streamCsv } from '../../../platform/csv/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { auditExport } from '../../people/staff/index.ts';
import { statusLabel } from '../orders/index.ts';
import { paymentName } from '../payments/index.ts';
import { type ExportedOrder, exportAdminOrders } from './admin-orders.store.ts';
import type { OrderFilters } from './order-filters.store.ts';
import { fulfilmentTexts } from './texts.ts';

const heads = {
  ar: 'رقم الطلب,التاريخ,الحالة,حالة الدفع,طريقة الدفع,الاسم,الجوال,البريد,المدينة,القطع,المنتجات,الخصم,التوصيل,رسوم الدفع,تغليف هدية,الإجمالي,منه الضريبة,من الرصيد,المردود,كود الخصم,شركة الشحن,رقم الشحنة',
  en: 'Order,Placed,Status,Payment,Payment method,Name,Phone,E-mail,City,Pieces,Goods,Discount,Delivery,Payment fee,Gift wrap,Total,VAT in it,Store credit,Refunded,Coupon,Carrier,Parcel number',
};

/** Orders as CSV in the reader's language: amounts in riyals, times of Riyadh. */
export function ordersCsv(db: Database, filters: OrderFilters, context: StaffContext): AsyncGenerator<Uint8Array> {
  const { language } = context;
  const rows = auditExport(db, context, { of: 'orders', filters }, pages(db, filters, language));
  return streamCsv(heads[language].split(','), rows);
}

async function* pages(db: Database, filters: OrderFilters, language: Language) {
  for await (const rows of exportAdminOrders(db, filters)) yield rows.map((row) => cellsOf(row, language));
}

function cellsOf(row: ExportedOrder, language: Language): (string | number)[] {
  return [
    row.number,
    timeInRiyadh(row.created_at),
    statusLabel(row.status, row.payment_method, language),
    fulfilmentTexts.say(language, `state_${row.payment_state}`),
    paymentName(row, language),
    `${row.first_name} ${row.last_name}`.trim(),
    // A leading plus would be read as a formula.
    row.phone.replace(/^\+/, '00'),
    row.email ?? '',
    (language === 'ar' ? row.city_ar : row.city_en) ?? '',
    row.pieces,
    riyals(row.subtotal_halalas),
    riyals(row.discount_halalas),
    riyals(row.shipping_halalas),
    riyals(row.payment_fee_halalas),
    riyals(row.gift_halalas),
    riyals(row.total_halalas),
    riyals(row.vat_halalas),
    riyals(row.store_credit_halalas),
    riyals(row.refunded_halalas),
    row.coupon_code ?? '',
    row.carrier ?? '',
    row.carrier_number ?? '',
  ];
}

const riyals = (halalas: number): string => (halalas / 100).toFixed(2);

/** Offset of Riyadh, which has no summer time. */
const RIYADH_MS = 3 * 3_600_000;
const timeInRiyadh = (at: Date): string =>
  new Date(at.getTime() + RIYADH_MS).toISOString().slice(0, 16).replace('T', ' ');
