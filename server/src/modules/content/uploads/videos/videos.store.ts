import { type VideoFailureCode, videoFailureCodes, videoStatuses } from '@waha/contract';
import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';
import { type StoredVideo, storedVideo } from '../../../../platform/media/video/index.ts';

const videoRow = {
  id: sql.uuid,
  customer_id: sql.uuid,
  status: sql.text.oneOf(...videoStatuses),
  failure: sql.text.oneOf(...videoFailureCodes).orNull,
  original_key: sql.text.orNull,
  video: sql.jsonb.of(storedVideo).orNull,
  poster_upload_id: sql.uuid.orNull,
  attempts: sql.int2,
  created_at: sql.timestamptz,
  claimed_kind: sql.text.orNull,
  claimed_id: sql.text.orNull,
};
export type VideoRow = Row<typeof videoRow>;

const columns = sql`id, customer_id, status, failure, original_key, video, poster_upload_id, attempts, created_at,
  claimed_kind, claimed_id`;

export async function addVideo(tx: Tx, video: { id: string; customerId: string; originalKey: string }): Promise<void> {
  await sql`
    insert into videos (id, customer_id, original_key) values (${video.id}, ${video.customerId}, ${video.originalKey})
  `.execute(tx);
}

export async function readVideo(db: Database | Tx, id: string): Promise<VideoRow | undefined> {
  const { rows } = await sql.rows(videoRow)`select ${columns} from videos where id = ${id}`.execute(db);
  return rows[0];
}

export async function listVideosOf(db: Database | Tx, customerId: string): Promise<VideoRow[]> {
  const { rows } = await sql.rows(videoRow)`
    select ${columns} from videos where customer_id = ${customerId} order by created_at, id
  `.execute(db);
  return rows;
}

/** Leases a film for processing by one conditional update, so that only one process has it. */
export async function leaseVideo(
  db: Database,
  { id, at, until }: { id: string; at: Date; until: Date },
): Promise<VideoRow | undefined> {
  const { rows } = await sql.rows(videoRow)`
    update videos set leased_until = ${until}, attempts = attempts + 1
    where id = ${id} and status = 'processing' and (leased_until is null or leased_until < ${at})
    returning ${columns}
  `.execute(db);
  return rows[0];
}

/** Ends a lease for reasons unrelated to the film, so that another process may start; this counts as no attempt. */
export async function endLease(db: Database, id: string, lease: Date): Promise<void> {
  await sql`
    update videos set leased_until = null, attempts = attempts - 1
    where id = ${id} and status = 'processing' and leased_until = ${lease}
  `.execute(db);
}

/** Stores the outcome of a film; false where the lease is lost or the film is gone. */
export async function finishVideo(
  tx: Tx,
  { id, lease }: { id: string; lease: Date },
  end: { video: StoredVideo; posterUploadId: string | null } | { failure: VideoFailureCode },
): Promise<boolean> {
  const [video, poster] = 'video' in end ? [JSON.stringify(end.video), end.posterUploadId] : [null, null];
  const failure = 'failure' in end ? end.failure : null;
  const { rows } = await sql.rows({ id: sql.uuid })`
    update videos set status = case when ${failure}::text is null then 'ready' else 'failed' end, failure = ${failure},
      video = ${video}::jsonb, poster_upload_id = ${poster}::uuid, original_key = null, leased_until = null
    where id = ${id} and status = 'processing' and leased_until = ${lease} returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Films that waited too long or lost their process, the oldest first. */
export async function listStalled(db: Database, { at, before }: { at: Date; before: Date }): Promise<string[]> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    select id from videos
    where status = 'processing' and (leased_until < ${at} or (leased_until is null and created_at < ${before}))
    order by created_at, id limit 100
  `.execute(db);
  return rows.map((row) => row.id);
}

/**
 * Claims a film of the owner for a subject. A concurrent end of processing waits, and reports its result afterwards.
 */
export async function claimRow(
  tx: Tx,
  id: string,
  claim: { kind: string; id: string; owner: string },
): Promise<VideoRow | undefined> {
  const { rows } = await sql.rows(videoRow)`
    update videos set claimed_kind = ${claim.kind}, claimed_id = ${claim.id}, claimed_at = now()
    where id = ${id} and claimed_at is null and customer_id = ${claim.owner} returning ${columns}
  `.execute(tx);
  return rows[0];
}

const goneFiles = { original_key: sql.text.orNull, video: sql.jsonb.of(storedVideo).orNull };
export type GoneVideo = Row<typeof goneFiles>;

/** Deletes film rows; returns the files to delete. */
export async function deleteVideos(tx: Tx, ids: readonly string[]): Promise<GoneVideo[]> {
  const { rows } = await sql.rows(goneFiles)`
    delete from videos where id = any(${[...ids]}::uuid[]) returning original_key, video
  `.execute(tx);
  return rows;
}

/** Unclaimed films. A concurrent claim keeps its row. */
export async function listUnclaimedVideos(tx: Tx, before: Date): Promise<string[]> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    select id from videos where claimed_at is null and created_at < ${before} for update skip locked
  `.execute(tx);
  return rows.map((row) => row.id);
}

/** The keys in the storage that still belong to a film, processed or as uploaded. */
export async function knownVideoKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql.rows({ key: sql.text.neverNull })`
    select 'videos/' || (video ->> 'key') || '.mp4' as key from videos
    where 'videos/' || (video ->> 'key') || '.mp4' = any(${[...keys]}::text[])
    union all select original_key from videos where original_key = any(${[...keys]}::text[])
  `.execute(db);
  return new Set(rows.map((row) => row.key));
}
