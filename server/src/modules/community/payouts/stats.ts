import { type AffiliateStats, type PointsValue, toRiyals } from '@waha/contract';
import type { Database } from '../../../platform/database/index.ts';
import { inLanguage, type Language } from '../../../platform/text/index.ts';
import { presentProductImage, readProducts } from '../../goods/catalog/index.ts';
import { readBalance } from '../../selling/ledger/index.ts';
import { listDays, type PresentAffiliate, readProgramme } from '../affiliates/index.ts';
import { listBestProducts, listEarningDays, readPending } from '../commissions/index.ts';
import { sumPaid } from './payouts.store.ts';
import { maskDestination } from './present-payouts.ts';
import { type DayWindow, daysOf } from './window.ts';

const MOST_PRODUCTS = 10;

/** A customer's points and halalas, and the present value of the points. */
export async function readPointsValue(
  db: Database,
  { customer_id: customerId, iban }: Pick<PresentAffiliate, 'customer_id' | 'iban'>,
): Promise<PointsValue> {
  const [programme, points, pending, earnings] = await Promise.all([
    readProgramme(db),
    readBalance(db, customerId, 'affiliate_points'),
    readPending(db, customerId),
    readBalance(db, customerId, 'affiliate_earnings'),
  ]);
  const { halalasPerPoint, leastPoints, leastWithdrawalHalalas } = programme;
  const spendable = Math.max(0, points.balance - points.held);
  return {
    points: spendable,
    owed: Math.max(0, -points.balance),
    pending,
    point_value: toRiyals(halalasPerPoint),
    worth: toRiyals(spendable * halalasPerPoint),
    pending_worth: toRiyals(pending * halalasPerPoint),
    earnings: toRiyals(earnings.balance - earnings.held),
    earnings_held: toRiyals(earnings.held),
    least_points: leastPoints,
    least_withdrawal: toRiyals(leastWithdrawalHalalas),
    iban: maskDestination(iban),
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** The results of an affiliate's links in a window of days. */
export async function readStats(
  db: Database,
  affiliate: PresentAffiliate,
  window: DayWindow,
  language: Language,
): Promise<AffiliateStats> {
  const { id, customer_id: customerId } = affiliate;
  const [clicks, earned, best, value, paid] = await Promise.all([
    listDays(db, id, window),
    listEarningDays(db, id, window),
    listBestProducts(db, id, { ...window, limit: MOST_PRODUCTS }),
    readPointsValue(db, affiliate),
    sumPaid(db, customerId),
  ]);
  const clicksOf = new Map(clicks.map((day) => [day.day, day.clicks]));
  const earnedOf = new Map(earned.map((day) => [day.day, day]));
  const [allClicks, orders] = [sumOf(clicks.map((day) => day.clicks)), sumOf(earned.map((day) => day.orders))];
  const products = await readProducts(
    db,
    best.map((one) => one.product_id),
  );
  return {
    ...window,
    clicks: allClicks,
    uncounted_clicks: sumOf(clicks.map((day) => day.uncounted)),
    orders,
    conversion: allClicks === 0 ? 0 : Math.round((orders * 10_000) / allClicks) / 100,
    points: sumOf(earned.map((day) => day.points)),
    pending_points: value.pending,
    available_points: value.points,
    earnings: value.earnings,
    paid: toRiyals(paid),
    days: daysOf(window).map((day) => ({
      day,
      clicks: clicksOf.get(day) ?? 0,
      orders: earnedOf.get(day)?.orders ?? 0,
      points: earnedOf.get(day)?.points ?? 0,
    })),
    products: best.flatMap(({ product_id, orders: ofOrders, pieces }) => {
      const product = products.find((one) => one.id === product_id);
      const [image] = product?.images ?? [];
      if (!product) return [];
      const shown = image ? presentProductImage(image, language) : null;
      const { id: productId, slug } = product;
      return [
        { id: productId, name: inLanguage(product, 'name', language), slug, image: shown, orders: ofOrders, pieces },
      ];
    }),
  };
}
