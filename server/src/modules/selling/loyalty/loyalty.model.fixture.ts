/** Days since 1970 in Riyadh. */
export const dayOf = (at: Date) => Math.floor((at.getTime() + 3 * 3_600_000) / 86_400_000);
const monthOf = (day: number) => {
  const date = new Date(day * 86_400_000);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

export interface ModelOrder {
  id: string;
  pieces: number;
  kept: number;
  /** Halalas. */
  goods: number;
  hasCoupon: boolean;
  /** Refunded goods, and refunded delivery with fee. */
  back: number;
  servicesBack: number;
  /** Points of the order; once lowered they stay lower. */
  points: number;
  deliveredOn: number;
  posted: number | null;
}

export const PRICE = 6_099;
export const COUPON_PERCENT = 13;
const DELIVERY = 2_500;
const FREE_FROM = 20_000;
const FEE = 1_500;
const MONTHS = 1;
export const WARNING_DAYS = 7;

/** Reference model of an account by the rules in words: no ledger, no locks, a day as its only clock. */
export class LoyaltyModel {
  orders: ModelOrder[] = [];
  lifetime = 0;
  /** Remaining points by the month of their credit; oldest first. */
  #lots: { month: number; left: number }[] = [];
  #told: { before: number; dueOn: number; isDone: boolean }[] = [];

  get balance(): number {
    return this.#lots.reduce((sum, lot) => sum + lot.left, 0);
  }

  get pending(): number {
    return this.orders.filter((order) => order.posted === null).reduce((sum, order) => sum + order.points, 0);
  }

  /** False if the balance is too low. */
  spend(points: number): boolean {
    if (points > this.balance) return false;
    this.#take(points);
    return true;
  }

  #take(points: number): void {
    let wanted = points;
    for (const lot of this.#lots) {
      const taken = Math.min(lot.left, wanted);
      lot.left -= taken;
      wanted -= taken;
    }
  }

  /** Returned pieces and their refund in halalas. */
  sendBack(order: ModelOrder, pieces: number, halalas: number): void {
    order.kept -= pieces;
    this.#lower(order, { goods: halalas, services: 0 });
  }

  /** Refund by staff without a return; returns the refunded amount. */
  payBack(order: ModelOrder, wish: { pieces: number } | { amount: number } | 'everything'): number {
    const left = leftOf(order);
    if (wish === 'everything') order.kept = 0;
    if (wish !== 'everything' && 'amount' in wish) {
      const goods = Math.min(wish.amount, left.goods);
      this.#lower(order, { goods, services: wish.amount - goods });
      return wish.amount;
    }
    const pieces = wish === 'everything' ? 0 : wish.pieces;
    const back = order.pieces - order.kept;
    const worth = shareOf(order, back + pieces) - shareOf(order, back);
    order.kept -= pieces;
    const goods = order.kept === 0 ? left.goods : Math.min(worth, left.goods);
    const services = wish === 'everything' ? left.services : 0;
    this.#lower(order, { goods, services });
    return goods + services;
  }

  #lower(order: ModelOrder, back: { goods: number; services: number }): void {
    order.back += back.goods;
    order.servicesBack += back.services;
    const gone = Math.max(0, order.points - pointsOf(order));
    order.points -= gone;
    if (order.posted === null) return;
    order.posted -= gone;
    this.lifetime -= gone;
    this.#take(Math.min(gone, this.balance));
  }

  /** Runs the jobs of a day, in their sequence. */
  runJobs(day: number): void {
    for (const order of this.orders) {
      if (order.posted !== null || order.deliveredOn + 7 > day) continue;
      order.posted = order.points;
      this.lifetime += order.posted;
      this.#lots.push({ month: monthOf(day), left: order.posted });
    }
    for (const told of this.#told) {
      if (told.isDone || told.dueOn > day) continue;
      told.isDone = true;
      for (const lot of this.#lots) if (lot.month < told.before) lot.left = 0;
    }
    const before = monthOf(day + 1 + WARNING_DAYS) - MONTHS;
    const isLeft = this.#lots.some((lot) => lot.month < before && lot.left > 0);
    if (isLeft && !this.#told.some((told) => told.before >= before)) {
      this.#told.push({ before, dueOn: day + 1 + WARNING_DAYS, isDone: false });
    }
  }
}

/** Price of a number of pieces, and their share in halalas of the amount paid. */
export const priceOf = (pieces: number, hasCoupon: boolean) =>
  pieces * PRICE - (hasCoupon ? Math.round((pieces * PRICE * COUPON_PERCENT) / 100) : 0);
const shareOf = ({ goods, pieces }: ModelOrder, count: number) => Math.round((goods * count) / pieces);

/** Refundable amounts: goods, and delivery with fee. */
export function leftOf({ goods, back, servicesBack }: ModelOrder) {
  const services = FEE + (goods >= FREE_FROM ? 0 : DELIVERY);
  return { goods: goods - back, services: services - servicesBack };
}

/** One point per riyal of retained goods; withheld delivery earns none. */
function pointsOf(order: ModelOrder): number {
  const { goods, kept, pieces, hasCoupon } = order;
  const alone = priceOf(kept, hasCoupon);
  const due = kept === pieces ? goods : Math.min(goods, Math.max(goods - shareOf(order, pieces - kept), alone));
  const isCharged = kept > 0 && goods >= FREE_FROM && alone < FREE_FROM;
  const left = goods - order.back;
  const delivery = Math.min(isCharged ? DELIVERY : 0, Math.max(0, left - due));
  return Math.floor((left - delivery) / 100);
}
