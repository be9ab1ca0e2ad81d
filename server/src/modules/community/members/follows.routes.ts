import type { EndpointKey } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { findOthers, findRelated } from './find-member.ts';
import { endFollow, follow, MOST_FOLLOWED } from './follow.ts';
import { isFollower, listFollows } from './follows.store.ts';
import { presentBeside } from './present-beside.ts';
import { veilSuspended } from './present-member.ts';
import { requireMember } from './require-member.ts';
import { type MemberDeps, showProfile } from './show-profile.ts';

type FollowKey = Extract<EndpointKey, `${string} /community/follows${string}`>;

export function followRoutes({ db }: MemberDeps): Handlers<FollowKey> {
  return {
    'GET /community/follows': async (_, { actor, language }) => {
      const me = await requireMember(db, actor);
      const follows = await listFollows(db, me.id, MOST_FOLLOWED);
      return { data: await presentBeside(db, follows, language, () => ({})) };
    },
    'PUT /community/follows/{handle}': async ({ params }, { actor, language }) => {
      const me = await requireMember(db, actor);
      const other = await findOthers(db, me, params.handle);
      await follow(db, me, other);
      return showProfile(db, other, me, language);
    },
    'DELETE /community/follows/{handle}': async ({ params }, { actor, language }) => {
      const me = await requireMember(db, actor);
      const other = await findRelated(db, me, params.handle, ({ id }) =>
        isFollower(db, { memberId: me.id, otherId: id }),
      );
      await inTransaction(db, (tx) => endFollow(tx, { memberId: me.id, otherId: other.id }));
      return showProfile(db, veilSuspended(other, language), me, language);
    },
  };
}
