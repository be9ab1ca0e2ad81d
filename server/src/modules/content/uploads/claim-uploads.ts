import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publishEach } from '../../../platform/events/index.ts';
import type { StoredImage } from '../../../platform/media/index.ts';
import { claimRows, deleteUploads } from './uploads.store.ts';

/** The purpose of uploads: a kind of subject and its id, and the claiming customer; null for a guest. */
export interface UploadClaim {
  kind: string;
  id: string;
  owner: string | null;
}

export interface ClaimedUpload {
  id: string;
  image: StoredImage;
}

/**
 * Claims uploads for a subject, in its transaction, and returns them in the given order. Refuses all of them (422
 * `uploads.not_yours`) when one is unknown, owned by another customer, repeated or claimed already. A guest's upload
 * may be claimed by any caller who knows its id.
 */
export async function claimUploads(tx: Tx, ids: readonly string[], claim: UploadClaim): Promise<ClaimedUpload[]> {
  if (ids.length === 0) return [];
  const taken = new Map((await claimRows(tx, ids, claim)).map((row) => [row.id, row]));
  const inOrder = ids.flatMap((id) => taken.get(id.toLowerCase()) ?? []);
  if (taken.size !== ids.length || inOrder.length !== ids.length) refuse('uploads.not_yours');
  return inOrder.map(({ id, image }) => ({ id, image }));
}

/** Deletes uploads with the subject they were part of; their files are deleted after the commit. */
export async function dropUploads(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const images = await deleteUploads(tx, ids);
  await publishEach(
    tx,
    'upload.dropped',
    images.map(({ key, widths }) => ({ key, widths })),
  );
}
