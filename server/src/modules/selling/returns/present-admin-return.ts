import { type AdminReturn, type AdminReturnSummary, toRiyals } from '@waha/contract';
import type { Language } from '../../../platform/text/index.ts';
import type { FullOrder } from '../orders/index.ts';
import { presentExchange, presentLine, presentReturn, presentReturnSummary } from './present-return.ts';
import { currentRefundAmount } from './refunds/refund-amount.ts';
import { type RefundSplit, refundSplitOf } from './refunds/refund-methods.ts';
import { splitReturnRefund } from './refunds/refund-return.ts';
import { nextStatuses } from './requests/return-status.ts';
import type { ReturnRow } from './returns.store.ts';

const nameOf = (one: { first_name: string; last_name: string }) => `${one.first_name} ${one.last_name}`.trim();

/** The moment of a return that staff have not taken in yet. */
const arrivedAt = ({ status, arrived_at: at }: ReturnRow) =>
  status === 'approved' ? (at?.toISOString() ?? null) : null;

export function presentAdminSummary(row: ReturnRow, language: Language): AdminReturnSummary {
  return { ...presentReturnSummary(row, language), buyer: nameOf(row), phone: row.phone, arrived_at: arrivedAt(row) };
}

/** A return as staff see it: with its buyer, and with its actual or current refund by method. */
export function presentAdminReturn(
  row: ReturnRow,
  { order, returns, shelf }: { order: FullOrder; returns: readonly ReturnRow[]; shelf: ReadonlyMap<number, number> },
  language: Language,
): AdminReturn {
  const { card, bank, credit } = refundMethodOf(row, order, returns);
  const worth = currentRefundAmount(row);
  return {
    ...presentReturn(row, returns, language),
    lines: row.lines.map((line) => ({
      ...presentLine(row, { line, returns }, language),
      sku: line.sku,
      bought: line.bought,
      amount: toRiyals(line.refund_halalas ?? worth.lines.find((one) => one.id === line.order_item_id)?.amount ?? 0),
      resaleable: line.resaleable,
      exchange: line.exchange && {
        ...presentExchange(line.exchange, language),
        sku: line.exchange.sku,
        left: shelf.get(line.exchange.variant_id) ?? null,
      },
    })),
    iban: row.iban,
    arrived_at: arrivedAt(row),
    buyer: { name: nameOf(order), phone: order.phone, email: order.email, has_account: order.customer_id !== null },
    payment_method: order.payment_method,
    expected: {
      total: toRiyals(card + bank + credit),
      card: toRiyals(card),
      bank: toRiyals(bank),
      store_credit: toRiyals(credit),
    },
    next_statuses: nextStatuses(row, 'staff'),
  };
}

/** The refund of a return by method: as it was sent, or as it would be sent now. Null for an exchange. */
function refundMethodOf(row: ReturnRow, order: FullOrder, returns: readonly ReturnRow[]): RefundSplit {
  const split = refundSplitOf(row);
  if (split) return split;
  return row.status === 'exchanged' ? { card: 0, bank: 0, credit: 0 } : splitReturnRefund(order, returns, row.id);
}
