import type { EndpointKey } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { deleteBlock, listBlocks, putBlock } from './blocks.store.ts';
import { findOthers } from './find-member.ts';
import { readMembers } from './members.store.ts';
import { presentMemberRef } from './present-member.ts';
import { requireMember } from './require-member.ts';
import { type MemberDeps, showProfile } from './show-profile.ts';

type BlockKey = Extract<EndpointKey, `${string} /community/blocks${string}`>;

const MOST_BLOCKS = 1_000;

export function blockRoutes({ db }: MemberDeps): Handlers<BlockKey> {
  return {
    'GET /community/blocks': async (_, { actor, language }) => {
      const me = await requireMember(db, actor);
      const blocks = await listBlocks(db, me.id, MOST_BLOCKS);
      const rows = await readMembers(
        db,
        blocks.map((block) => block.other_id),
      );
      const members = new Map(rows.map((row) => [row.id, row]));
      return {
        data: blocks.flatMap(({ other_id, kind, created_at }) => {
          const member = members.get(other_id);
          return member
            ? [{ kind, member: presentMemberRef(member, language), created_at: created_at.toISOString() }]
            : [];
        }),
      };
    },
    'PUT /community/blocks/{handle}': async ({ params, body }, { actor, language }) => {
      const me = await requireMember(db, actor);
      const other = await findOthers(db, me, params.handle);
      if (other.id === me.id) refuse('members.own');
      const block = { memberId: me.id, otherId: other.id, kind: body.kind };
      const isKept = await inTransaction(db, (tx) => putBlock(tx, block, MOST_BLOCKS));
      return isKept ? showProfile(db, other, me, language) : refuse('members.too_many_blocks');
    },
    'DELETE /community/blocks/{handle}': async ({ params }, { actor, language }) => {
      const me = await requireMember(db, actor);
      const other = await findOthers(db, me, params.handle);
      await inTransaction(db, (tx) => deleteBlock(tx, me.id, other.id));
      return showProfile(db, other, me, language);
    },
  };
}
