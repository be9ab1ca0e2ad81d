import type { Database, Tx } from '../../../platform/database/index.ts';
import { dropUploads } from '../../content/uploads/index.ts';
import { deleteBlocksOf } from './blocks.store.ts';
import { MOST_FOLLOWED } from './follow.ts';
import { deleteFollowsOf, listFollows } from './follows.store.ts';
import { deleteJoinRequests, lastJoinRequest, listJoinMessages } from './join-requests.store.ts';
import { eraseMember, findMemberOf, readMembers } from './members.store.ts';

/** Erases a leaving member's picture and requests; their texts stay under «عضو سابق». */
export async function forgetMember(tx: Tx, customerId: string): Promise<void> {
  await deleteJoinRequests(tx, customerId);
  const member = await eraseMember(tx, customerId);
  if (!member) return;
  await deleteBlocksOf(tx, member.id);
  await deleteFollowsOf(tx, member.id);
  if (member.picture_upload_id) await dropUploads(tx, [member.picture_upload_id]);
}

/** A customer's export of their member profile and join request. */
export async function exportMember(db: Database, customerId: string): Promise<unknown> {
  const [member, request] = await Promise.all([findMemberOf(db, customerId), lastJoinRequest(db, customerId)]);
  const follows = member ? await listFollows(db, member.id, MOST_FOLLOWED) : [];
  const followed = await readMembers(
    db,
    follows.map((follow) => follow.other_id),
  );
  const handles = new Map(followed.map(({ id, handle }) => [id, handle]));
  return {
    profile: member && {
      handle: member.handle,
      name: member.name,
      about: member.about,
      status: member.status,
      joined_at: member.joined_at,
    },
    follows: follows.map((follow) => ({ handle: handles.get(follow.other_id) ?? null, since: follow.created_at })),
    request: request && { ...request, customer_id: undefined, messages: await listJoinMessages(db, request.id) },
  };
}
