import type { DiscountSource, ShippingMethod } from '@waha/contract';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { type VersionedCache, versionedCacheOf } from '../../../../platform/versioned-cache/index.ts';
import { type Perks, readPerks } from '../../../community/points/index.ts';
import { readBundles, readSellableProducts, type StockDemand } from '../../../goods/catalog/index.ts';
import { type BuyerGroup, readGroupOf } from '../../../people/customer-groups/index.ts';
import { readShopRules } from '../../../shop/settings/index.ts';
import {
  type CheckedCoupon,
  type CouponRefusal,
  type CouponRow,
  checkCoupon,
  goodsRefusal,
  toPriceable,
} from '../../coupons/index.ts';
import { type CheckedGiftCard, checkGiftCard } from '../../gift-cards/index.ts';
import { readBalance } from '../../ledger/index.ts';
import {
  type OnlineMethod,
  type PaymentOption,
  type PaymentSettings,
  paymentOptions,
  readPaymentSettings,
} from '../../payments/index.ts';
import {
  amountsOfOrder,
  type BuyXGetY,
  type PricedLines,
  priceGoods,
  ratedTax,
  sumByTax,
  type TaxSum,
} from '../../pricing/index.ts';
import { type PromotionRow, reachesProduct, runningNow } from '../../promotions/index.ts';
import {
  type CarriedRate,
  hasCarrierPoints,
  listRateSteps,
  type RateRow,
  type RateStep,
  ratesFor,
  readCarriedRates,
  shippingCost,
  type WantedRate,
  withCarrierPrices,
} from '../../shipping/index.ts';
import {
  type AskedLine,
  demandOf,
  INFORMATIONAL_PROBLEMS,
  isDigital,
  resolveLine,
  taxOfLine,
  weightOf,
} from './cart-lines.ts';
import { type SellableLine, withAvailability, withinCaps } from './sellable-lines.ts';
import { type Standing, standingOf } from './standing-discount.ts';
import { withoutLostPictures } from './without-lost-pictures.ts';

export interface CartRequest {
  lines: readonly AskedLine[];
  couponCode: string | null;
  cityId: number | null;
  shippingMethod: ShippingMethod | null;
  paymentMethod: string | null;
  /** The payment methods of extensions that are set up. */
  online: readonly OnlineMethod[];
  /** Codes of the carriers whose points are offered. */
  pointCarriers: readonly string[];
  /** True if the order is gift-wrapped. */
  isGift: boolean;
  /** The code of a gift card to pay with. */
  giftCardCode?: string | null | undefined;
  /** Keys of the buyer: the account's id and the typed phone. Limits per customer are checked by all of them. */
  customerKeys: readonly string[];
  /** The account of the buyer: source of rank and store credit, and whether to use the credit. */
  credit: { customerId: string; isUsed: boolean } | null;
  /** The account whose group counts; null for a guest. */
  memberId: string | null;
}

export type PricedCartLine = SellableLine & { discount: number; total: number };

export interface Discount {
  source: DiscountSource;
  promotion: PromotionRow | null;
  coupon: CouponRow | null;
  rank: Perks | null;
  group: BuyerGroup | null;
  halalas: number;
}

/** A gift card of a cart, with the part of the total that it pays. */
export type AppliedGiftCard =
  | (Extract<CheckedGiftCard, { id: string }> & { used: number })
  | Extract<CheckedGiftCard, { refusal: unknown }>;

/** A cart with everything it costs this moment, in halalas. */
export interface PricedCart {
  lines: PricedCartLine[];
  /** Every running buy-x-get-y, whether or not it took anything off. */
  offers: PromotionRow[];
  demand: StockDemand[];
  subtotal: number;
  discounts: Discount[];
  discountTotal: number;
  goodsTotal: number;
  coupon: { row: CouponRow } | { refusal: CouponRefusal } | null;
  freeShipping: boolean;
  /** The discount of the buyer's rank or group. */
  standing: Standing | null;
  weightGrams: number;
  rates: RateRow[];
  /** Prices of carriers that are to be asked for; until then the rates are those of the shop's table. */
  wantedRates: WantedRate[];
  /** The city whose points carriers are asked for; null where none is to be collected at one. */
  wantedPoints: { cityId: number; isMissing: boolean } | null;
  shipping: RateRow | null;
  /** False where every line is digital. */
  needsShipping: boolean;
  shippingTotal: number;
  payments: PaymentSettings;
  paymentOptions: PaymentOption[];
  paymentFee: number;
  /** Price of gift wrap; 0 if not requested or not offered. */
  giftTotal: number;
  total: number;
  /** The gift card and the part that it pays, before store credit; or why it does not pay. */
  giftCard: AppliedGiftCard | null;
  /** The customer's store credit and the part that pays for this order; null for a guest. */
  credit: { available: number; used: number } | null;
  /** Amount left for the payment method. */
  amountDue: number;
  vatIncluded: number;
  /** The total by tax. */
  taxes: TaxSum[];
}

/**
 * Reads all current inputs of a cart and prices it. It is the only pricing: quotes show its result, orders are placed
 * on it. The client contributes ids and quantities only.
 */
export function priceCart(
  db: Database | Tx,
  request: CartRequest,
  at: Date,
  cache = versionedCacheOf(db),
): Promise<PricedCart> {
  return db.onOneConnection(async (one) => computeCart(request, await readCartInputs({ db: one, cache, at }, request)));
}

interface CartSources {
  db: Database;
  cache: VersionedCache;
  at: Date;
}

/** Reads every input of pricing in one parallel round, apart from cached values. */
async function readCartInputs(sources: CartSources, request: CartRequest) {
  const { db, cache, at } = sources;
  const { lines: asked, couponCode, cityId, credit, memberId, customerKeys, isGift, giftCardCode } = request;
  const [{ lines, offers }, checked, perks, group, delivery, payments, available, rules, card] = await Promise.all([
    readLines(sources, asked, credit?.customerId ?? null),
    couponCode ? checkCoupon(db, couponCode, at, customerKeys) : null,
    credit ? readPerks(db, credit.customerId) : null,
    memberId === null ? null : readGroupOf(db, memberId),
    cityId === null ? null : readDelivery(sources, cityId, request.pointCarriers),
    cache.read(db, 'payments', () => readPaymentSettings(db)),
    credit ? readSpendable(db, credit.customerId) : 0,
    isGift ? cache.read(db, 'rules', () => readShopRules(db)) : null,
    giftCardCode ? checkGiftCard(db, giftCardCode, at) : null,
  ]);
  return {
    at,
    lines,
    offers,
    checked,
    perks,
    group,
    delivery,
    payments,
    available,
    giftPrice: rules?.giftWrap ?? 0,
    card,
  };
}

interface Delivery {
  cityId: number;
  steps: readonly RateStep[];
  carried: readonly CarriedRate[];
  /** Whether carriers have a point there. */
  hasPoints: boolean;
}

async function readDelivery(
  { db, cache, at }: CartSources,
  cityId: number,
  carriers: readonly string[],
): Promise<Delivery> {
  const steps = await cache.read(db, `rates of ${cityId}`, () => listRateSteps(db, cityId));
  const hasPoints =
    steps.some(({ code }) => code === 'point') && (await hasCarrierPoints(db, { cityId, carriers, at }));
  return { cityId, steps, carried: await readCarriedRates(db, cityId, steps), hasPoints };
}

function deliveryRates(delivery: Delivery | null, weightGrams: number, at: Date) {
  if (!delivery) return { rates: [], wanted: [], wantedPoints: null };
  const { cityId, steps, carried, hasPoints } = delivery;
  const able = ratesFor(steps, weightGrams);
  const wantedPoints = able.some(({ code }) => code === 'point') ? { cityId, isMissing: !hasPoints } : null;
  const offered = hasPoints ? able : able.filter(({ code }) => code !== 'point');
  return { ...withCarrierPrices(offered, carried, { cityId, weightGrams, at }), wantedPoints };
}

function computeCart(request: CartRequest, read: Awaited<ReturnType<typeof readCartInputs>>): PricedCart {
  const { lines, offers, checked, perks, payments, available, card } = read;
  const standing = standingOf(perks, read.group);
  const { priced, coupon } = priceCartGoods({ lines, offers, checked, standing });
  const weightGrams = lines.reduce((sum, line) => sum + weightOf(line, line.sellable), 0);
  const hasGoods = lines.some((line) => line.sellable > 0);
  const needsShipping = !lines.some(isDigital) || lines.some((line) => line.kind !== 'gone' && !isDigital(line));
  const delivery = deliveryRates(needsShipping ? read.delivery : null, weightGrams, read.at);
  const rates = applyRankFreeShipping(perks, delivery.rates);
  const shipping = rates.find((rate) => rate.code === request.shippingMethod) ?? null;
  const shippingTotal = hasGoods && shipping && !priced.freeShipping ? shippingCost(shipping, priced.goodsTotal) : 0;
  const onCard = card && 'id' in card ? card.available : 0;
  const usable = onCard + (request.credit?.isUsed ? available : 0);
  const giftTotal = hasGoods && needsShipping ? read.giftPrice : 0;
  const beforeFee = priced.goodsTotal + shippingTotal + giftTotal;
  const options = paymentOptions(payments, {
    beforeFee,
    due: Math.max(0, beforeFee - usable),
    cityId: request.cityId,
    isSent: needsShipping,
    online: request.online,
  });
  // An amount of zero carries no payment fee.
  const isPaidFor = !hasGoods || (beforeFee > 0 && usable >= beforeFee);
  const fee = options.find((option) => option.code === request.paymentMethod)?.feeHalalas ?? 0;
  const paymentFee = isPaidFor ? 0 : fee;
  const total = beforeFee + paymentFee;
  const used = Math.min(usable, total);
  const usedOfCard = Math.min(onCard, total);
  const discounts = listDiscounts({ priced, offers, coupon, standing });
  const pricedLines = lines.map((line, index) => ({ ...line, ...(priced.lines[index] ?? { discount: 0, total: 0 }) }));
  const taxes = taxesOf(pricedLines, total - priced.goodsTotal);
  return {
    lines: pricedLines,
    offers,
    demand: lines.flatMap(demandOf),
    subtotal: priced.subtotal,
    discounts,
    discountTotal: discounts.reduce((sum, discount) => sum + discount.halalas, 0),
    goodsTotal: priced.goodsTotal,
    coupon,
    freeShipping: priced.freeShipping,
    standing,
    weightGrams,
    rates,
    wantedRates: delivery.wanted,
    wantedPoints: delivery.wantedPoints,
    shipping,
    needsShipping,
    shippingTotal,
    payments,
    paymentOptions: options,
    paymentFee,
    giftTotal,
    total,
    giftCard: card && 'id' in card ? { ...card, used: usedOfCard } : card,
    credit: request.credit && { available, used: used - usedOfCard },
    amountDue: total - used,
    vatIncluded: taxes.reduce((sum, { vat }) => sum + vat, 0),
    taxes,
  };
}

/** Lines of which nothing can be sold have no say in the tax of delivery. */
function taxesOf(lines: readonly PricedCartLine[], services: number): TaxSum[] {
  const sold = lines.filter(({ sellable }) => sellable > 0);
  const goods = sold.map((line) => ({ ...ratedTax(taxOfLine(line)), halalas: line.total }));
  return sumByTax(amountsOfOrder(goods, services));
}

async function readSpendable(db: Database | Tx, customerId: string): Promise<number> {
  const { balance, held } = await readBalance(db, customerId, 'store_credit');
  return Math.max(0, balance - held);
}

async function readLines({ db, cache, at }: CartSources, asked: readonly AskedLine[], buyerId: string | null) {
  const ids = <Key extends 'product_id' | 'bundle_id'>(key: Key) => asked.flatMap((line) => line[key] ?? []);
  const [products, bundles, running] = await Promise.all([
    readSellableProducts(db, ids('product_id')),
    readBundles(db, ids('bundle_id')),
    runningNow(db, cache, at),
  ]);
  const things = { products, bundles: new Map(bundles.map((bundle) => [bundle.id, bundle])), nowMs: at.getTime() };
  const offers = running.filter((promotion) => promotion.type === 'buy_x_get_y');
  const found = await withoutLostPictures(
    db,
    asked.map((line) => resolveLine(line, things)),
    buyerId,
  );
  const resolved = withAvailability(found);
  return { lines: withinCaps(resolved, running).map((line) => flagEndedPromotions(line, running)), offers };
}

/**
 * Flags promotions the buyer saw that have ended. One that still runs for the product is not flagged, even if a sale
 * price or another promotion is lower: a price change is reported by itself.
 */
function flagEndedPromotions(line: SellableLine, running: readonly PromotionRow[]): SellableLine {
  const seen = line.asked.promotion_id ?? null;
  if (seen === null || line.kind !== 'product' || seen === line.promotionId) return line;
  const { product } = line;
  const isRunning = running.some((one) => one.id === seen && reachesProduct(one, product));
  const isAlreadyFlagged = line.problems.some((problem) => INFORMATIONAL_PROBLEMS.has(problem.code));
  if (isRunning || isAlreadyFlagged) return line;
  return { ...line, problems: [...line.problems, { code: 'promotion_ended' }] };
}

/** Standard delivery becomes free at the rank's threshold if that is lower than the rate's. */
function applyRankFreeShipping(perks: Perks | null, rates: readonly RateRow[]): RateRow[] {
  const from = perks?.free_shipping_halalas ?? Number.POSITIVE_INFINITY;
  return rates.map((rate) =>
    rate.code === 'standard' && from < (rate.free_over_halalas ?? Number.POSITIVE_INFINITY)
      ? { ...rate, free_over_halalas: from }
      : rate,
  );
}

interface GoodsToPrice {
  lines: readonly SellableLine[];
  offers: readonly PromotionRow[];
  checked: CheckedCoupon | null;
  standing: Standing | null;
}

function priceCartGoods({ lines, offers, checked, standing }: GoodsToPrice) {
  const known = checked && 'coupon' in checked ? checked.coupon : null;
  const { priced, obstacle } = priceGoods(
    lines.map(toPriceableLine),
    offers.map(toBuyXGetY),
    known && toPriceable(known),
    standing?.percent,
  );
  if (checked === null || known === null) return { priced, coupon: checked && 'refusal' in checked ? checked : null };
  return { priced, coupon: obstacle ? { refusal: goodsRefusal(known, obstacle) } : { row: known } };
}

function toPriceableLine(line: SellableLine) {
  return {
    key: keyOf(line),
    quantity: line.sellable,
    unitPrice: line.unitPrice,
    productId: line.kind === 'product' ? line.product.id : null,
    categoryIds: line.kind === 'product' ? line.product.category_ids : [],
    isClosed: line.isClosed,
  };
}

function keyOf(line: SellableLine): string {
  if (line.kind === 'product') return `v${line.variant.id}`;
  return line.kind === 'bundle' ? `b${line.bundle.id}` : 'gone';
}

export function toBuyXGetY(row: PromotionRow): BuyXGetY {
  return {
    id: row.id,
    buy: row.buy_quantity ?? 1,
    get: row.get_quantity ?? 1,
    priority: row.priority,
    stackable: row.stackable,
    targets: { productIds: row.product_ids, categoryIds: row.category_ids },
  };
}

function listDiscounts({
  priced,
  offers,
  coupon,
  standing,
}: { priced: PricedLines } & Pick<PricedCart, 'offers' | 'coupon' | 'standing'>): Discount[] {
  const nothing = { promotion: null, coupon: null, rank: null, group: null };
  const discounts: Discount[] = priced.promotions.map(({ id, amount }) => ({
    ...nothing,
    source: 'promotion',
    promotion: offers.find((offer) => offer.id === id) ?? null,
    halalas: amount,
  }));
  if (coupon && 'row' in coupon && priced.couponDiscount !== null && priced.couponDiscount > 0) {
    discounts.push({ ...nothing, source: 'coupon', coupon: coupon.row, halalas: priced.couponDiscount });
  }
  if (standing && priced.standingDiscount > 0) {
    const source = 'rank' in standing.origin ? 'rank' : 'group';
    discounts.push({ ...nothing, ...standing.origin, source, halalas: priced.standingDiscount });
  }
  return discounts;
}
