import type { EndpointKey } from '@waha/contract';
import type { Extensions } from '../../../extensions/index.ts';
import { type CallContext, type Handlers, pageOf, withGroupCommit } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { normalisePhone } from '../../../platform/phone/index.ts';
import type { AttemptLimits } from '../../../platform/rate-limit/index.ts';
import { inLanguage } from '../../../platform/text/index.ts';
import { versionedCacheOf } from '../../../platform/versioned-cache/index.ts';
import { presentSignedIn, requireCustomer, type SendBudgets } from '../../people/identity/index.ts';
import { type OnlineMethods, readPaymentSettings } from '../payments/index.ts';
import { type CarrierRates, listMethods } from '../shipping/index.ts';
import { findOrderOf } from './find-order-of.ts';
import type { FullOrder } from './order-row.ts';
import { canCancelOrder } from './orders.policy.ts';
import { findOrderForTracking, listOrders } from './orders.store.ts';
import { openAccountOf } from './placing/open-account.ts';
import { requireCity } from './placing/order-address.ts';
import type { PlaceOrderRequest } from './placing/order-request.ts';
import { canJoin, type PreparedOrder, prepareOrder } from './placing/prepare-order.ts';
import { type PlacedOrder, writeOrders } from './placing/write-orders.ts';
import { presentOrder, presentOrderSummary, presentTracking } from './present-order.ts';
import { couponOf, creditOf, keysOf } from './quote/buyer.ts';
import { chargeCodeAttempt, chargeQuoteAttempt } from './quote/coupon-guesses.ts';
import { chargeGiftCardAttempt, chargeQuotedGiftCard } from './quote/gift-card-guesses.ts';
import { readLenderBuyer } from './quote/lender-buyer.ts';
import { hideCouponOutcome, hideGiftCardOutcome, presentQuote } from './quote/present-quote.ts';
import { priceCart } from './quote/price-cart.ts';
import type { QuoteCounter } from './quote/quote-counter.ts';
import { groupMemberOf } from './quote/standing-discount.ts';
import { withCarrierRates } from './quote/with-carrier-rates.ts';
import { withoutDeclined } from './quote/without-declined.ts';
import { canCancel, cancellationRefund, recordRefund } from './refunds/record-refund.ts';
import { askForPhoneCode, provePhone } from './reservations/prove-phone.ts';
import { reservationOwnerOf, showReservations } from './reservations/show-reservations.ts';
import { changeStatus } from './status/change-status.ts';
import type { StatusActor } from './status/order-status.ts';
import { changeAsCaller } from './status/staff-change.ts';

type OrderKey = Exclude<
  Extract<EndpointKey, `${string} /orders${string}` | 'GET /tracking'>,
  | `GET /orders/{id}/invoice${string}`
  | 'GET /orders/{id}/returnable'
  | 'GET /orders/{id}/points'
  | `${string} /orders/{id}/receipts`
  | `${string} /orders/{id}/payment${string}`
>;

const PAGE_LENGTH = 15;

export interface OrderDeps {
  db: Database;
  now: () => number;
  /** The payment methods of extensions that are set up. */
  onlineMethods: OnlineMethods;
  carrierRates: CarrierRates;
  /** True if limits per visitor apply. */
  limits: boolean;
  extensions: Extensions;
  attemptLimits: AttemptLimits;
  quotes: QuoteCounter;
  sends: SendBudgets;
}

export function orderRoutes(deps: OrderDeps): Handlers<OrderKey> {
  const { db, now, limits, extensions, onlineMethods, carrierRates, attemptLimits, quotes, sends } = deps;
  async function requireOrder(where: Database | Tx, id: string, viewToken: string | undefined, context: CallContext) {
    return (await findOrderOf(where, id, viewToken, context.actor)) ?? refuse('orders.not_found');
  }

  async function present(where: Database | Tx, order: FullOrder, { language, actor }: CallContext) {
    const payments = await readPaymentSettings(where);
    const methods = await listMethods(where);
    const method = methods.find((one) => one.code === order.shipping_method);
    const shippingName = method ? inLanguage(method, 'name', language) : order.shipping_method;
    const mayCancel = (await canCancel(where, actor, order)) === null;
    return presentOrder(order, { language, actor: statusActor(actor), mayCancel, payments, shippingName });
  }

  async function presentPlaced(tx: Tx, { placed, cart, by, viewToken }: PlacedOrder) {
    const { language, actor } = by;
    const mayCancel = (await canCancel(tx, actor, placed)) === null;
    const shippingName = cart.shipping ? inLanguage(cart.shipping, 'name', language) : placed.shipping_method;
    const reader = { language, actor: statusActor(actor), mayCancel, payments: cart.payments, shippingName };
    return { ...presentOrder(placed, reader), view_token: viewToken };
  }

  async function payForOrder({ body }: { body: PlaceOrderRequest }, context: CallContext) {
    const coupon = await chargeCodeAttempt(attemptLimits, body.coupon_code, context);
    const card = await chargeGiftCardAttempt(attemptLimits, body.gift_card_code, context);
    return async (error: unknown) => {
      await coupon(error);
      await card(error);
    };
  }

  return {
    'POST /orders/quote': async ({ body }, context) => {
      const { language, actor } = context;
      const cache = versionedCacheOf(db);
      const city = body.city_id ? await requireCity(db, body.city_id, cache) : null;
      const at = new Date(now());
      const customerKeys = keysOf(actor);
      const settle = await chargeQuoteAttempt(attemptLimits, body.coupon_code, context);
      const settleCard = await chargeQuotedGiftCard(attemptLimits, body.gift_card_code, context);
      const request = {
        lines: body.lines,
        couponCode: settle && (await couponOf(db, actor, body.coupon_code, { customerKeys, at })),
        cityId: city?.id ?? null,
        shippingMethod: body.shipping_method ?? null,
        paymentMethod: body.payment_method ?? null,
        online: [...onlineMethods.values()],
        pointCarriers: carrierRates.pointCarriers(),
        customerKeys,
        credit: creditOf(actor, body.use_store_credit),
        memberId: await groupMemberOf(db, actor, body.phone),
        isGift: body.gift_wrap === true,
        giftCardCode: settleCard && body.gift_card_code,
      };
      const priced = await withCarrierRates(
        () => priceCart(db, request, at, versionedCacheOf(db)),
        carrierRates,
        context.visitor,
      );
      const cart = await withoutDeclined(priced, onlineMethods, language, () => readLenderBuyer(db, actor));
      await settle?.(cart);
      await settleCard?.(cart);
      quotes.count(context);
      const cityName = city && inLanguage(city, 'name', language);
      const held = await showReservations(db, cart, reservationOwnerOf(actor, body.unpaid_orders));
      const shown = { language, couponCode: request.couponCode, cityName, held };
      const quoted = presentQuote(cart, shown);
      const checked = settleCard ? quoted : hideGiftCardOutcome(quoted, language);
      return settle ? checked : hideCouponOutcome(body.coupon_code ?? '', checked, language);
    },
    'POST /orders': withGroupCommit<'POST /orders', PreparedOrder>({
      before: payForOrder,
      prepare: ({ body }, context, tx) =>
        prepareOrder(tx, body, context, { now, onlineMethods, carrierRates, seal: extensions.seal }),
      canJoin,
      write: async (tx, prepared) => {
        const placed = await writeOrders(tx, prepared);
        return Promise.all(placed.map((one) => presentPlaced(tx, one)));
      },
    }),
    'GET /orders': async ({ query }, { actor, language }) => {
      const { page = 1, per_page: perPage = PAGE_LENGTH, status = null } = query;
      const { customerId } = requireCustomer(actor);
      const { rows, total } = await listOrders(db, { customerId, status }, perPage, (page - 1) * perPage);
      return {
        data: rows.map((row) => presentOrderSummary(row, language)),
        ...pageOf(page, perPage, total),
      };
    },
    'GET /orders/{id}': async ({ params, query }, context) =>
      present(db, await requireOrder(db, params.id, query.view_token, context), context),
    'POST /orders/{id}/account': async ({ params, query, body }, context) => {
      const asked = { orderId: params.id, viewToken: query.view_token, password: body.password };
      return presentSignedIn(await openAccountOf({ db, now, sends }, asked, context));
    },
    'POST /orders/{id}/phone-code': async ({ params, query }, context) => {
      const order = await requireOrder(db, params.id, query.view_token, context);
      await askForPhoneCode({ db, now, limits, extensions, sends }, order, context.visitor);
      return { done: true } as const;
    },
    'POST /orders/{id}/verify-phone': async ({ params, query, body }, context) => {
      const { language } = context;
      const order = await requireOrder(db, params.id, query.view_token, context);
      await provePhone({ db, sends }, order, body.code.trim(), { at: new Date(now()), language });
      return present(db, await requireOrder(db, order.id, query.view_token, context), context);
    },
    'PATCH /orders/{id}/status': async ({ params, query, body }, context, tx) => {
      const order = await requireOrder(tx, params.id, query.view_token, context);
      const change = {
        orderId: order.id,
        from: order.status,
        to: body.status,
        actor: statusActor(context.actor),
        actorId: actorId(context.actor),
        note: body.note ?? null,
      };
      if (body.status === 'cancelled') {
        enforce(canCancelOrder(order));
        await recordRefund(tx, context.actor, order, { kind: 'order_cancel', halalas: cancellationRefund(order) });
      }
      await changeAsCaller(tx, order, body, context, (carrier) =>
        changeStatus(tx, { ...change, carrier }, context.language),
      );
      return present(tx, await requireOrder(tx, order.id, query.view_token, context), context);
    },
    'GET /tracking': async ({ query }, { language, visitor }) => {
      // Order numbers are sequential and phones widely known: requests for unknown orders count as guesses.
      const spent = await attemptLimits.spend([
        { kind: 'tracking', of: [visitor], rules: [{ most: 20, minutes: 60 }] },
      ]);
      const phone = normalisePhone(query.phone);
      const order = phone ? await findOrderForTracking(db, query.number.trim(), phone) : undefined;
      if (!order) refuse('orders.not_found');
      await spent.giveBack();
      return presentTracking(order, language);
    },
  };
}

function statusActor(actor: CallContext['actor']): StatusActor {
  return actor.kind === 'staff' ? 'staff' : 'customer';
}

function actorId(actor: CallContext['actor']): string | null {
  if (actor.kind === 'staff') return actor.staffId;
  return actor.kind === 'customer' ? actor.customerId : null;
}
