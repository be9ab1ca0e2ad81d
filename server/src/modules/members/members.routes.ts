import type { EndpointKey } from '@waha/contract';
import type { Handlers } from '../../platform/bind/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import type { FileStorage } from '../../platform/storage/index.ts';
import type { Language } from '../../platform/text/index.ts';
import { readCity } from '../locations/index.ts';
import { blockRoutes } from './blocks.routes.ts';
import { readBlocksBetween } from './blocks.store.ts';
import { changeProfile } from './change-profile.ts';
import { findOthers } from './find-member.ts';
import { joinRoutes } from './join.routes.ts';
import { requireMember } from './members.policy.ts';
import { findMemberOf, type MemberRow } from './members.store.ts';
import { presentProfile } from './present-member.ts';

type MemberKey = Extract<
  EndpointKey,
  | `${string} /community/join${string}`
  | 'GET /community/membership-status'
  | 'GET /community/members/{handle}'
  | `${string} /community/profile`
  | `${string} /community/blocks${string}`
>;

export interface MemberDeps {
  db: Database;
  storage: FileStorage;
  now: () => number;
}

/** A member as another (or the same) sees them. */
export async function showProfile(db: Database, row: MemberRow, me: MemberRow, language: Language) {
  const [city, blocks] = await Promise.all([
    row.city_id === null ? undefined : readCity(db, row.city_id),
    readBlocksBetween(db, me.id, row.id),
  ]);
  return presentProfile(row, { city, me, blocks }, language);
}

export function memberRoutes(deps: MemberDeps): Handlers<MemberKey> {
  return { ...joinRoutes(deps), ...profileRoutes(deps), ...blockRoutes(deps) };
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
