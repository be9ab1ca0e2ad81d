import type { EndpointKey } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { deleteBlock, listBlocks, putBlock, readBlocksBetween } from './blocks.store.ts';
import { findOthers, findRelated } from './find-member.ts';
import { endFollow } from './follow.ts';
import { lockBoth } from './members.store.ts';
import { presentBeside } from './present-beside.ts';
import { veilSuspended } from './present-member.ts';
import { requireMember } from './require-member.ts';
import { type MemberDeps, showProfile } from './show-profile.ts';

type BlockKey = Extract<EndpointKey, `${string} /community/blocks${string}`>;

const MOST_BLOCKS = 1_000;

export function blockRoutes({ db }: MemberDeps): Handlers<BlockKey> {
  return {
    'GET /community/blocks': async (_, { actor, language }) => {
      const me = await requireMember(db, actor);
      const blocks = await listBlocks(db, me.id, MOST_BLOCKS);
      return { data: await presentBeside(db, blocks, language, ({ kind }) => ({ kind })) };
    },
    'PUT /community/blocks/{handle}': async ({ params, body }, { actor, language }) => {
      const me = await requireMember(db, actor);
      const other = await findOthers(db, me, params.handle);
      if (other.id === me.id) refuse('members.own');
      const block = { memberId: me.id, otherId: other.id, kind: body.kind };
      const isKept = await inTransaction(db, async (tx) => {
        await lockBoth(tx, me.id, other.id);
        if (block.kind === 'block') {
          await endFollow(tx, { memberId: me.id, otherId: other.id });
          await endFollow(tx, { memberId: other.id, otherId: me.id });
        }
        return putBlock(tx, block, MOST_BLOCKS);
      });
      return isKept ? showProfile(db, other, me, language) : refuse('members.too_many_blocks');
    },
    'DELETE /community/blocks/{handle}': async ({ params }, { actor, language }) => {
      const me = await requireMember(db, actor);
      const other = await findRelated(db, me, params.handle, async ({ id }) =>
        (await readBlocksBetween(db, me.id, id)).some((block) => block.member_id === me.id),
      );
      await inTransaction(db, (tx) => deleteBlock(tx, me.id, other.id));
      return showProfile(db, veilSuspended(other, language), me, language);
    },
  };
}
