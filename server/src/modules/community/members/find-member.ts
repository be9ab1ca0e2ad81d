import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { readBlocksBetween } from './blocks.store.ts';
import { handleKey } from './handles.ts';
import { findMemberByKey, type MemberRow } from './members.store.ts';

/**
 * The member of a handle, as a member may see them: one who blocked the reader, is suspended or left does not exist
 * (404 `members.not_found`). A member the reader blocked exists, so that the block can be removed.
 */
export async function findOthers(
  db: Database,
  me: MemberRow,
  handle: string,
  code: 'members.not_found' | 'moderation.not_found' = 'members.not_found',
): Promise<MemberRow> {
  const row = (await findMemberByKey(db, handleKey(handle))) ?? refuse(code);
  if (row.id === me.id) return row;
  const isBlockedByThem = (await readBlocksBetween(db, me.id, row.id)).some(
    (block) => block.kind === 'block' && block.member_id === row.id,
  );
  return row.status !== 'active' || isBlockedByThem ? refuse(code) : row;
}

/**
 * The member of a handle for ending what the reader has with them: also a suspended one, for as long as they have it,
 * so that it is not counted for ever.
 */
export async function findRelated(
  db: Database,
  me: MemberRow,
  handle: string,
  isRelated: (other: MemberRow) => Promise<boolean>,
): Promise<MemberRow> {
  const row = await findMemberByKey(db, handleKey(handle));
  return row && (await isRelated(row)) ? row : findOthers(db, me, handle);
}
