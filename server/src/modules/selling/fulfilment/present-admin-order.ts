import { type AdminOrder, type AdminOrderSummary, toRiyals } from '@waha/contract';
import type { AdminContext } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { inLanguage, type Language } from '../../../platform/text/index.ts';
import { uploadUrl } from '../../content/uploads/index.ts';
import { presentProductImage } from '../../goods/catalog/index.ts';
import { type FullOrder, presentOrder, statusLabel, travelOf, unsentPiecesOfLine } from '../orders/index.ts';
import { paymentKind, paymentName, readPaymentSettings } from '../payments/index.ts';
import { prorateByPiece } from '../pricing/index.ts';
import { amountOf, listReturnsOfOrder, piecesLeft, type ReturnRow, readBought, returnTexts } from '../returns/index.ts';
import { listMethods } from '../shipping/index.ts';
import type { ListedOrder } from './admin-orders.store.ts';
import { allowedActions } from './allowed-actions.ts';
import { listTimeline, type OrderDetails, readOrderDetails } from './order-details.store.ts';
import { presentTimelineEntry } from './present-timeline.ts';
import { fulfilmentTexts } from './texts.ts';

const MOST_TIMELINE_ENTRIES = 300;
const MOST_OF_EACH = 50;
const MOST_NOTES = 100;

const iso = (moment: string) => new Date(moment).toISOString();

export function presentListed(row: ListedOrder, language: Language): AdminOrderSummary {
  return {
    id: row.id,
    number: row.number,
    placed_at: row.created_at.toISOString(),
    status: row.status,
    status_label: statusLabel(row.status, row.payment_method, language),
    payment_state: row.payment_state,
    payment_state_label: fulfilmentTexts.say(language, `state_${row.payment_state}`),
    payment_method: row.payment_method,
    payment_kind: paymentKind(row.payment_method),
    payment_name: paymentName(row, language),
    buyer: `${row.first_name} ${row.last_name}`.trim(),
    phone: row.phone,
    city: (language === 'ar' ? row.city_ar : row.city_en) ?? '',
    pieces: row.pieces,
    to_send: row.to_send,
    parcels: row.parcels,
    total: toRiyals(row.total_halalas),
    refunded: toRiyals(row.refunded_halalas),
    items: row.items.map((item) => ({
      name: language === 'ar' ? item.name_ar : item.name_en,
      variant: language === 'ar' ? item.variant_ar : item.variant_en,
      image: item.image && presentProductImage(item.image, language),
      quantity: item.quantity,
    })),
    has_notes: row.has_notes,
    is_by_staff: row.is_by_staff,
    travels: row.root_status && travelOf(row.root_status, row.status),
  };
}

/** An order as staff see it: the buyer's view, its timeline, and the caller's allowed actions. */
export async function presentAdminOrder(
  where: Database | Tx,
  order: FullOrder,
  context: AdminContext,
): Promise<AdminOrder> {
  const { language } = context;
  const orderDetails = await readOrderDetails(where, order.id);
  const bought = await readBought(where, order.id);
  if (!orderDetails || !bought) throw new Error(`order ${order.number} went while it was read`);
  const returns = await listReturnsOfOrder(where, order.id);
  const isInvoiced = orderDetails.documents.some(({ kind }) => kind === 'invoice');
  const method = (await listMethods(where)).find((one) => one.code === order.shipping_method);
  const { allowed_statuses: _, ...shown } = presentOrder(order, {
    language,
    actor: 'staff',
    mayCancel: false,
    payments: await readPaymentSettings(where),
    shippingName: method ? inLanguage(method, 'name', language) : order.shipping_method,
  });
  const timeline = await listTimeline(where, order.id, MOST_TIMELINE_ENTRIES);
  return {
    ...shown,
    ...presentOrderDetails(orderDetails, language),
    version: order.version,
    language: order.language,
    refunded: toRiyals(order.refunded_halalas),
    items: presentItems(order, shown.items, returns),
    refunds: returns.slice(0, MOST_OF_EACH).map((row) => presentRefund(row, language)),
    timeline: timeline.map((row) => presentTimelineEntry(row, order, language)),
    may: await allowedActions(where, { order, bought, isInvoiced }, context),
  };
}

function presentItems(
  order: FullOrder,
  shown: ReturnType<typeof presentOrder>['items'],
  returns: readonly ReturnRow[],
): AdminOrder['items'] {
  const left = piecesLeft({ order, returns });
  return order.items.flatMap((item, index) => {
    const basis = shown[index];
    if (!basis) return [];
    const refunded = returns
      .filter((one) => one.status === 'refunded')
      .flatMap((one) => one.lines)
      .filter((line) => line.order_item_id === item.id)
      .reduce((sum, line) => sum + line.quantity, 0);
    const pieces = left.find(({ id }) => id === item.id)?.quantity ?? 0;
    const { total_halalas: total, quantity } = item;
    return {
      ...basis,
      sent: item.sent,
      left_out: item.dropped,
      to_send: unsentPiecesOfLine(item),
      refunded,
      refunds: Array.from({ length: pieces }, (_, count) =>
        toRiyals(prorateByPiece(total, quantity, refunded, count + 1)),
      ),
    };
  });
}

function presentRefund(row: ReturnRow, language: Language): AdminOrder['refunds'][number] {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    refund_to: row.refund_to,
    status: row.status,
    status_label: returnTexts.say(language, `status_${row.status}`),
    pieces: row.lines.reduce((sum, line) => sum + line.quantity, 0),
    amount: toRiyals(amountOf(row)),
    at: row.created_at.toISOString(),
  };
}

function presentOrderDetails(row: OrderDetails, language: Language) {
  return {
    placed_by: row.placed_by,
    source: row.source,
    city_id: row.city_id,
    payment_state: row.payment_state,
    payment_state_label: fulfilmentTexts.say(language, `state_${row.payment_state}`),
    customer: row.buyer,
    payments: row.payments.slice(0, MOST_OF_EACH).map((one) => ({
      ...one,
      amount: toRiyals(one.amount),
      paid: one.paid === null ? null : toRiyals(one.paid),
      at: iso(one.at),
    })),
    transfers: row.transfers
      .slice(0, MOST_OF_EACH)
      .map((one) => ({ ...one, amount: toRiyals(one.amount), at: iso(one.at) })),
    receipts: row.receipts.slice(0, MOST_OF_EACH).map(({ id, at }) => ({ id, url: uploadUrl(id), at: iso(at) })),
    documents: row.documents
      .slice(0, MOST_OF_EACH)
      .map(({ number, kind, total, at }) => ({ number, kind, total: toRiyals(total), issued_at: iso(at) })),
    staff_notes: row.notes.slice(0, MOST_NOTES).map((note) => ({ ...note, at: iso(note.at) })),
  };
}
