import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { readBlocksBetween } from './blocks.store.ts';
import { deleteFollow, insertFollow } from './follows.store.ts';
import { lockBoth, type MemberRow } from './members.store.ts';

export const MOST_FOLLOWED = 1_000;

/**
 * Follows a member; doing it again changes nothing. Refuses oneself, a blocked member (409 `members.blocked`), one who
 * blocked the reader, who does not exist for them, and more than `MOST_FOLLOWED`.
 */
export async function follow(db: Database, me: MemberRow, other: MemberRow): Promise<void> {
  if (other.id === me.id) refuse('members.own');
  await inTransaction(db, async (tx) => {
    const statuses = await lockBoth(tx, me.id, other.id);
    const blocks = (await readBlocksBetween(tx, me.id, other.id)).filter(({ kind }) => kind === 'block');
    if (blocks.some((block) => block.member_id === me.id)) refuse('members.blocked');
    if (blocks.length > 0 || statuses.some((status) => status !== 'active')) refuse('members.not_found');
    const became = await insertFollow(tx, { memberId: me.id, otherId: other.id }, MOST_FOLLOWED);
    if (became === 'full') refuse('members.too_many_follows');
    if (became === 'new') await publish(tx, 'member.followed', { memberId: other.id, followerId: me.id });
  });
}

/** Ends a follow, if there is one. */
export async function endFollow(tx: Tx, { memberId, otherId }: { memberId: number; otherId: number }): Promise<void> {
  const isEnded = await deleteFollow(tx, { memberId, otherId });
  if (isEnded) await publish(tx, 'member.unfollowed', { memberId: otherId, followerId: memberId });
}
