import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const leaderboardInvariants: readonly Invariant[] = [
  {
    name: 'the points of a day are what was earned on it and not taken back',
    violations: sql`
      select 'customer ' || d.customer_id || ' on ' || d.day as subject, 'shows ' || d.points || ', earned '
        || coalesce(sum(e.points), 0) as detail
      from leaderboard_days d
      left join point_earnings e on e.customer_id = d.customer_id and e.day = d.day and e.taken_back_at is null
      group by d.customer_id, d.day, d.points having d.points <> coalesce(sum(e.points), 0)`,
  },
];
