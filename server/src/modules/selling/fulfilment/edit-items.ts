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
import { lockLevels } from '../../goods/catalog/index.ts';
import {
  buildItem,
  canEditItems,
  demandOfItem,
  type FullOrder,
  type ItemsPlan,
  type ItemsWish,
  isPaidFor,
  livePieces,
  placeSupplement,
  planReplacement,
  planSupplement,
  readOrder,
  recordRefundedItems,
  replaceItems,
  type SupplementPlan,
  wantedPieces,
} from '../orders/index.ts';
import { type OnlineMethods, paymentName } from '../payments/index.ts';
import { prorateByPiece } from '../pricing/index.ts';
import { previewRefund, type RefundSplit, refundOrder } from '../returns/index.ts';
import { sendPaymentLink } from './phone-order.ts';
import { fulfilmentTexts } from './texts.ts';

type EditBody = EndpointInput<Endpoints['POST /admin/orders/{id}/items']>['body'];

interface Wish extends ItemsWish {
  way: RefundWay;
  paymentMethod: string | null;
}
interface Edit extends Wish {
  version: number;
  expectedTotal: number;
  /** The total of what is added to a paid order; null where nothing is. */
  expectedSupplement: number | null;
  reason: string | null;
  bankReference: string | null;
}
interface EditDeps {
  language: Language;
  at: Date;
  onlineMethods: OnlineMethods;
}

type WishBody = EndpointInput<Endpoints['POST /admin/orders/{id}/items/preview']>['body'];

export const wishOf = ({ lines = [], add = [], to = 'original', payment_method: method }: WishBody): Wish => ({
  lines,
  add,
  way: to,
  paymentMethod: method ?? null,
});

export function editOf(body: EditBody): Edit {
  const { version, expected_total: total, reason = null, bank_reference: bankReference = null } = body;
  const { expected_supplement: added = null } = body;
  const expected = { expectedTotal: toHalalas(total), expectedSupplement: added === null ? null : toHalalas(added) };
  return { ...wishOf(body), version, ...expected, reason, bankReference };
}

/**
 * An edit as it would be done: items replaced in an order that is not paid. In one that is, pieces are refunded, and what is added
 * is an order of its own (docs/decisions/0195).
 */
type Prepared = { kind: 'replace'; plan: ItemsPlan } | PaidEdit;
interface PaidEdit {
  kind: 'paid';
  lines: ItemsWish['lines'];
  back: RefundSplit;
  supplement: SupplementPlan | null;
}
const NOTHING_BACK: RefundSplit = { card: 0, bank: 0, credit: 0 };

async function prepare(where: Database | Tx, order: FullOrder, wish: Wish, deps: EditDeps): Promise<Prepared> {
  const { language, at, onlineMethods } = deps;
  if (!isPaidFor(order)) {
    const context = { language, at, online: [...onlineMethods.values()] };
    return { kind: 'replace', plan: await planReplacement(where, order, wish, context) };
  }
  enforce(canEditItems(order));
  const wanted = wantedPieces(order, wish, language);
  // Its delivery and its place in the queue are those of what stays in it.
  if ([...wanted.values()].every((quantity) => quantity === 0)) refuse('orders.edit_empties');
  const change = new Map(order.items.map((item) => [item.id, (wanted.get(item.id) ?? 0) - livePieces(item)]));
  const lines = [...change].flatMap(([id, pieces]) => (pieces < 0 ? [{ id, quantity: -pieces }] : []));
  const isMore = wish.add.length > 0 || [...change.values()].some((pieces) => pieces > 0);
  const { add, way, paymentMethod } = wish;
  const context = { language, at, online: [...onlineMethods.values()] };
  return {
    kind: 'paid',
    lines,
    supplement: isMore ? await planSupplement(where, order, { more: change, add, paymentMethod }, context) : null,
    back: lines.length === 0 ? NOTHING_BACK : await previewRefund(where, order.id, { wish: { lines }, way }, language),
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
  const back = prepared.kind === 'paid' ? prepared.back : NOTHING_BACK;
  const supplement = prepared.kind === 'paid' ? prepared.supplement : null;
  return {
    lines:
      prepared.kind === 'replace'
        ? planned(order, prepared.plan, deps.language)
        : [...left(order, prepared.lines, deps.language), ...added(supplement, deps.language)],
    is_paid: prepared.kind === 'paid',
    total_before: toRiyals(order.total_halalas - order.refunded_halalas),
    total: toRiyals(total),
    due: toRiyals(prepared.kind === 'replace' ? total - order.store_credit_halalas : 0),
    back: {
      total: toRiyals(sumOf(back)),
      card: toRiyals(back.card),
      bank: toRiyals(back.bank),
      store_credit: toRiyals(back.credit),
    },
    supplement: supplement && presentSupplement(supplement, deps.language),
  };
}

function presentSupplement({ cart, payment, ways }: SupplementPlan, language: Language): ItemsPreview['supplement'] {
  return {
    total: toRiyals(cart.total),
    payment_method: payment.code,
    ways: ways.map(({ code, online }) => ({
      code,
      name: paymentName({ payment_method: code, payment_name: online?.name ?? null }, language),
    })),
    hold_hours: cart.payments.bankTransfer.holdHours,
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

function added(supplement: SupplementPlan | null, language: Language): ItemsPreview['lines'] {
  return (supplement?.cart.lines ?? []).map((line) => {
    const item = buildItem(line);
    const { quantity, later_quantity } = item;
    return {
      ...present(item, language),
      id: null,
      quantity,
      before: 0,
      total: toRiyals(item.total_halalas),
      later_quantity,
    };
  });
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
 * order was edited since `version`, and `orders.total_changed` if the edit comes to other amounts than its preview.
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
  const supplement = prepared.kind === 'paid' ? prepared.supplement : null;
  if ((supplement?.cart.total ?? null) !== edit.expectedSupplement) refuse('orders.total_changed');
  if (prepared.kind === 'replace') return replaceItems(tx, order, prepared.plan, { version, language, at });
  await lockLevels(tx, variantsOf(order, prepared));
  if (supplement) {
    const placed = await placeSupplement(tx, order, supplement, { version, staffId: actor.staffId, language, at });
    if (placed.status === 'pending_payment') await sendPaymentLink(tx, placed.id);
  }
  if (prepared.lines.length > 0) await giveBack(tx, order, { ...edit, lines: prepared.lines }, { actor, language, at });
}

/** Stock that a swap puts back and takes, to be locked in one pass: two swaps the other way round would wait for each other. */
function variantsOf({ items }: FullOrder, { lines, supplement }: PaidEdit): number[] {
  const back = items.filter(({ id }) => lines.some((line) => line.id === id));
  const moved = [...back.flatMap((item) => demandOfItem(item, 1)), ...(supplement?.cart.demand ?? [])];
  return moved.map(({ variantId }) => variantId);
}

/** Refunds the pieces that a paid order loses. A supplement of the same edit has counted once in its version. */
async function giveBack(
  tx: Tx,
  order: FullOrder,
  { lines, way, bankReference, ...edit }: Edit,
  by: { actor: StaffActor; language: Language; at: Date },
): Promise<void> {
  const reason = edit.reason ?? fulfilmentTexts.say(order.language, 'reason_items_edited');
  const refund = { wish: { lines }, way, reason, bankReference, isRestocked: true };
  await refundOrder(tx, order.id, refund, by);
  await recordRefundedItems(tx, order.id, edit.version + (edit.expectedSupplement === null ? 0 : 1));
}
