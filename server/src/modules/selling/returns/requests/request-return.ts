import { randomUUID } from 'node:crypto';
import { type EndpointInput, type Endpoints, normaliseIban } from '@waha/contract';
import type { Actor, CallContext } from '../../../../platform/bind/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { inLanguage, type Language } from '../../../../platform/text/index.ts';
import { refuseField } from '../../../../text/index.ts';
import { claimUploads } from '../../../content/uploads/index.ts';
import { hasWornSizes, readProducts } from '../../../goods/catalog/index.ts';
import { type FullOrder, findOrderOf, lockOrder } from '../../orders/index.ts';
import { chooseExchanges, readExchanges, refuseExchanges } from '../exchanges/exchanges.ts';
import type { RequestedLine } from '../refunds/refund-amount.ts';
import { needsIban, refundMethodsOf } from '../refunds/refund-methods.ts';
import {
  type Exchange,
  insertPhotos,
  insertReturn,
  insertReturnEvent,
  listReturnsOfOrder,
  nextReturnNumber,
  type ReturnRow,
} from '../returns.store.ts';
import { followReturns } from './follow-order.ts';
import type { ReturnActor } from './return-status.ts';
import { MOST_RETURNS, returnableLines, returnableUntil } from './returnable.ts';

export type ReturnRequest = EndpointInput<Endpoints['POST /returns']>['body'];

/** Statuses in which the buyer has pieces. */
const AT_HOME: readonly FullOrder['status'][] = ['delivered', 'return_requested', 'returned'];

/**
 * Requests the return of pieces. The order is locked first, so that concurrent requests see each other and never
 * exceed the bought quantity. Returns the new id.
 */
export async function requestReturn(
  tx: Tx,
  request: ReturnRequest,
  viewToken: string | undefined,
  { actor, language }: Pick<CallContext, 'actor' | 'language'>,
  at: Date,
): Promise<string> {
  if (!(await findOrderOf(tx, request.order_id, viewToken, actor))) refuse('orders.not_found');
  const order = (await lockOrder(tx, request.order_id)) ?? refuse('orders.not_found');
  const before = await listReturnsOfOrder(tx, order.id);
  if (before.length >= MOST_RETURNS) refuse('returns.too_many_returns', { most: MOST_RETURNS });
  refuseWish(order, before, request.lines, { language, at });
  const exchanges = await exchangesOf(tx, { order, before, request }, { language, at });
  const worn = await wornLines(tx, order, request.lines);
  const id = randomUUID();
  await insertReturn(tx, {
    id,
    number: await nextReturnNumber(tx, at.getUTCFullYear()),
    orderId: order.id,
    note: request.note ?? null,
    refundTo: request.refund_to,
    iban: requireIban(order, request, language),
    at,
    lines: request.lines.map(({ id: itemId, quantity, reason, fit }) => ({
      itemId,
      quantity,
      reason,
      fit: worn.has(itemId) ? fit : null,
      exchange: exchanges.get(itemId),
    })),
  });
  const owner = actor.kind === 'customer' ? actor.customerId : null;
  const photos = await claimUploads(tx, request.photos ?? [], { kind: 'return', id, owner });
  await insertPhotos(
    tx,
    id,
    photos.map((photo) => photo.id),
  );
  await insertReturnEvent(tx, { returnId: id, status: 'requested', note: null, ...returnActorOf(actor) });
  await followReturns(tx, order, language);
  await publish(tx, 'return.requested', { returnId: id });
  return id;
}

/** The actor of a return: staff for a buyer who called, otherwise the buyer, with or without an account. */
export function returnActorOf(actor: Actor): { actor: ReturnActor; actorId: string | null } {
  if (actor.kind === 'staff') return { actor: 'staff', actorId: actor.staffId };
  return { actor: 'customer', actorId: actor.kind === 'customer' ? actor.customerId : null };
}

/** Refuses pieces that cannot be sent back: too late, not of this order, not returnable, more than are left. */
export function refuseWish(
  order: FullOrder,
  before: readonly ReturnRow[],
  wish: readonly RequestedLine[],
  { language, at }: { language: Language; at: Date },
): void {
  refuseTime(order, at);
  refuseLines(order, before, wish, language);
}

function refuseTime(order: FullOrder, at: Date): void {
  const until = returnableUntil(order);
  if (until === null || !AT_HOME.includes(order.status)) refuse('returns.not_delivered');
  if (at > until) refuse('returns.too_late', { days: order.return_days });
}

function refuseLines(
  order: FullOrder,
  before: readonly ReturnRow[],
  wish: readonly RequestedLine[],
  language: Language,
): void {
  const lines = returnableLines(order, before);
  if (new Set(wish.map((line) => line.id)).size < wish.length) {
    refuseField(language, 'lines', 'validation.line_twice');
  }
  for (const wanted of wish) {
    const line = lines.find(({ item }) => item.id === wanted.id) ?? refuse('returns.line_unknown');
    const name = inLanguage(line.item, 'name', language);
    if (!line.item.is_returnable) refuse('returns.not_returnable', { name });
    if (wanted.quantity > line.left) refuse('returns.too_many', { name, left: line.left });
  }
}

/** Lines that say how a size fits, of products with sizes to wear; of other products it would say nothing. */
async function wornLines(tx: Tx, order: FullOrder, lines: ReturnRequest['lines']): Promise<ReadonlySet<number>> {
  const saying = new Set(lines.flatMap(({ id, fit }) => (fit ? [id] : [])));
  const items = order.items.filter((item) => saying.has(item.id));
  const products = await readProducts(tx, [...new Set(items.flatMap((item) => item.product_id ?? []))]);
  const worn = new Set(products.filter(hasWornSizes).map((product) => product.id));
  return new Set(items.flatMap((item) => (item.product_id !== null && worn.has(item.product_id) ? [item.id] : [])));
}

/** The requested replacement of each line; nothing is reserved before the approval. */
async function exchangesOf(
  tx: Tx,
  { order, before, request }: { order: FullOrder; before: readonly ReturnRow[]; request: ReturnRequest },
  { language, at }: { language: Language; at: Date },
): Promise<ReadonlyMap<number, Exchange>> {
  if (request.refund_to !== 'exchange') {
    refuseExchanges(request.lines, language);
    return new Map();
  }
  return chooseExchanges(request.lines, await readExchanges(tx, order, before, at), language);
}

function requireIban(order: FullOrder, { refund_to, iban }: ReturnRequest, language: Language): string | null {
  if (refund_to === 'exchange') return null;
  if (!refundMethodsOf(order).includes(refund_to)) refuseField(language, 'refund_to', 'validation.account_needed');
  if (!needsIban(order, refund_to)) return null;
  if (!iban) return refuseField(language, 'iban', 'validation.iban_missing');
  return normaliseIban(iban) ?? refuseField(language, 'iban', 'validation.iban');
}
