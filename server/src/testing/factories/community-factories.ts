import { randomUUID } from 'node:crypto';
import type { ContestDraft, RewardDraft } from '@waha/contract';
import { createContest } from '../../modules/community/contests/index.ts';
import { createReward } from '../../modules/community/rewards/index.ts';
import { postTransfer } from '../../modules/selling/ledger/index.ts';
import { type Database, inTransaction, sql } from '../../platform/database/index.ts';

const HOUR_MS = 3_600_000;

/** A complete draft of a contest that opens in an hour, as staff send it. */
export function contestDraft(more: Partial<ContestDraft> = {}): ContestDraft {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  return {
    title_ar: 'أجمل ركن قهوة',
    title_en: 'The finest coffee corner',
    about_ar: 'صوّر ركن القهوة في بيتك.',
    about_en: 'Show the coffee corner of your home.',
    rules_ar: 'مشاركة واحدة وصوت واحد لكل عضو.',
    rules_en: 'One entry and one vote each.',
    prize_kind: 'points',
    prize_ar: '300 نقطة',
    prize_en: '300 points',
    prize_points: 300,
    licence_number: 'TEST-1',
    winner_count: 2,
    starts_at: at(1),
    voting_at: at(2),
    ends_at: at(3),
    ...more,
  };
}

/** A contest in the given state; returns its number. */
export async function makeContest(
  db: Database,
  state: 'upcoming' | 'open' | 'voting' | 'closed' = 'open',
  more: Partial<ContestDraft> = {},
): Promise<number> {
  const id = await inTransaction(db, (tx) => createContest(tx, contestDraft(more), new Date()));
  await moveContest(db, id, state);
  return id;
}

/** Moves the dates of a contest so that it is in the given state now. */
export async function moveContest(
  db: Database,
  id: number,
  state: 'upcoming' | 'open' | 'voting' | 'closed',
): Promise<void> {
  const back = { upcoming: 0, open: 1.5, voting: 2.5, closed: 3.5 }[state];
  const at = (hours: number) => new Date(Date.now() + (hours - back) * HOUR_MS);
  await sql`
    update contests set starts_at = ${at(1)}, voting_at = ${at(2)}, ends_at = ${at(3)} where id = ${id}
  `.execute(db);
}

/** A shown entry of a post; returns its number. */
export async function makeEntry(
  db: Database,
  { contestId, memberId, postId }: { contestId: number; memberId: number; postId: number },
): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into contest_entries (contest_id, member_id, post_id, status)
    values (${contestId}, ${memberId}, ${postId}, 'shown') returning id
  `.execute(db);
  return rows[0]?.id ?? 0;
}

/** A complete draft of a reward, as staff send it. */
export function rewardDraft(more: Partial<RewardDraft> = {}): RewardDraft {
  return {
    name_ar: 'خصم 20 ر.س',
    name_en: 'SAR 20 off',
    about_ar: '',
    about_en: '',
    kind: 'fixed',
    amount: 20,
    points: 100,
    stock: 5,
    per_member: 1,
    is_active: true,
    ...more,
  };
}

/** A reward on offer; returns its number. */
export function makeReward(db: Database, more: Partial<RewardDraft> = {}): Promise<number> {
  return inTransaction(db, (tx) => createReward(tx, rewardDraft(more)));
}

/** Gives a customer points to spend, without an earning. */
export async function givePoints(db: Database, customerId: string, amount: number): Promise<void> {
  const id = randomUUID();
  await inTransaction(db, (tx) =>
    postTransfer(tx, {
      unit: 'loyalty_points',
      from: { house: 'issued' },
      to: { customerId },
      amount,
      cause: { kind: 'test', id },
      key: `test ${id}`,
    }),
  );
}
