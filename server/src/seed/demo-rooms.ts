import {
  type DemoContest,
  demoContestRules,
  demoContests,
  demoMemberCustomers,
  demoRewards,
} from '@waha/demo/community';
import { handleKey } from '../modules/community/members/index.ts';
import { createReward } from '../modules/community/rewards/index.ts';
import { type Database, inTransaction, sql, type Tx } from '../platform/database/index.ts';

const DAY_MS = 86_400_000;
/** The accounts with which a visitor of the demo shop enters and votes. */
const visitors = demoMemberCustomers.map(({ handle }) => handleKey(handle));

/** Adds contests and rewards to a demo shop that has members and lacks these. */
export async function addMissingRooms(db: Database, at: Date): Promise<void> {
  const { rows } = await sql.rows({ is_bare: sql.bool })`
    select exists (select from members) and not exists (select from contests) and not exists (select from rewards) as is_bare
  `.execute(db);
  if (!rows[0]?.is_bare) return;
  await inTransaction(db, async (tx) => {
    for (const contest of demoContests) await addContest(tx, contest, at);
    await addRewards(tx);
  });
}

async function addRewards(tx: Tx): Promise<void> {
  for (const reward of demoRewards) {
    const productId = reward.product === undefined ? null : await findProduct(tx, reward.product);
    if (reward.kind === 'product' && productId === null) continue;
    await createReward(tx, {
      name_ar: reward.nameAr,
      name_en: reward.nameEn,
      about_ar: reward.aboutAr,
      about_en: reward.aboutEn,
      kind: reward.kind,
      percent: reward.percent ?? null,
      amount: reward.amount ?? null,
      maximum_discount: reward.maximum ?? null,
      minimum_order: reward.minimum ?? null,
      product_id: productId,
      points: reward.points,
      stock: reward.stock,
      per_member: 1,
      is_active: true,
    });
  }
}

async function findProduct(tx: Tx, slug: string): Promise<number | null> {
  const { rows } = await sql.rows({ id: sql.int4 })`select id from products where slug = ${slug}`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Adds a contest in its present state, with entries, votes and winners, written directly to the database. */
async function addContest(tx: Tx, contest: DemoContest, at: Date): Promise<void> {
  const day = (days: number) => new Date(at.getTime() + days * DAY_MS);
  const kind = contest.points === undefined ? 'honour' : 'points';
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into contests (title_ar, title_en, about_ar, about_en, rules_ar, rules_en, prize_kind, prize_ar, prize_en,
      prize_points, licence_number, winner_count, starts_at, voting_at, ends_at, decided_at)
    values (${contest.titleAr}, ${contest.titleEn}, ${contest.aboutAr}, ${contest.aboutEn}, ${demoContestRules.ar},
      ${demoContestRules.en}, ${kind}, ${contest.prizeAr}, ${contest.prizeEn}, ${contest.points ?? null},
      ${kind === 'honour' ? null : 'DEMO-0000'}, ${contest.winners}, ${day(contest.starts)}, ${day(contest.voting)},
      ${day(contest.ends)}, ${contest.isDecided ? day(contest.ends + 1) : null})
    returning id
  `.execute(tx);
  const id = rows[0]?.id ?? 0;
  await sql`
    insert into contest_entries (contest_id, member_id, post_id, status, created_at)
    select ${id}, member_id, post_id, 'shown', ${day(contest.starts + 1)} from (
      select distinct on (p.member_id) p.member_id, p.id as post_id from posts p
      where p.member_id <> all(select id from members where handle_key = any(${visitors}::text[]))
        and p.status = 'published' and exists (select from post_images i where i.post_id = p.id)
        and not exists (select from contest_entries e where e.post_id = p.id)
      order by p.member_id, p.position desc
    ) as candidates order by post_id desc limit ${contest.entries}
  `.execute(tx);
  if (contest.voting > 0) return;
  await sql`
    insert into contest_votes (contest_id, member_id, entry_id, entrant_id, created_at)
    select ${id}, m.id, e.id, e.member_id, ${day(contest.voting + 1)}
    from members m cross join lateral (
      select id, member_id from contest_entries
      where contest_id = ${id} and member_id <> m.id order by (id * 7 + m.id * 3) % 11, id limit 1
    ) e where m.id % 5 <> 0 and m.handle_key <> all(${visitors}::text[])
  `.execute(tx);
  if (!contest.isDecided) return;
  await sql`
    with led as (
      select e.id, row_number() over (order by count(v.member_id) desc, e.id) as place
      from contest_entries e join contest_votes v on v.entry_id = e.id where e.contest_id = ${id} group by e.id
    )
    update contest_entries e set place = led.place from led where led.id = e.id and led.place <= ${contest.winners}
  `.execute(tx);
}
