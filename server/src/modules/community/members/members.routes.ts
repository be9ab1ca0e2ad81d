import type { EndpointKey } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { blockRoutes } from './blocks.routes.ts';
import { changeProfile } from './change-profile.ts';
import { findOthers } from './find-member.ts';
import { followRoutes } from './follows.routes.ts';
import { joinRoutes } from './join.routes.ts';
import { findMemberOf } from './members.store.ts';
import { requireMember } from './require-member.ts';
import { type MemberDeps, showProfile } from './show-profile.ts';

type MemberKey = Extract<
  EndpointKey,
  | `${string} /community/join${string}`
  | 'GET /community/membership-status'
  | 'GET /community/members/{handle}'
  | `${string} /community/profile`
  | `${string} /community/blocks${string}`
  | `${string} /community/follows${string}`
>;

export function memberRoutes(deps: MemberDeps): Handlers<MemberKey> {
  return { ...joinRoutes(deps), ...profileRoutes(deps), ...blockRoutes(deps), ...followRoutes(deps) };
}

function profileRoutes({
  db,
  storage,
}: MemberDeps): Handlers<Extract<MemberKey, `${string} /community/profile` | 'GET /community/members/{handle}'>> {
  return {
    'GET /community/members/{handle}': async ({ params }, { actor, language }) => {
      const me = await requireMember(db, actor);
      return showProfile(db, await findOthers(db, me, params.handle), me, language);
    },
    'GET /community/profile': async (_, { actor, language }) => {
      const me = await requireMember(db, actor);
      return showProfile(db, me, me, language);
    },
    'PUT /community/profile': async ({ body }, { actor, language }) => {
      const me = await requireMember(db, actor);
      const customerId = me.customer_id ?? refuse('members.not_member');
      await changeProfile({ db, storage }, { ...me, customer_id: customerId }, body);
      const after = (await findMemberOf(db, customerId)) ?? refuse('members.not_member');
      return showProfile(db, after, after, language);
    },
  };
}
