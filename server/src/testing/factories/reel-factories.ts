import { randomBytes, randomUUID } from 'node:crypto';
import { publishPost } from '../../modules/community/posts/index.ts';
import { type Database, inTransaction, sql } from '../../platform/database/index.ts';
import type { StoredVideo } from '../../platform/media/video/index.ts';

/** The metadata of a film; its file exists only where a test writes it. */
export function storedFilm(more: Partial<StoredVideo> = {}): StoredVideo {
  const key = randomBytes(16).toString('hex');
  return { key, width: 360, height: 640, durationMs: 4_000, bytes: 5_000, hasSound: true, ...more };
}

/** An uploaded film, still processing by default, and part of a post where one is given. Returns its id. */
export async function makeFilm(
  db: Database,
  { customerId, made, failure, postId }: { customerId: string; made?: StoredVideo; failure?: string; postId?: string },
): Promise<string> {
  const id = randomUUID();
  const status = made ? 'ready' : failure ? 'failed' : 'processing';
  const original = status === 'processing' ? `originals/${id}` : null;
  await sql`
    insert into videos (id, customer_id, status, failure, original_key, video, claimed_kind, claimed_id, claimed_at)
    values (${id}, ${customerId}, ${status}, ${failure ?? null}, ${original}, ${made ? JSON.stringify(made) : null}::jsonb,
      ${postId ? 'post' : null}, ${postId ?? null}, ${postId ? new Date() : null})
  `.execute(db);
  return id;
}

export interface ReelSpec {
  memberId: number;
  text?: string;
  captions?: string;
  /** The upload of its film; one without an owner by default. */
  uploadId?: string;
}

/** A reel of a member, after processing and moderation. */
export async function makeReel(
  db: Database,
  { memberId, text = 'قهوة في دقيقة', captions, uploadId = randomUUID() }: ReelSpec,
): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into posts (member_id, kind, body, status, held_for) values (${memberId}, 'reel', ${text}, 'pending', '{first}')
    returning id
  `.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`
    insert into post_videos (post_id, upload_id, status, video, captions)
    values (${id}, ${uploadId}, 'ready', ${JSON.stringify(storedFilm())}::jsonb, ${captions ?? null})
  `.execute(db);
  await inTransaction(db, (tx) => publishPost(tx, id));
  return id;
}
