import { type Database, sql, type Tx } from '../../../platform/database/index.ts';
import type { Giving } from './givings.store.ts';

export interface NewFile {
  id: string;
  variantId: number;
  name: string;
  mediaType: string;
  bytes: number;
}

export async function insertFile(tx: Tx, file: NewFile): Promise<void> {
  await sql`
    insert into digital_files (id, variant_id, name, media_type, bytes)
    values (${file.id}, ${file.variantId}, ${file.name}, ${file.mediaType}, ${file.bytes})
  `.execute(tx);
}

/** Gives a file to no new buyer; false if it is none of the product's. */
export async function removeFile(tx: Tx, id: string, productId: number, at: Date): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update digital_files f set removed_at = ${at} from product_variants v
    where f.id = ${id} and f.removed_at is null and v.id = f.variant_id and v.product_id = ${productId} returning f.id
  `.execute(tx);
  return rows.length > 0;
}

/** Links every file of a variant to a line that has none of them, by its terms. Returns how many files there are. */
export async function linkFiles(tx: Tx, giving: Giving, at: Date): Promise<number> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    with theirs as (select id from digital_files where variant_id = ${giving.variant_id} and removed_at is null), linked as (
      insert into digital_downloads (order_item_id, file_id, most, ends_at)
      select ${giving.order_item_id}, id, ${giving.most_downloads}, ${at}::timestamptz + make_interval(days => ${giving.link_days}) from theirs
      on conflict (order_item_id, file_id) do nothing
    )
    select id from theirs
  `.execute(tx);
  return rows.length;
}

/** Begins downloads and days of a line anew, with the files there are now. */
export async function renewLinks(tx: Tx, giving: Giving, at: Date): Promise<void> {
  await linkFiles(tx, giving, at);
  await sql`
    update digital_downloads set used = 0, most = ${giving.most_downloads},
      ends_at = ${at}::timestamptz + make_interval(days => ${giving.link_days})
    where order_item_id = ${giving.order_item_id}
  `.execute(tx);
}

const download = {
  order_item_id: sql.int4,
  id: sql.uuid,
  name: sql.text,
  media_type: sql.text,
  bytes: sql.int8,
  used: sql.int4,
  most: sql.int4,
  ends_at: sql.timestamptz,
};

/** The files that lines of an order may fetch. */
export async function listDownloads(db: Database | Tx, itemIds: readonly number[]) {
  const { rows } = await sql.rows(download)`
    select d.order_item_id, f.id, f.name, f.media_type, f.bytes, d.used, d.most, d.ends_at
    from digital_downloads d join digital_files f on f.id = d.file_id
    where d.order_item_id = any(${[...itemIds]}::int[]) order by f.created_at, f.id
  `.execute(db);
  return rows;
}
export type Download = Awaited<ReturnType<typeof listDownloads>>[number];

/** Counts a download; undefined if none is left or its days are over. */
export async function countDownload(tx: Tx, itemId: number, fileId: string, at: Date) {
  const { rows } = await sql.rows({ used: sql.int4 })`
    update digital_downloads set used = used + 1, last_at = ${at}
    where order_item_id = ${itemId} and file_id = ${fileId} and used < most and ends_at > ${at} returning used
  `.execute(tx);
  return rows[0];
}

/** A file that a line may fetch now: neither refunded nor past its days. */
export async function findFetchable(db: Database, itemId: number, fileId: string, at: Date) {
  const { rows } = await sql.rows({ name: sql.text, media_type: sql.text, bytes: sql.int8 })`
    select f.name, f.media_type, f.bytes from digital_downloads d
    join digital_givings g on g.order_item_id = d.order_item_id and g.ended_at is null
    join digital_files f on f.id = d.file_id
    where d.order_item_id = ${itemId} and d.file_id = ${fileId} and d.ends_at > ${at}
  `.execute(db);
  return rows[0];
}

/** Files that nobody may fetch any more, nor will: their bytes can go. */
export async function listUnused(db: Database, at: Date, limit: number): Promise<string[]> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    select f.id from digital_files f where f.removed_at is not null
      and not exists (select from digital_downloads d where d.file_id = f.id and d.ends_at > ${at})
    order by f.removed_at limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Forgets a file whose bytes are gone, and the links to it. */
export async function deleteFile(tx: Tx, id: string): Promise<void> {
  await sql`delete from digital_downloads where file_id = ${id}`.execute(tx);
  await sql`delete from digital_files where id = ${id}`.execute(tx);
}
