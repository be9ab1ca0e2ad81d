import { sql, type Tx } from '../../../platform/database/index.ts';
import type { StoredVideo } from '../../../platform/media/video/index.ts';
import { postRow } from './post-row.ts';

export interface NewPostVideo {
  postId: number;
  uploadId: string;
  video: StoredVideo | null;
  captions: string | null;
}

/** Attaches a film to a reel, pending until it is processed. */
export async function insertPostVideo(tx: Tx, { postId, uploadId, video, captions }: NewPostVideo): Promise<void> {
  await sql`
    insert into post_videos (post_id, upload_id, status, video, captions)
    values (${postId}, ${uploadId}, ${video ? 'ready' : 'processing'}, ${video && JSON.stringify(video)}::jsonb, ${captions})
  `.execute(tx);
  await sql`update posts set is_ready = ${video !== null} where id = ${postId}`.execute(tx);
}

export async function changeCaptions(tx: Tx, postId: number, captions: string | null): Promise<void> {
  await sql`update post_videos set captions = ${captions} where post_id = ${postId}`.execute(tx);
}

/** Detaches the film of a reel; returns its upload. */
export async function deletePostVideo(tx: Tx, postId: number): Promise<string[]> {
  const { rows } = await sql.rows({ upload_id: sql.uuid })`
    delete from post_videos where post_id = ${postId} returning upload_id
  `.execute(tx);
  return rows.map((row) => row.upload_id);
}

/** The reel of a film, locked until the end of the transaction. */
export async function lockPostOfVideo(tx: Tx, uploadId: string) {
  const { rows } = await sql.rows({
    id: sql.int4,
    member_id: sql.int4,
    status: postRow.status,
    held_for: sql.textArray,
  })`
    select p.id, p.member_id, p.status, p.held_for from posts p
    where p.id = (select post_id from post_videos where upload_id = ${uploadId}) for update
  `.execute(tx);
  return rows[0];
}

/** Records the result of processing a reel's film; false when it is already recorded. */
export async function settlePostVideo(
  tx: Tx,
  { postId, uploadId }: { postId: number; uploadId: string },
  end: { video: StoredVideo | null; failure: string | null },
): Promise<boolean> {
  const { rows } = await sql.rows({ post_id: sql.int4 })`
    update post_videos set status = case when ${end.failure}::text is null then 'ready' else 'failed' end,
      failure = ${end.failure}, video = ${end.video && JSON.stringify(end.video)}::jsonb
    where post_id = ${postId} and upload_id = ${uploadId} and status = 'processing' returning post_id
  `.execute(tx);
  if (rows.length === 0) return false;
  await sql`update posts set is_ready = ${end.video !== null} where id = ${postId}`.execute(tx);
  return true;
}

/** A reel's film as it is at this moment; undefined when it has none. */
export async function readPostVideo(tx: Tx, postId: number) {
  const { rows } = await sql.rows({ status: sql.text, video: postRow.video })`
    select p.status, (select jsonb_build_object('upload_id', v.upload_id, 'status', v.status, 'failure', v.failure,
      'video', v.video, 'captions', v.captions) from post_videos v where v.post_id = p.id) as video
    from posts p where p.id = ${postId} for update
  `.execute(tx);
  return rows[0];
}

/** A member's reels that are not removed. */
export async function listReelsOf(tx: Tx, memberId: number): Promise<number[]> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    select id from posts where member_id = ${memberId} and kind = 'reel' and status <> 'removed' order by id
  `.execute(tx);
  return rows.map((row) => row.id);
}

export async function hasPictures(tx: Tx, postId: number): Promise<boolean> {
  const { rows } = await sql`select from post_images where post_id = ${postId} limit 1`.execute(tx);
  return rows.length > 0;
}
