import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const contestInvariants: readonly Invariant[] = [
  {
    name: 'winners are there where a contest was decided, from the first place on and no more than it gives',
    violations: sql`
      select 'contest ' || c.id as subject, count(e.place) || ' winners of ' || c.winner_count as detail
      from contests c left join contest_entries e on e.contest_id = c.id and e.place is not null
      group by c.id
      having count(e.place) > c.winner_count or coalesce(max(e.place), 0) <> count(e.place)
        or (c.decided_at is null and count(e.place) > 0)`,
  },
  {
    name: 'who won points or a code has them, once',
    violations: sql`
      select 'entry ' || e.id as subject, 'points ' || coalesce(sum(p.points), 0) || ', coupon '
        || coalesce(e.coupon_id::text, 'none') as detail
      from contest_entries e join contests c on c.id = e.contest_id
      join members m on m.id = e.member_id and m.customer_id is not null
      left join point_earnings p on p.customer_id = m.customer_id and p.kind = 'contest'
        and p.cause = 'contest:' || c.id
      where e.place is not null
      group by e.id, c.id
      having (count(p.id) > 0) <> (c.prize_points is not null)
        or (e.coupon_id is not null) <> (c.prize_percent is not null)`,
  },
];
