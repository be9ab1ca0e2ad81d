import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';
import { type StoredImage, storedImage } from '../../../../platform/media/index.ts';

export async function insertShopPicture(tx: Tx, image: StoredImage): Promise<void> {
  await sql`insert into shop_pictures (key, image) values (${image.key}, ${JSON.stringify(image)})`.execute(tx);
}

export async function readShopPicture(db: Database | Tx, key: string): Promise<StoredImage | undefined> {
  const { rows } = await sql.rows({ image: sql.jsonb.of(storedImage) })`
    select image from shop_pictures where key = ${key}
  `.execute(db);
  return rows[0]?.image;
}

/** Marks pictures as used now; returns the existing ones by key. */
export async function takeShopPictures(tx: Tx, keys: readonly string[]): Promise<Map<string, StoredImage>> {
  const { rows } = await sql.rows({ image: sql.jsonb.of(storedImage) })`
    update shop_pictures set used_at = now() where key = any(${[...keys]}::text[]) returning image
  `.execute(tx);
  return new Map(rows.map(({ image }) => [image.key, image]));
}

/**
 * Marks pictures as unused, as if just uploaded: pictures still unused after a day are deleted. One claimed for
 * another use since the given moment stays.
 */
export async function freeShopPictures(tx: Tx, keys: readonly string[], usedAt: Date): Promise<void> {
  await sql`
    update shop_pictures set used_at = null, sent_at = now()
    where key = any(${[...keys]}::text[]) and date_trunc('milliseconds', used_at) = ${usedAt}
  `.execute(tx);
}

/** Deletes unused pictures and returns them. Pictures in use stay. */
export async function deleteUnusedPictures(tx: Tx, before: Date): Promise<StoredImage[]> {
  const { rows } = await sql.rows({ image: sql.jsonb.of(storedImage) })`
    delete from shop_pictures where key in (
      select key from shop_pictures where used_at is null and sent_at < ${before} for update skip locked
    ) returning image
  `.execute(tx);
  return rows.map(({ image }) => image);
}
