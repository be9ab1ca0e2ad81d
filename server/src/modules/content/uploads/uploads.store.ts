import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { type StoredImage, storedImage } from '../../../platform/media/index.ts';

const uploadRow = {
  id: sql.uuid,
  customer_id: sql.uuid.orNull,
  image: sql.jsonb.of(storedImage),
  created_at: sql.timestamptz,
  claimed_kind: sql.text.orNull,
  claimed_id: sql.text.orNull,
};
export type UploadRow = Row<typeof uploadRow>;

const columns = sql`id, customer_id, image, created_at, claimed_kind, claimed_id`;

export async function addUpload(
  db: Database,
  upload: { id: string; customerId: string | null; image: StoredImage },
): Promise<void> {
  await sql`
    insert into uploads (id, customer_id, image) values (${upload.id}, ${upload.customerId}, ${JSON.stringify(upload.image)})
  `.execute(db);
}

export async function readUpload(db: Database, id: string): Promise<UploadRow | undefined> {
  const { rows } = await sql.rows(uploadRow)`select ${columns} from uploads where id = ${id}`.execute(db);
  return rows[0];
}

export async function listUploadsOf(db: Database | Tx, customerId: string): Promise<UploadRow[]> {
  const { rows } = await sql.rows(uploadRow)`
    select ${columns} from uploads where customer_id = ${customerId} order by created_at, id
  `.execute(db);
  return rows;
}

/**
 * Claims unclaimed uploads of the owner, or of a guest, for one subject; returns the claimed ones. One conditional
 * update: of two concurrent claims the second waits and then finds the upload claimed.
 */
export async function claimRows(
  tx: Tx,
  ids: readonly string[],
  claim: { kind: string; id: string; owner: string | null },
): Promise<UploadRow[]> {
  const { rows } = await sql.rows(uploadRow)`
    update uploads set claimed_kind = ${claim.kind}, claimed_id = ${claim.id}, claimed_at = now(),
      customer_id = coalesce(customer_id, ${claim.owner}::uuid)
    where id = any(${[...ids]}::uuid[]) and claimed_at is null
      and (customer_id is null or customer_id = ${claim.owner}::uuid)
    returning ${columns}
  `.execute(tx);
  return rows;
}

/** The given uploads that nothing has claimed, and that their owner, or anyone of a guest's, may claim. */
export async function findUnclaimedUploads(
  db: Database | Tx,
  ids: readonly string[],
  owner: string | null,
): Promise<Set<string>> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    select id from uploads where id = any(${[...ids]}::uuid[]) and claimed_at is null
      and (customer_id is null or customer_id = ${owner}::uuid)
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Uploads of personalised lines: those claimed before a time, or those of some orders; at most so many. */
export async function listUploadsOfLines(
  tx: Tx,
  which: { before: Date } | { orderIds: readonly string[] },
  limit: number,
): Promise<string[]> {
  const meant =
    'before' in which
      ? sql`claimed_at < ${which.before} order by claimed_at`
      : sql`claimed_id = any(${[...which.orderIds]}::text[])`;
  const { rows } = await sql.rows({ id: sql.uuid })`
    select id from uploads where claimed_kind = 'order_line' and ${meant} limit ${limit}
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Lets go of the pictures of orders that nobody paid: another order of the day may have them, and after it they are deleted like all
 * that no order claims.
 */
export async function releaseLinePictures(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`
    update uploads set claimed_kind = null, claimed_id = null, claimed_at = null
    where claimed_kind = 'order_line' and claimed_id = any(${[...orderIds]}::text[])
  `.execute(tx);
}

export async function deleteUploads(tx: Tx, ids: readonly string[]): Promise<StoredImage[]> {
  const { rows } = await sql.rows({ image: sql.jsonb.of(storedImage) })`
    delete from uploads where id = any(${[...ids]}::uuid[]) returning image
  `.execute(tx);
  return rows.map((row) => row.image);
}

/** Deletes unclaimed uploads; returns their pictures. A concurrent claim keeps its row. */
export async function deleteUnclaimed(tx: Tx, before: Date): Promise<StoredImage[]> {
  const { rows } = await sql.rows({ image: sql.jsonb.of(storedImage) })`
    delete from uploads where id in (
      select id from uploads where claimed_at is null and created_at < ${before} for update skip locked
    ) returning image
  `.execute(tx);
  return rows.map((row) => row.image);
}

/** The keys that still belong to an upload. */
export async function knownKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql.rows({ key: sql.text })`
    select image ->> 'key' as key from uploads where image ->> 'key' = any(${[...keys]}::text[])
  `.execute(db);
  return new Set(rows.map((row) => row.key));
}
