/** Points of members as they should be, plainly: no ledger, no database (product decision 7). */
export class PointsModel {
  readonly posts: ModelPost[] = [];
  private readonly earnings: Earning[] = [];

  earn(member: number, kind: keyof typeof RULES, cause: string): void {
    const { points, perDay } = RULES[kind];
    const own = this.earnings.filter((one) => one.member === member && one.kind === kind);
    // Points that were taken back still count towards the daily limit, and the same cause does not earn them again.
    if (own.length >= perDay || own.some((one) => one.cause === cause)) return;
    this.earnings.push({ member, kind, cause, points, isGone: false });
  }

  takeBack(cause: string): void {
    for (const one of this.earnings) {
      if (one.cause === cause || one.cause.startsWith(`${cause} `)) one.isGone = true;
    }
  }

  pointsOf(member: number): number {
    return this.earnings
      .filter((one) => one.member === member && !one.isGone)
      .reduce((sum, one) => sum + one.points, 0);
  }
}

const RULES = {
  post: { points: 5, perDay: 3 },
  comment: { points: 1, perDay: 10 },
  like: { points: 1, perDay: 20 },
  sale: { points: 10, perDay: 5 },
} as const;

interface Earning {
  member: number;
  kind: keyof typeof RULES;
  cause: string;
  points: number;
  isGone: boolean;
}

export interface ModelPost {
  id: number;
  author: number;
  status: 'published' | 'pending' | 'hidden' | 'removed';
  likes: Set<number>;
  reporters: Set<number>;
  /** Open reports. */
  open: number;
  comments: { id: number; author: number; isGone: boolean }[];
  orders: { id: string; buyer: number; isBack: boolean }[];
}
