import type { Database, Tx } from '../../../platform/database/index.ts';
import { dropUploads } from './claim-uploads.ts';
import { deleteResumablesOf } from './resumable/resumable.store.ts';
import { uploadUrl } from './uploads.routes.ts';
import { listUploadsOf } from './uploads.store.ts';
import { dropVideos } from './videos/claim-video.ts';
import { filmUrl } from './videos/videos.routes.ts';
import { listVideosOf } from './videos/videos.store.ts';

/** A customer's uploads, for their copy of personal data. */
export async function exportUploads(db: Database, customerId: string): Promise<unknown> {
  const rows = await listUploadsOf(db, customerId);
  return rows.map((row) => ({
    id: row.id,
    url: uploadUrl(row.id),
    sent_for: row.claimed_kind,
    sent_at: row.created_at.toISOString(),
  }));
}

/** A customer's films, for their data export. */
export async function exportVideos(db: Database, customerId: string): Promise<unknown> {
  const rows = await listVideosOf(db, customerId);
  return rows.map((row) => ({
    id: row.id,
    url: filmUrl(row.id),
    status: row.status,
    sent_for: row.claimed_kind,
    sent_at: row.created_at.toISOString(),
  }));
}

/** Deletes all pictures and films of a deleted account, because they show people and their homes. */
export async function eraseUploads(tx: Tx, customerId: string): Promise<void> {
  await deleteResumablesOf(tx, customerId);
  const rows = await listUploadsOf(tx, customerId);
  await dropUploads(
    tx,
    rows.map((row) => row.id),
  );
  const videos = await listVideosOf(tx, customerId);
  await dropVideos(
    tx,
    videos.map((row) => row.id),
  );
}
