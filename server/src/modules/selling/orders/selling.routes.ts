import { type EndpointInput, type EndpointKey, type Endpoints, MOST_POINTS, toHalalas, toRiyals } from '@waha/contract';
import { type CallContext, type Handlers, withBeforeHook } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { AttemptLimits } from '../../../platform/rate-limit/index.ts';
import { inLanguage, type Language } from '../../../platform/text/index.ts';
import { requireCustomer } from '../../people/identity/index.ts';
import {
  type CouponRow,
  couponTexts,
  forgetAppliedCoupon,
  listPublicCoupons,
  presentCoupon,
  rememberCoupon,
} from '../coupons/index.ts';
import {
  type CarrierRates,
  listMethods,
  listPickupPoints,
  listRateSteps,
  listRates,
  listZones,
  presentPickupPoint,
  presentShippingOption,
  slowestRate,
  type ZoneRow,
} from '../shipping/index.ts';
import { requireCity } from './placing/order-address.ts';
import { keysOf } from './quote/buyer.ts';
import { chargeCodeAttempt } from './quote/coupon-guesses.ts';
import { type PricedCart, priceCart } from './quote/price-cart.ts';

type SellingKey = Extract<EndpointKey, `${string} /coupons${string}` | `${string} /shipping${string}`>;

const couponTypeOrder = ['percentage', 'fixed', 'free_shipping', 'buy_x_get_y'] as const;
const NOTHING_CHOSEN = {
  cityId: null,
  shippingMethod: null,
  paymentMethod: null,
  online: [],
  pointCarriers: [],
  customerKeys: [],
  isGift: false,
  credit: null,
  memberId: null,
  couponCode: null,
};

interface SellingDeps {
  db: Database;
  now: () => number;
  attemptLimits: AttemptLimits;
  carrierRates: CarrierRates;
}

/** Endpoints of coupons and shipping: their answers require a priced cart, so they live with orders. */
export function sellingRoutes({ db, now, attemptLimits, carrierRates }: SellingDeps): Handlers<SellingKey> {
  const payFor = ({ body }: { body: CouponRequest }, context: CallContext) =>
    chargeCodeAttempt(attemptLimits, body.code, context);

  /** Prices lines with a coupon code; refuses with the reason if the coupon does not apply. */
  async function applyCoupon({ code, lines }: CouponRequest, customerKeys: readonly string[]): Promise<AppliedCoupon> {
    const cart = await priceCart(db, { ...NOTHING_CHOSEN, lines, couponCode: code, customerKeys }, new Date(now()));
    if (!cart.coupon) throw new Error('a code was given, so there is an outcome');
    if ('refusal' in cart.coupon) refuse(cart.coupon.refusal.code, cart.coupon.refusal.params);
    return { cart, coupon: cart.coupon.row };
  }

  return {
    'GET /coupons': async (_, context) => {
      const rows = await listPublicCoupons(db, new Date(now()));
      for (const row of rows) if (row.ends_at) context.cacheUntil(row.ends_at);
      return rows.map((row) => presentCoupon(row, context.language));
    },
    'GET /coupons/types': async (_, { language }) =>
      couponTypeOrder.map((type) => ({
        type,
        name: couponTexts.say(language, `type_${type}`),
        description: couponTexts.say(language, `type_${type}_description`),
      })),
    'POST /coupons/validate': withBeforeHook<'POST /coupons/validate'>(payFor, async ({ body }, { language, actor }) =>
      presentApplied(await applyCoupon(body, keysOf(actor)), language),
    ),
    'POST /coupons/apply': withBeforeHook<'POST /coupons/apply'>(payFor, async ({ body }, { language, actor }) => {
      const applied = await applyCoupon(body, keysOf(actor));
      await rememberCoupon(db, requireCustomer(actor).customerId, applied.coupon.id);
      return presentApplied(applied, language);
    }),
    'DELETE /coupons/apply': async (_, { actor }) => {
      await forgetAppliedCoupon(db, requireCustomer(actor).customerId);
      return { done: true };
    },
    'GET /shipping': async (_, { language }) =>
      // Points are told of once a zone has a price for them.
      (await listMethods(db))
        .filter(({ code, max_days }) => code !== 'point' || max_days > 0)
        .map((row) => ({
          code: row.code,
          name: inLanguage(row, 'name', language),
          description: inLanguage(row, 'description', language),
          min_days: row.min_days,
          max_days: row.max_days,
        })),
    'GET /shipping/costs': async (_, { language }) => (await listZones(db)).map((zone) => presentZone(zone, language)),
    'GET /shipping/arrival': async ({ query }, { language }) => {
      const city = await requireCity(db, query.city_id);
      const slowest = slowestRate(await listRateSteps(db, city.id));
      return slowest ?? refuse('shipping.city_not_served', { city: inLanguage(city, 'name', language) });
    },
    'GET /shipping/points': async ({ query: { city_id: asked, method } }, { language, visitor }) => {
      const { id: cityId } = await requireCity(db, asked);
      const of = { cityId, method, carriers: carrierRates.pointCarriers() };
      const read = () => listPickupPoints(db, { ...of, at: new Date(now()) });
      const known = await read();
      const isNew = method === 'point' && (await carrierRates.wantPoints(cityId, known.length === 0, visitor));
      const points = isNew ? await read() : known;
      return {
        points: points.slice(0, MOST_POINTS).map((point) => presentPickupPoint(point, cityId, language)),
      };
    },
    'POST /shipping/calculate': async ({ body }, { language }) => {
      const city = await requireCity(db, body.city_id);
      const cart = await priceCart(db, { ...NOTHING_CHOSEN, lines: body.lines ?? [] }, new Date(now()));
      const goods = body.lines ? cart.goodsTotal : toHalalas(body.subtotal ?? 0);
      const rates = await listRates(
        db,
        city.id,
        body.lines ? cart.weightGrams : (body.weight_grams ?? body.weight ?? 0),
        new Date(now()),
      );
      const name = inLanguage(city, 'name', language);
      if (rates.length === 0) refuse('shipping.city_not_served', { city: name });
      return { city: name, options: rates.map((rate) => presentShippingOption(rate, goods, language)) };
    },
  };
}

type CouponRequest = EndpointInput<Endpoints['POST /coupons/validate']>['body'];
interface AppliedCoupon {
  cart: PricedCart;
  coupon: CouponRow;
}

function presentApplied({ cart, coupon }: AppliedCoupon, language: Language) {
  const discount = cart.discounts.find((one) => one.source === 'coupon')?.halalas ?? 0;
  return {
    coupon: presentCoupon(coupon, language),
    discount: toRiyals(discount),
    free_shipping: cart.freeShipping,
    message: couponTexts.say(language, 'applied', { code: coupon.code }),
  };
}

function presentZone(zone: ZoneRow, language: 'ar' | 'en') {
  return {
    id: zone.id,
    name: inLanguage(zone, 'name', language),
    regions: language === 'ar' ? zone.regions_ar : zone.regions_en,
    cities: language === 'ar' ? zone.cities_ar : zone.cities_en,
    costs: zone.rates.map((rate) => ({
      method: rate.method,
      up_to_grams: rate.up_to_grams,
      cost: toRiyals(rate.cost_halalas),
      free_over: rate.free_over_halalas === null ? null : toRiyals(rate.free_over_halalas),
      min_days: rate.min_days,
      max_days: rate.max_days,
    })),
  };
}
