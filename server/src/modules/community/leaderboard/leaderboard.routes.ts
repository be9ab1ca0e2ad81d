import type { LeaderboardStanding } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { requireCustomer } from '../../people/identity/index.ts';
import { listShown, presentMemberRef, readMembers, requireMember } from '../members/index.ts';
import { readOwn } from './leaderboard.store.ts';
import { createStandings, placeOf, sinceOf } from './standings.ts';

const SHOWN = 50;

export function leaderboardRoutes({
  db,
  now,
}: {
  db: Database;
  now: () => number;
}): Handlers<'GET /community/leaderboard'> {
  const standings = createStandings(db, now);
  return {
    'GET /community/leaderboard': async ({ query }, { actor, language }) => {
      const me = await requireMember(db, actor);
      const period = query.period ?? '7d';
      const since = sinceOf(period, now());
      const [{ top, all }, mine] = await Promise.all([
        standings.read(since),
        readOwn(db, requireCustomer(actor).customerId, since),
      ]);
      const ids = top.map((one) => one.member_id);
      // The members' present status: those suspended or gone since the scores were read are not shown.
      const [shown, members] = await Promise.all([listShown(db, ids, me.id), readMembers(db, ids)]);
      const memberOf = new Map(members.map((member) => [member.id, member]));
      const data = top.flatMap(({ member_id: id, points }): LeaderboardStanding[] => {
        const member = memberOf.get(id);
        if (!member || !shown.has(id)) return [];
        const place = placeOf(points, all);
        return [{ place, member: presentMemberRef(member, language), points, is_me: id === me.id }];
      });
      return {
        period,
        data: data.slice(0, SHOWN),
        me: {
          place: mine > 0 ? placeOf(mine, all) : null,
          member: presentMemberRef(me, language),
          points: mine,
          is_me: true,
        },
      };
    },
  };
}
