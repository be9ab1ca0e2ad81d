import {
  type EndpointInput,
  type Endpoints,
  type ItemsPreview,
  type RefundWay,
  toHalalas,
  toRiyals,
} from '@waha/contract';
import type { StaffActor } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { inLanguage, type Language } from '../../../platform/text/index.ts';
import {
  canEditItems,
  type FullOrder,
  type ItemsPlan,
  type ItemsWish,
  isPaidFor,
  livePieces,
  planReplacement,
  readOrder,
  recordRefundedItems,
  replaceItems,
  wantedPieces,
} from '../orders/index.ts';
import type { OnlineMethods } from '../payments/index.ts';
import { prorateByPiece } from '../pricing/index.ts';
import { previewRefund, type RefundSplit, refundOrder } from '../returns/index.ts';
import { fulfilmentTexts } from './texts.ts';

type EditBody = EndpointInput<Endpoints['POST /admin/orders/{id}/items']>['body'];

interface Wish extends ItemsWish {
  way: RefundWay;
}
interface Edit extends Wish {
  version: number;
  expectedTotal: number;
  reason: string | null;
  bankReference: string | null;
}
interface EditDeps {
  language: Language;
  at: Date;
  onlineMethods: OnlineMethods;
}

export const wishOf = ({ lines = [], add = [], to = 'original' }: Pick<EditBody, 'lines' | 'add' | 'to'>): Wish => ({
  lines,
  add,
  way: to,
});

export function editOf(body: EditBody): Edit {
  const { version, expected_total: total, reason = null, bank_reference: bankReference = null } = body;
  return { ...wishOf(body), version, expectedTotal: toHalalas(total), reason, bankReference };
}

/** An edit as it would be done: items replaced in an order that is not paid, pieces refunded in one that is. */
type Prepared = { kind: 'replace'; plan: ItemsPlan } | { kind: 'refund'; lines: ItemsWish['lines']; back: RefundSplit };

async function prepare(where: Database | Tx, order: FullOrder, wish: Wish, deps: EditDeps): Promise<Prepared> {
  const { language, at, onlineMethods } = deps;
  if (!isPaidFor(order)) {
    const context = { language, at, online: [...onlineMethods.values()] };
    return { kind: 'replace', plan: await planReplacement(where, order, wish, context) };
  }
  enforce(canEditItems(order));
  const wanted = wantedPieces(order, wish, language);
  const less = order.items.map((item) => ({ id: item.id, quantity: livePieces(item) - (wanted.get(item.id) ?? 0) }));
  // Money that is still to come would hold back an order that is paid: what is added is an order of its own.
  if (wish.add.length > 0 || less.some(({ quantity }) => quantity < 0)) refuse('orders.edit_adds_to_paid');
  const lines = less.filter(({ quantity }) => quantity > 0);
  return {
    kind: 'refund',
    lines,
    back: await previewRefund(where, order.id, { wish: { lines }, way: wish.way }, language),
  };
}

const sumOf = ({ card, bank, credit }: RefundSplit) => card + bank + credit;

function totalAfter(order: FullOrder, prepared: Prepared): number {
  if (prepared.kind === 'replace') return prepared.plan.total;
  return order.total_halalas - order.refunded_halalas - sumOf(prepared.back);
}

/** The outcome of an edit. It refuses as the edit does, and writes nothing. */
export async function previewItems(db: Database, id: string, wish: Wish, deps: EditDeps): Promise<ItemsPreview> {
  const order = (await readOrder(db, id)) ?? refuse('orders.not_found');
  const prepared = await prepare(db, order, wish, deps);
  const total = totalAfter(order, prepared);
  const back = prepared.kind === 'refund' ? prepared.back : { card: 0, bank: 0, credit: 0 };
  return {
    lines:
      prepared.kind === 'replace'
        ? planned(order, prepared.plan, deps.language)
        : left(order, prepared.lines, deps.language),
    is_paid: prepared.kind === 'refund',
    total_before: toRiyals(order.total_halalas - order.refunded_halalas),
    total: toRiyals(total),
    due: toRiyals(prepared.kind === 'replace' ? total - order.store_credit_halalas : 0),
    back: {
      total: toRiyals(sumOf(back)),
      card: toRiyals(back.card),
      bank: toRiyals(back.bank),
      store_credit: toRiyals(back.credit),
    },
  };
}

type Shown = Pick<
  FullOrder['items'][number],
  'name_ar' | 'name_en' | 'variant_ar' | 'variant_en' | 'unit_price_halalas'
>;

function present(line: Shown, language: Language) {
  return {
    name: inLanguage(line, 'name', language),
    variant: language === 'ar' ? line.variant_ar : line.variant_en,
    unit_price: toRiyals(line.unit_price_halalas),
  };
}

function planned(order: FullOrder, { lines }: ItemsPlan, language: Language): ItemsPreview['lines'] {
  return lines.map((line) => ({
    ...present(line, language),
    id: line.id,
    quantity: line.quantity,
    before: order.items.find(({ id }) => id === line.id)?.quantity ?? 0,
    total: toRiyals(line.total_halalas),
    later_quantity: line.later_quantity,
  }));
}

function left(order: FullOrder, less: ItemsWish['lines'], language: Language): ItemsPreview['lines'] {
  return order.items.map((item) => {
    const before = livePieces(item);
    const quantity = before - (less.find(({ id }) => id === item.id)?.quantity ?? 0);
    const total = prorateByPiece(item.total_halalas, item.quantity, item.quantity - quantity, quantity);
    const later_quantity = Math.min(quantity, item.later_quantity);
    return { ...present(item, language), id: item.id, quantity, before, total: toRiyals(total), later_quantity };
  });
}

/**
 * Edits the items of an order before it is packed (docs/decisions/0145); the caller holds its lock. Refuses `conflict.changed` if the
 * order was edited since `version`, and `orders.total_changed` if the edit comes to another total than its preview.
 */
export async function editItems(
  tx: Tx,
  order: FullOrder,
  edit: Edit,
  { actor, ...deps }: EditDeps & { actor: StaffActor },
): Promise<void> {
  const { language, at } = deps;
  const { version } = edit;
  if (order.version !== version) refuse('conflict.changed');
  const prepared = await prepare(tx, order, edit, deps);
  if (totalAfter(order, prepared) !== edit.expectedTotal) refuse('orders.total_changed');
  if (prepared.kind === 'replace') return replaceItems(tx, order, prepared.plan, { version, language, at });
  const reason = edit.reason ?? fulfilmentTexts.say(order.language, 'reason_items_edited');
  const { way, bankReference } = edit;
  const refund = { wish: { lines: prepared.lines }, way, reason, bankReference, isRestocked: true };
  await refundOrder(tx, order.id, refund, { actor, language, at });
  await recordRefundedItems(tx, order.id, version);
}
