import { randomInt } from 'node:crypto';
import type { Tx } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { createCoupon } from '../../selling/coupons/index.ts';
import { readMembers } from '../members/index.ts';
import { earn } from '../points/index.ts';
import { mayDecide } from './contests.policy.ts';
import { type ContestRow, lockContest, markDecided } from './contests.store.ts';
import { type EntryRow, listLeading, recordPlace } from './entries.store.ts';
import { standingOf } from './take-part.ts';

const DAY_MS = 86_400_000;
const COUPON_DAYS = 30;
/** Letters and digits without ambiguous ones. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** The current winners: the leading entries with votes, at most one for each prize. */
export async function readLeading(
  where: Parameters<typeof listLeading>[0],
  contest: Pick<ContestRow, 'id' | 'winner_count'>,
): Promise<EntryRow[]> {
  const leading = await listLeading(where, contest.id, { offset: 0, limit: contest.winner_count });
  return leading.filter((entry) => entry.votes > 0 || entry.place !== null);
}

/**
 * Confirms the winners and gives their prizes, once. `seen` is the list of leaders the caller saw: if it has changed,
 * because an entry was disqualified meanwhile, nothing is given (`conflict.changed`).
 */
export async function decideContest(
  tx: Tx,
  id: number,
  { seen, at }: { seen: readonly number[]; at: Date },
): Promise<void> {
  const contest = (await lockContest(tx, id)) ?? refuse('contests.not_found');
  enforce(mayDecide(standingOf(contest, at)));
  const winners = await readLeading(tx, contest);
  if (winners.map((entry) => entry.id).join() !== seen.join()) refuse('conflict.changed');
  if (!(await markDecided(tx, id, at))) refuse('contests.decided');
  const members = new Map(
    (
      await readMembers(
        tx,
        winners.map((entry) => entry.member_id),
      )
    ).map((member) => [member.id, member.customer_id]),
  );
  for (const [index, entry] of winners.entries()) {
    const customerId = members.get(entry.member_id) ?? null;
    const couponId = customerId === null ? null : await givePrize(tx, contest, customerId, at);
    await recordPlace(tx, entry.id, { place: index + 1, couponId });
  }
  await publish(tx, 'contest.decided', { contestId: id });
}

/** Gives points or a coupon; staff hand over physical prizes. Returns the coupon, if any. */
async function givePrize(tx: Tx, contest: ContestRow, customerId: string, at: Date): Promise<number | null> {
  if (contest.prize_points !== null) {
    await earn(tx, { customerId, kind: 'contest', cause: `contest:${contest.id}`, at, times: contest.prize_points });
  }
  if (contest.prize_percent === null) return null;
  return createCoupon(tx, {
    code: `PRIZE-${Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`,
    type: 'percentage',
    percent: contest.prize_percent,
    amountHalalas: null,
    maximumHalalas: null,
    minimumOrderHalalas: null,
    buyQuantity: null,
    getQuantity: null,
    totalLimit: 1,
    perCustomerLimit: 1,
    firstOrderOnly: false,
    isPublic: false,
    customerId,
    startsAt: at,
    endsAt: new Date(at.getTime() + COUPON_DAYS * DAY_MS),
    description: { ar: contest.title_ar, en: contest.title_en },
    productIds: [],
    categoryIds: [],
  });
}
