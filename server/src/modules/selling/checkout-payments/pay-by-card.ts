import { randomUUID } from 'node:crypto';
import { MOST_CARDS } from '@waha/contract';
import { ExtensionError } from '../../../extensions/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { type Language, pageUrl } from '../../../platform/text/index.ts';
import { type FullOrder, lockOrder } from '../orders/index.ts';
import {
  claimPayment,
  closePayment,
  leadOn,
  type OnlineMethod,
  openPayment,
  type PaymentRow,
  readLatestPayment,
} from '../payments/index.ts';
import { countCards, forgetCard, markUsed, type OwnCard, openToken, readOwnCard } from '../saved-cards/index.ts';
import { cardPagePath } from './card-page/card-page-path.ts';
import { intentOf } from './payment-intent.ts';
import { refreshPayment } from './refresh-payment.ts';
import { requirePayable } from './require-payable.ts';
import type { StartDeps } from './start-payment.ts';
import { leaveCard } from './unanswered-charge.ts';

export interface ChosenCard {
  customerId: string;
  /** Null: a new card, which is typed on the shop's page of it and remembered. */
  cardId: string | null;
  language: Language;
}
type Cards = NonNullable<OnlineMethod['cards']>;
interface Claimed {
  order: FullOrder;
  cards: Cards;
  payment: PaymentRow;
}

/**
 * Pays a waiting order by a card of its buyer: one that is remembered is charged, a new one is typed. The payment is stored with its
 * reference before the provider is called, so that an answer which is lost is read later. Of two calls the second finds the
 * payment of the first.
 */
export async function payByCard(deps: StartDeps, orderId: string, chosen: ChosenCard): Promise<void> {
  const { db, now } = deps;
  const { customerId, cardId } = chosen;
  const card = cardId === null ? null : await readOwnCard(db, customerId, cardId, new Date(now()));
  if (card === undefined || card?.is_expired) refuse('cards.not_found');
  if (card === null && (await countCards(db, customerId)) >= MOST_CARDS) refuse('cards.too_many');
  const latest = await readLatestPayment(db, orderId);
  if (latest?.status === 'open' && latest.card_use !== null) await leaveCard(deps, latest).catch(ignoreExtension);
  const claimed = await claimCharge(deps, orderId, chosen.language, card);
  if (claimed && card !== null) await charge(deps, claimed, chosen.language, card);
}

/** The order's only charge; undefined where another is under way, or has paid. A typed card is open at the page of its payment. */
function claimCharge(
  { db, onlineMethods, now, publicUrl }: StartDeps,
  orderId: string,
  language: Language,
  card: OwnCard | null,
): Promise<Claimed | undefined> {
  return inTransaction(db, async (tx) => {
    const order = (await lockOrder(tx, orderId)) ?? refuse('orders.not_found');
    // Read under the lock of the order: the call before this one may have paid it meanwhile.
    if ((await readLatestPayment(tx, orderId))?.status === 'paid') return undefined;
    const at = new Date(now());
    const { code: provider, cards } = requirePayable(order, onlineMethods, at);
    if (!cards) return refuse('payments.method_not_available');
    // A token is of the provider that gave it.
    if (card !== null && card.provider !== provider) refuse('cards.not_found');
    const id = randomUUID();
    const amount = order.total_halalas - order.store_credit_halalas;
    const expires_at = order.hold_expires_at ?? at;
    const card_use = card === null ? 'new' : 'saved';
    const row = { id, order_id: order.id, provider, amount_halalas: amount, card_use, expires_at } as const;
    const payment = await claimPayment(tx, row, at);
    if (!payment) return undefined;
    const reference = cards.referenceOf(id);
    const url = card === null ? pageUrl(publicUrl, language, cardPagePath(id)) : null;
    await openPayment(tx, id, { reference, url });
    return { order, cards, payment: { ...payment, status: 'open', provider_id: reference, url } };
  });
}

/** Charges a remembered card. A charge without an answer is unknown, not refused: its state is read, here and by the reconciliation. */
async function charge(deps: StartDeps, { order, cards, payment }: Claimed, language: Language, card: OwnCard) {
  const { db, now, seal } = deps;
  const token = await openToken(seal, card);
  const made = await cards.charge(intentOf(deps, order, payment, language, null), token).catch(ignoreExtension);
  const at = new Date(now());
  if (made?.isRefused === false) {
    await inTransaction(db, async (tx) => {
      if (made.url !== null) await leadOn(tx, payment.id, made.url);
      await markUsed(tx, card.id, at);
    });
    if (made.url !== null) return;
  }
  const state = await refreshPayment(deps, payment).catch(ignoreExtension);
  if (!made?.isRefused) return;
  await inTransaction(db, async (tx) => {
    // Refused before there was a payment that could be read as failed.
    if (state?.status === 'open') await closePayment(tx, payment.id, 'failed', at);
    if (made.isGone) await forgetCard(tx, card.id, null, at);
  });
}

function ignoreExtension(error: unknown): undefined {
  if (!(error instanceof ExtensionError)) throw error;
  return undefined;
}
