/** A model of affiliates' earnings without ledger or database. Halalas and points; time is in whole days. */

export const PRICE = 1_000;
const LESS = 100;
/** The minimum value of goods for the coupon. */
export const COUPON_FROM = 2_500;
export const POST_AFTER = 1;
export const RETURN_DAYS = 7;
export const CLICK_DAYS = 30;
const RATE_PERCENT = 5;
const HALALAS_PER_POINT = 10;
export const LEAST_POINTS = 10;
export const LEAST_WITHDRAWAL = 100;

export interface ModelReturn {
  id: string;
  pieces: number;
  isOpen: boolean;
}

export interface ModelOrder {
  id: string;
  token: string;
  /** The affiliate of the order, or null. */
  affiliate: number | null;
  pieces: number;
  /** Refunded pieces. */
  back: number;
  /** Refunded halalas of the goods, and of delivery and fee. */
  goodsBack: number;
  servicesBack: number;
  hasCoupon: boolean;
  status: 'placed' | 'cancelled' | 'delivered';
  /** Days since the delivery. */
  since: number;
  points: number;
  state: 'waiting' | 'pending' | 'posted' | 'void';
  returns: ModelReturn[];
}

export interface ModelWithdrawal {
  id: string;
  affiliate: number;
  amount: number;
  version: number;
  status: 'pending' | 'approved' | 'paid' | 'rejected' | 'cancelled';
}

const goodsOf = (pieces: number, hasCoupon: boolean) =>
  pieces * PRICE - (hasCoupon && pieces * PRICE >= COUPON_FROM ? LESS : 0);

const DELIVERY = 2_500;
const FREE_FROM = 20_000;
const FEE = 1_500;

type Paid = Pick<ModelOrder, 'pieces' | 'back' | 'goodsBack' | 'hasCoupon'>;

/** The price of the remaining pieces: goods, and delivery that is no longer free. */
function dueOf({ pieces, back, hasCoupon }: Paid): { goods: number; delivery: number } {
  const paid = goodsOf(pieces, hasCoupon);
  if (back === 0) return { goods: paid, delivery: 0 };
  const alone = goodsOf(pieces - back, hasCoupon);
  const isCharged = back < pieces && paid >= FREE_FROM && alone < FREE_FROM;
  const goods = Math.min(paid, Math.max(paid - Math.round((paid * back) / pieces), alone));
  return { goods, delivery: isCharged ? DELIVERY : 0 };
}

/** The refundable rest of goods, and of delivery and fee. */
export function leftOf({ pieces, hasCoupon, goodsBack, servicesBack }: ModelOrder) {
  const paid = goodsOf(pieces, hasCoupon);
  return { goods: paid - goodsBack, services: FEE + (paid >= FREE_FROM ? 0 : DELIVERY) - servicesBack };
}

export class EarningsModel {
  readonly orders: ModelOrder[] = [];
  readonly withdrawals: ModelWithdrawal[] = [];
  readonly points: number[];
  readonly earnings: number[];
  readonly credit: number[];
  readonly paid: number[];

  constructor(affiliates: number) {
    const none = () => Array.from({ length: affiliates }, () => 0);
    this.points = none();
    this.earnings = none();
    this.credit = none();
    this.paid = none();
  }

  place(order: Pick<ModelOrder, 'id' | 'token' | 'affiliate' | 'pieces' | 'hasCoupon'>): void {
    const points = this.worth({ ...order, back: 0, goodsBack: 0 });
    const state = order.affiliate === null || points === 0 ? 'void' : 'waiting';
    const rest = { back: 0, goodsBack: 0, servicesBack: 0, status: 'placed', since: 0, returns: [] } as const;
    this.orders.push({ ...order, ...rest, returns: [], points: state === 'void' ? 0 : points, state });
  }

  /** Points for the remaining goods: paid and not refunded, without delivery costs charged because of a return. */
  worth(order: Paid): number {
    const left = goodsOf(order.pieces, order.hasCoupon) - order.goodsBack;
    const due = dueOf(order);
    const kept = left - Math.min(due.delivery, Math.max(0, left - due.goods));
    const net = kept - Math.round((kept * 15) / 115);
    return Math.floor((net * RATE_PERCENT) / 100 / HALALAS_PER_POINT);
  }

  cancel(order: ModelOrder): void {
    Object.assign(order, { status: 'cancelled', state: 'void', points: 0 });
  }

  deliver(order: ModelOrder): void {
    order.status = 'delivered';
    if (order.state === 'waiting') order.state = 'pending';
  }

  pass(days: number): void {
    for (const order of this.orders) if (order.status === 'delivered') order.since += days;
    for (const order of this.orders) {
      const isSettled = order.returns.every((one) => !one.isOpen);
      if (order.state !== 'pending' || order.since < POST_AFTER || !isSettled) continue;
      order.state = 'posted';
      this.points[order.affiliate ?? 0] = (this.points[order.affiliate ?? 0] ?? 0) + order.points;
    }
  }

  mayReturn(order: ModelOrder, pieces: number): boolean {
    const asked = order.returns.filter((one) => one.isOpen).reduce((sum, one) => sum + one.pieces, 0);
    return order.status === 'delivered' && order.since < RETURN_DAYS && pieces <= order.pieces - order.back - asked;
  }

  /** Refunds a return that arrived, as far as the remaining goods stay paid for. */
  refund(order: ModelOrder, one: ModelReturn): void {
    one.isOpen = false;
    order.back += one.pieces;
    const paid = goodsOf(order.pieces, order.hasCoupon);
    const shares = Math.round((paid * order.back) / order.pieces);
    const due = order.back === order.pieces ? 0 : goodsOf(order.pieces - order.back, order.hasCoupon);
    const most = paid - due - dueOf(order).delivery;
    order.goodsBack += Math.max(0, Math.min(shares, most) - order.goodsBack);
    this.follow(order);
  }

  /** Staff refund an order without a return of goods. */
  payBack(order: ModelOrder, wish: { pieces: number } | { amount: number } | 'everything'): void {
    const left = leftOf(order);
    const paid = goodsOf(order.pieces, order.hasCoupon);
    if (wish !== 'everything' && 'amount' in wish) {
      const goods = Math.min(wish.amount, left.goods);
      order.goodsBack += goods;
      order.servicesBack += wish.amount - goods;
    } else {
      const pieces = wish === 'everything' ? order.pieces - order.back : wish.pieces;
      const share = (count: number) => Math.round((paid * count) / order.pieces);
      const worth = share(order.back + pieces) - share(order.back);
      order.back += pieces;
      order.goodsBack += order.back === order.pieces ? left.goods : Math.min(worth, left.goods);
      order.servicesBack += wish === 'everything' ? left.services : 0;
    }
    this.follow(order);
  }

  /** The commission is reduced to the remaining goods, and never raised again. */
  follow(order: ModelOrder): void {
    if (order.state !== 'pending' && order.state !== 'posted') return;
    const points = Math.min(order.points, this.worth(order));
    const affiliate = order.affiliate ?? 0;
    if (order.state === 'posted') this.points[affiliate] = (this.points[affiliate] ?? 0) - (order.points - points);
    order.points = points;
    if (points === 0) order.state = 'void';
  }

  convert(affiliate: number, points: number, to: 'cash' | 'store_credit'): boolean {
    const there = this.points[affiliate] ?? 0;
    if (points < LEAST_POINTS || points > there) return false;
    this.points[affiliate] = there - points;
    const given = to === 'cash' ? this.earnings : this.credit;
    given[affiliate] = (given[affiliate] ?? 0) + points * HALALAS_PER_POINT;
    return true;
  }

  held(affiliate: number): number {
    const open = this.withdrawals.filter((one) => one.affiliate === affiliate);
    return open.reduce(
      (sum, { status, amount }) => sum + (status === 'pending' || status === 'approved' ? amount : 0),
      0,
    );
  }

  mayWithdraw(affiliate: number, amount: number): boolean {
    return amount >= LEAST_WITHDRAWAL && amount <= (this.earnings[affiliate] ?? 0) - this.held(affiliate);
  }

  step(one: ModelWithdrawal, to: ModelWithdrawal['status']): boolean {
    const allowed = { pending: ['approved', 'rejected', 'cancelled'], approved: ['rejected', 'paid'] };
    const from = one.status;
    if ((from !== 'pending' && from !== 'approved') || !allowed[from].includes(to)) return false;
    one.status = to;
    one.version += 1;
    if (to === 'paid') {
      this.earnings[one.affiliate] = (this.earnings[one.affiliate] ?? 0) - one.amount;
      this.paid[one.affiliate] = (this.paid[one.affiliate] ?? 0) + one.amount;
    }
    return true;
  }

  pending(affiliate: number): number {
    const own = this.orders.filter((order) => order.affiliate === affiliate && order.state === 'pending');
    return own.reduce((sum, order) => sum + order.points, 0);
  }
}
