/** Of days counted from 1970 in Riyadh. */
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
  back: number;
  deliveredOn: number;
  posted: number | null;
}

const MONTHS = 1;
export const WARNING_DAYS = 7;

/** What somebody has, as the rules say it in words: no ledger, no locks, no clock but a day. */
export class LoyaltyModel {
  orders: ModelOrder[] = [];
  lifetime = 0;
  /** What came and is still there, with the month it came in; the oldest first. */
  #lots: { month: number; left: number }[] = [];
  #told: { before: number; dueOn: number; isDone: boolean }[] = [];

  get balance(): number {
    return this.#lots.reduce((sum, lot) => sum + lot.left, 0);
  }

  get pending(): number {
    return this.orders.filter((order) => order.posted === null).reduce((sum, order) => sum + pointsOf(order), 0);
  }

  /** False where there is too little. */
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

  sendBack(order: ModelOrder, pieces: number, halalas: number): void {
    order.kept -= pieces;
    order.back += halalas;
    if (order.posted === null) return;
    const gone = order.posted - pointsOf(order);
    order.posted -= gone;
    this.lifetime -= gone;
    this.#take(Math.min(gone, this.balance));
  }

  /** What the jobs do on a day, in their order. */
  runJobs(day: number): void {
    for (const order of this.orders) {
      if (order.posted !== null || order.deliveredOn + 7 > day) continue;
      order.posted = pointsOf(order);
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

function pointsOf({ goods, back }: ModelOrder): number {
  return Math.floor((goods - back) / 100);
}
