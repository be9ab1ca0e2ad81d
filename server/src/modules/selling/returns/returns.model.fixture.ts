import type { OrderStatus, ReturnStatus } from '@waha/contract';

export type Method = 'cash_on_delivery' | 'bank_transfer' | 'test-pay';

/** The two sizes of the one product. */
export type Size = 0 | 1;
export const otherThan = (size: Size): Size => (size === 0 ? 1 : 0);

/** The requested outcome: money by either method, or an exchange for the size that is not returned first. */
export type Wanted = 'money' | 'credit' | 'exchange';

export interface ModelReturn {
  id: string;
  order: ModelOrder;
  pieces: number;
  wanted: Wanted;
  /** Sizes of the returned pieces, and the size sent in exchange. */
  brings: Size[];
  instead: Size;
  status: ReturnStatus;
}

export interface ModelOrder {
  id: string;
  line: number;
  pieces: number;
  /** Sizes that the buyer has, the next to be returned first. */
  atHome: Size[];
  goods: number;
  hasCoupon: boolean;
  total: number;
  method: Method;
  /** Part of the total paid by store credit. */
  credit: number;
  status: OrderStatus;
  isPaid: boolean;
  /** The payment page while a card payment is open. */
  payAt: string | null;
  returns: ModelReturn[];
  /** Refunded pieces and halalas. */
  piecesBack: number;
  back: number;
  /** Refunded halalas of delivery and fee. */
  servicesBack: number;
}

const PRICE = 1_000;
const LESS = 100;
/** Minimum goods value of the coupon, after the offer: buy three, get one. */
export const COUPON_FROM = 2_500;
const OFFER_OF = 4;
const DELIVERY = 2_500;
const FEE = 1_500;
const LEAST_BY_CARD = 100;

const away = ({ status }: ModelReturn) => !['rejected', 'cancelled', 'exchanged'].includes(status);
const sumOf = (returns: readonly ModelReturn[]) => returns.reduce((sum, one) => sum + one.pieces, 0);

/** Reference model of money and goods: one buyer, one product of two sizes, in halalas. */
export class Model {
  /** By size. */
  stock: [number, number];
  balance: number;
  held = 0;
  /** Refunds sent to cards, and refunds due by bank transfer. */
  cardBack = 0;
  bankBack = 0;
  orders: ModelOrder[] = [];

  readonly hasOffer: boolean;

  constructor(stock: [number, number], balance: number, hasOffer: boolean) {
    this.stock = [...stock];
    this.balance = balance;
    this.hasOffer = hasOffer;
  }

  get returns(): ModelReturn[] {
    return this.orders.flatMap((order) => order.returns);
  }

  price(pieces: number, size: Size, method: Method, hasCoupon: boolean, useCredit: boolean) {
    const goods = this.goodsOf(pieces, hasCoupon);
    const usable = useCredit ? this.balance - this.held : 0;
    const isPaidFor = usable >= goods + DELIVERY;
    const total = goods + DELIVERY + (method === 'cash_on_delivery' && !isPaidFor ? FEE : 0);
    const credit = Math.min(usable, total);
    const due = total - credit;
    const isCodeGood = !hasCoupon || this.goodsOf(pieces, false) >= COUPON_FROM;
    const isPayable = !(method === 'test-pay' && due > 0 && due < LEAST_BY_CARD);
    const isPossible = isCodeGood && pieces <= this.stock[size] && isPayable;
    return { goods, hasCoupon, total, credit, due, isPossible };
  }

  /** Price of a number of pieces. */
  goodsOf(pieces: number, hasCoupon: boolean): number {
    const paid = (this.hasOffer ? pieces - Math.floor(pieces / OFFER_OF) : pieces) * PRICE;
    return paid - (hasCoupon && paid >= COUPON_FROM ? LESS : 0);
  }

  place(
    order: Pick<ModelOrder, 'id' | 'line' | 'pieces' | 'goods' | 'hasCoupon' | 'total' | 'method' | 'credit'>,
    size: Size,
  ): ModelOrder {
    const isWaiting = order.method !== 'cash_on_delivery' && order.total > order.credit;
    this.stock[size] -= order.pieces;
    if (isWaiting) this.held += order.credit;
    else this.balance -= order.credit;
    const placed: ModelOrder = {
      ...order,
      atHome: Array.from({ length: order.pieces }, () => size),
      status: isWaiting ? 'pending_payment' : 'confirmed',
      isPaid: false,
      payAt: null,
      returns: [],
      piecesBack: 0,
      back: 0,
      servicesBack: 0,
    };
    this.orders.push(placed);
    return placed;
  }

  /** Records a received payment: it confirms the waiting order, otherwise the card gets it back. */
  pay(order: ModelOrder): void {
    order.payAt = null;
    if (order.status === 'pending_payment') {
      order.status = 'confirmed';
      order.isPaid = true;
      this.balance -= order.credit;
      this.held -= order.credit;
    } else if (order.method === 'test-pay') this.cardBack += order.total - order.credit;
  }

  end(order: ModelOrder, status: 'cancelled' | 'expired'): void {
    for (const size of order.atHome) this.stock[size] += 1;
    if (order.status === 'pending_payment') this.held -= order.credit;
    else this.balance += order.credit;
    if (order.isPaid && order.method === 'test-pay') this.cardBack += order.total - order.credit;
    order.status = status;
  }

  left(order: ModelOrder): number {
    const isAtHome = ['delivered', 'return_requested', 'returned'].includes(order.status);
    return isAtHome ? order.pieces - sumOf(order.returns.filter(away)) : 0;
  }

  /** The requested size in exchange for the next returned one. */
  instead(order: ModelOrder): Size {
    return otherThan(order.atHome[0] ?? 0);
  }

  ask(order: ModelOrder, id: string, pieces: number, wanted: Wanted): void {
    const instead = this.instead(order);
    const brings = order.atHome.splice(0, pieces);
    order.returns.push({ id, order, pieces, wanted, brings, instead, status: 'requested' });
    this.follow(order);
  }

  /** True if stock suffices to reserve the replacement of an approved exchange. */
  isThere({ wanted, instead, pieces }: ModelReturn): boolean {
    return wanted !== 'exchange' || this.stock[instead] >= pieces;
  }

  receive(one: ModelReturn, resaleable: number): void {
    for (const size of one.brings.slice(0, resaleable)) this.stock[size] += 1;
    this.step(one, 'received');
  }

  step(one: ModelReturn, to: ReturnStatus): void {
    const { status: from, order, pieces, brings, instead } = one;
    one.status = to;
    if (to === 'refunded') this.refund(one);
    if (to === 'rejected' || to === 'cancelled') order.atHome.unshift(...brings);
    if (to === 'exchanged') order.atHome.unshift(...Array.from({ length: pieces }, () => instead));
    if (one.wanted === 'exchange') {
      if (to === 'approved') this.stock[instead] -= pieces;
      if (to === 'refunded' || (to === 'rejected' && from === 'approved')) this.stock[instead] += pieces;
    }
    this.follow(order);
  }

  refund({ order, pieces, wanted }: ModelReturn): void {
    const worth = (count: number) => Math.round((order.goods * count) / order.pieces);
    const back = order.piecesBack + pieces;
    const most = order.goods - this.goodsOf(order.pieces - back, order.hasCoupon);
    const amount = Math.max(0, Math.min(worth(back), most) - order.back);
    order.piecesBack += pieces;
    this.send(order, amount, wanted === 'credit');
    order.back += amount;
  }

  /** The amounts still refundable: goods, and delivery with fee. */
  owed(order: ModelOrder) {
    return { goods: order.goods - order.back, services: order.total - order.goods - order.servicesBack };
  }

  /** Refund by staff without a return: an amount, goods before delivery and fee, or everything if null. */
  give(order: ModelOrder, amount: number | null, toCredit: boolean): void {
    const owed = this.owed(order);
    const all = amount ?? owed.goods + owed.services;
    const goods = Math.min(all, owed.goods);
    this.send(order, all, toCredit);
    order.back += goods;
    order.servicesBack += all - goods;
    if (amount === null) order.piecesBack = order.pieces;
    this.follow(order);
  }

  /** Refunds money by the original methods, or to store credit; the split is computed over all earlier refunds. */
  send(order: ModelOrder, amount: number, toCredit: boolean): void {
    const before = order.back + order.servicesBack;
    const ofCredit = (sum: number) => Math.round((sum * order.credit) / order.total);
    const credit = toCredit ? amount : ofCredit(before + amount) - ofCredit(before);
    this.balance += credit;
    if (order.method === 'test-pay') this.cardBack += amount - credit;
    else this.bankBack += amount - credit;
  }

  follow(order: ModelOrder): void {
    const statuses = new Set(order.returns.map((one) => one.status));
    if (statuses.has('requested') || statuses.has('approved')) order.status = 'return_requested';
    else if (statuses.has('received')) order.status = 'returned';
    else order.status = order.piecesBack === order.pieces ? 'refunded' : 'delivered';
  }
}
