import type { Database } from '../../../platform/database/index.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { StoredImage } from '../../../platform/media/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import { claimUploads, dropUploads, showPicture } from '../../content/uploads/index.ts';
import { hasHeldWord, wordsToLookUp } from '../../goods/reviews/index.ts';
import { readCity } from '../../people/locations/index.ts';
import { impersonatesShop } from '../../shop/settings/index.ts';
import { handleKey } from './handles.ts';
import { lockMember, type MemberRow, updatePicture, updateProfile } from './members.store.ts';

export interface ProfileDraft {
  handle: string;
  name: string;
  about: string;
  city_id: number | null;
  /** An upload; null removes the picture, and undefined leaves it unchanged. */
  picture?: string | null | undefined;
}

/**
 * Changes a profile. Refuses a handle taken in any spelling (409 `members.handle_taken`), a handle or name that impersonates
 * the shop (422 `members.handle_reserved`, `members.name_reserved`) and a listed word (422 `members.word_listed`). Also refuses an
 * unknown city, and a picture of another owner.
 */
export async function changeProfile(
  { db, storage }: { db: Database; storage: FileStorage },
  member: MemberRow & { customer_id: string },
  draft: ProfileDraft,
): Promise<void> {
  const key = handleKey(draft.handle);
  await refuseNames(db, member, draft);
  if (draft.city_id !== null && !(await readCity(db, draft.city_id))) refuse('locations.city_not_found');
  await inTransaction(db, async (tx) => {
    const before = (await lockMember(tx, { customerId: member.customer_id })) ?? refuse('members.not_member');
    const change = {
      handle: draft.handle,
      handleKey: key,
      name: draft.name,
      about: draft.about,
      cityId: draft.city_id,
    };
    await updateProfile(tx, member.id, change);
    const shown = await changePicture(tx, before, member.customer_id, draft.picture);
    // Published before the commit: if the commit fails, no reader has the addresses.
    if (shown) await showPicture(storage, shown);
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'members_handle_key_key')) {
      refuse('members.handle_taken');
    }
    throw error;
  });
}

/**
 * Refuses names that impersonate the shop, and listed words. The present handle is not checked for impersonation: the
 * shop gave it, or accepted it earlier.
 */
async function refuseNames(db: Database, member: MemberRow, draft: ProfileDraft): Promise<void> {
  if (draft.handle !== member.handle && (await impersonatesShop(db, draft.handle))) refuse('members.handle_reserved');
  if (await impersonatesShop(db, draft.name)) refuse('members.name_reserved');
  // Profiles are not reviewed before they are shown, so a listed word is refused.
  const words = wordsToLookUp(`${draft.handle.replaceAll('_', ' ')}\n${draft.name}\n${draft.about}`);
  if (await hasHeldWord(db, words)) refuse('members.word_listed');
}

/** Returns the picture to publish, if it is new. */
async function changePicture(
  tx: Tx,
  before: MemberRow,
  owner: string,
  wanted: string | null | undefined,
): Promise<StoredImage | undefined> {
  if (wanted === undefined || wanted === before.picture_upload_id) return undefined;
  const [claimed] = wanted ? await claimUploads(tx, [wanted], { kind: 'member', id: String(before.id), owner }) : [];
  await updatePicture(tx, before.id, claimed ? { uploadId: claimed.id, image: claimed.image } : null);
  if (before.picture_upload_id) await dropUploads(tx, [before.picture_upload_id]);
  return claimed?.image;
}
