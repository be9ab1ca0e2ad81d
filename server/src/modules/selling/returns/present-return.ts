import {
  type OrderReturn,
  type Returnable,
  type ReturnMessage,
  type ReturnOutcome,
  type ReturnQuote,
  type ReturnSummary,
  returnReasons,
  toRiyals,
} from '@waha/contract';
import type { Language } from '../../../platform/text/index.ts';
import { uploadUrl } from '../../content/uploads/index.ts';
import { presentProductImage, variantLabel } from '../../goods/catalog/index.ts';
import type { FullOrder } from '../orders/index.ts';
import { isRefundedInParts } from '../payments/index.ts';
import { prorateByPiece } from '../pricing/index.ts';
import type { Exchanges } from './exchanges/exchanges.ts';
import { amountOf, currentRefundAmount, type RefundAmount } from './refunds/refund-amount.ts';
import { needsIban, paidWithoutCredit, refundMethodsOf, refundSplitOf } from './refunds/refund-methods.ts';
import { countPieces, followPieces, returnedPieces } from './requests/pieces-of-line.ts';
import { mayStep } from './requests/return-status.ts';
import { MOST_RETURNS, type ReturnableLine, returnableLines, returnableUntil } from './requests/returnable.ts';
import type { Exchange, MessageRow, NamedVariant, ReturnLineRow, ReturnRow } from './returns.store.ts';
import { returnTexts } from './texts.ts';

type Thing = Pick<ReturnLineRow, 'name_ar' | 'name_en' | 'variant_ar' | 'variant_en' | 'image'>;

const variantOf = (row: Pick<NamedVariant, 'variant_ar' | 'variant_en'>, language: Language) =>
  language === 'ar' ? row.variant_ar : row.variant_en;

function presentThing(row: Thing, language: Language) {
  return {
    name: language === 'ar' ? row.name_ar : row.name_en,
    variant: variantOf(row, language),
    image: row.image && presentProductImage(row.image, language),
  };
}

export function presentExchange(exchange: Exchange, language: Language) {
  return { variant_id: exchange.variant_id, variant: variantOf(exchange, language) };
}

function presentPieces(pieces: readonly NamedVariant[], language: Language) {
  return countPieces(pieces).map(({ piece, quantity }) => ({ variant: variantOf(piece, language), quantity }));
}

/** A line of a return with its pieces, given all returns of its order. */
export function presentLine(
  row: ReturnRow,
  { line, returns }: { line: ReturnLineRow; returns: readonly ReturnRow[] },
  language: Language,
): OrderReturn['lines'][number] {
  return {
    id: line.order_item_id,
    ...presentThing(line, language),
    quantity: line.quantity,
    reason: line.reason,
    fit: line.fit,
    reason_label: returnTexts.say(language, line.fit ? `fit_${line.fit}` : `reason_${line.reason}`),
    expected: presentPieces(returnedPieces(row, line, returns), language),
    exchange: line.exchange && presentExchange(line.exchange, language),
  };
}

const statusLabel = (status: ReturnRow['status'], language: Language) => returnTexts.say(language, `status_${status}`);

function presentRefund(row: ReturnRow): OrderReturn['refund'] {
  const split = refundSplitOf(row);
  if (!split) return null;
  const { card, bank, credit } = split;
  return {
    total: toRiyals(card + bank + credit),
    card: toRiyals(card),
    bank: toRiyals(bank),
    store_credit: toRiyals(credit),
    bank_reference: row.bank_reference,
  };
}

/** Identifying fields of a return. */
function presentHead(row: ReturnRow, language: Language) {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    order_id: row.order_id,
    order_number: row.order_number,
    status: row.status,
    status_label: statusLabel(row.status, language),
    refund_to: row.refund_to,
    created_at: row.created_at.toISOString(),
  };
}

/** A return as its buyer sees it; `returns` are all of its order. */
export function presentReturn(row: ReturnRow, returns: readonly ReturnRow[], language: Language): OrderReturn {
  return {
    ...presentHead(row, language),
    lines: row.lines.map((line) => presentLine(row, { line, returns }, language)),
    note: row.note,
    photos: row.photos.map((id) => ({ id, url: uploadUrl(id) })),
    iban: row.iban && `•••• ${row.iban.slice(-4)}`,
    expected_refund: toRiyals(amountOf(row)),
    withheld: toRiyals(withheldOf(row)),
    refund: presentRefund(row),
    replacement: row.status === 'exchanged' ? { carrier: row.carrier, carrier_number: row.carrier_number } : null,
    events: row.events.map((event) => ({
      status: event.status,
      label:
        event.status === 'requested'
          ? returnTexts.say(language, row.refund_to === 'exchange' ? 'step_exchange' : 'step_requested')
          : statusLabel(event.status, language),
      at: new Date(event.created_at).toISOString(),
      actor: event.actor,
      note: event.note,
    })),
    can_withdraw: mayStep(row, 'cancelled', 'customer'),
  };
}

function withheldOf(row: ReturnRow): number {
  if (refundSplitOf(row)) return row.withheld_halalas;
  return row.refund_to === 'exchange' ? 0 : currentRefundAmount(row).withheld;
}

export function presentReturnSummary(row: ReturnRow, language: Language): ReturnSummary {
  return {
    ...presentHead(row, language),
    amount: toRiyals(amountOf(row)),
    pieces: row.lines.reduce((sum, line) => sum + line.quantity, 0),
    items: row.lines.slice(0, 4).map((line) => {
      const { name, image } = presentThing(line, language);
      return { name, image, quantity: line.quantity };
    }),
  };
}

/** Preview of a refund amount with the reasons for deductions, before a return is requested. */
export function presentReturnQuote(worth: RefundAmount, language: Language): ReturnQuote {
  const isMadeUpFor = worth.withheld < 0;
  const reasons = [...worth.lost, ...(isMadeUpFor ? (['made_up'] as const) : [])];
  return {
    worth: toRiyals(worth.total + worth.withheld),
    withheld: toRiyals(worth.withheld),
    total: toRiyals(worth.total),
    reasons: (worth.withheld === 0 ? [] : reasons).map((code) => ({
      code,
      message: returnTexts.say(language, `lost_${code}`),
    })),
    message: worth.total === 0 ? returnTexts.say(language, 'brings_nothing') : null,
  };
}

export function presentMessage(row: MessageRow): ReturnMessage {
  return { id: row.id, author: row.author, message: row.body, at: row.created_at.toISOString() };
}

function presentReturnableLine(
  { item, left, paidBefore }: ReturnableLine,
  { returns, exchanges }: { returns: readonly ReturnRow[]; exchanges: Exchanges },
  language: Language,
): Returnable['lines'][number] {
  const { atHome } = followPieces({ id: item.id, quantity: item.quantity, piece: item }, returns);
  return {
    id: item.id,
    product_id: item.product_id,
    ...presentThing(item, language),
    quantity: item.quantity,
    left,
    is_returnable: item.is_returnable,
    at_home: presentPieces(atHome.slice(0, left), language),
    refunds: Array.from({ length: left }, (_, index) =>
      toRiyals(prorateByPiece(item.total_halalas, item.quantity, paidBefore, index + 1)),
    ),
    exchanges: (exchanges.get(item.id) ?? []).map((variant) => ({
      variant_id: variant.id,
      label: variantLabel(variant, language) ?? variant.sku,
      in_stock: variant.quantity > 0,
    })),
  };
}

function presentWay(order: FullOrder, way: ReturnOutcome, language: Language): Returnable['refund_ways'][number] {
  if (way === 'exchange') {
    const [name, description] = [
      returnTexts.say(language, 'way_exchange'),
      returnTexts.say(language, 'way_exchange_description'),
    ];
    return { code: way, name, description, needs_iban: false };
  }
  const kind =
    way === 'store_credit' || paidWithoutCredit(order) === 0 ? 'credit' : isRefundedInParts(order) ? 'card' : 'bank';
  const isMixed = kind !== 'credit' && order.store_credit_halalas > 0;
  const description = returnTexts.say(language, `way_${kind}_description`);
  const mixed = returnTexts.say(language, 'way_mixed_description');
  return {
    code: way,
    name: returnTexts.say(language, `way_${kind}`),
    description: isMixed ? `${description}. ${mixed}` : description,
    needs_iban: needsIban(order, way),
  };
}

export function presentReturnable(
  order: FullOrder,
  { returns, exchanges }: { returns: readonly ReturnRow[]; exchanges: Exchanges },
  { language, at }: { language: Language; at: Date },
): Returnable {
  const until = returnableUntil(order);
  const lines = returnableLines(order, returns).map((line) =>
    presentReturnableLine(line, { returns, exchanges }, language),
  );
  // An order paid by store credit alone is refunded to store credit in any case.
  const money = refundMethodsOf(order).filter((way) => way === 'original' || paidWithoutCredit(order) > 0);
  const ways = lines.some((line) => line.exchanges.length > 0) ? [...money, 'exchange' as const] : money;
  return {
    days: order.return_days,
    until: until?.toISOString() ?? null,
    is_open: until !== null && at <= until && returns.length < MOST_RETURNS && lines.some((line) => line.left > 0),
    lines,
    refund_ways: ways.map((way) => presentWay(order, way, language)),
    reasons: returnReasons.map((code) => ({ code, label: returnTexts.say(language, `reason_${code}`) })),
    returns: returns.map((row) => presentReturnSummary(row, language)),
  };
}
