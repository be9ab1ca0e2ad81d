import { type Database, inTransaction, isUniqueViolation, type Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { normalise } from '../../../goods/search/index.ts';
import { holdMember, lockMember } from '../../members/index.ts';
import { holdCollection, insertCollection, putFiled, renameCollection } from './collections.store.ts';

export const MOST_COLLECTIONS = 50;

/**
 * Begins a collection, with a saved post in it where one is named. Refuses (409) a name the member has already, in the
 * spelling in which names are compared, a post that is not saved, and more than `MOST_COLLECTIONS`.
 */
export async function beginCollection(
  tx: Tx,
  memberId: number,
  { name, postId }: { name: string; postId: number | undefined },
): Promise<number> {
  // Collections begun at once are counted one after the other, and none begins beside an erasure.
  await lockMember(tx, { id: memberId });
  await holdMember(tx, memberId);
  const made = insertCollection(tx, { memberId, name, nameKey: keyOf(name) }, MOST_COLLECTIONS);
  const id = (await made.catch(refuseTaken)) ?? refuse('posts.too_many_collections');
  if (postId !== undefined) await file(tx, { collectionId: id, memberId, postId });
  return id;
}

/** Renames a collection; refuses a name that another one has. */
export async function rename(
  db: Database,
  { id, memberId, name }: { id: number; memberId: number; name: string },
): Promise<void> {
  const renamed = inTransaction(db, (tx) => renameCollection(tx, { id, memberId, name, nameKey: keyOf(name) }));
  if (!(await renamed.catch(refuseTaken))) refuse('posts.collection_not_found');
}

/** Files a saved post in a collection; again changes nothing. A save that is deleted meanwhile takes it out again. */
export async function file(
  tx: Tx,
  { collectionId, memberId, postId }: { collectionId: number; memberId: number; postId: number },
): Promise<void> {
  if (!(await holdCollection(tx, { id: collectionId, memberId }))) refuse('posts.collection_not_found');
  if (!(await putFiled(tx, { collectionId, memberId, postId }))) refuse('posts.not_saved');
}

/** The spelling in which names are compared: no marks, one form per letter, single spaces. */
const keyOf = (name: string) => normalise(name).replace(/\s+/g, ' ').trim();

function refuseTaken(error: unknown): never {
  if (isUniqueViolation(error, 'save_collections_member_id_name_key_key')) refuse('posts.collection_name_taken');
  throw error;
}
