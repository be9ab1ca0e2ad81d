import type { BrandPicture } from '@waha/contract';
import { z } from 'zod';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';
import { type StoredImage, storedImage } from '../../../platform/media/index.ts';

/** A picture of the shop itself. Each is a topic of the settings; a value without a picture after it was removed. */
const saved = z.strictObject({ logo: storedImage.nullable() });

type Kind = 'logo' | BrandPicture;

export async function readBrandPicture(db: Database | Tx, kind: Kind): Promise<StoredImage | null> {
  const { rows } = await sql.rows({ value: sql.jsonb.of(saved) })`
    select value from store_settings where topic = ${kind}
  `.execute(db);
  return rows[0]?.value.logo ?? null;
}

/** All pictures of the shop by their kind, in one query. */
export async function readBrandPictures(db: Database | Tx): Promise<Partial<Record<Kind, StoredImage>>> {
  const { rows } = await sql.rows({ topic: sql.text, value: sql.jsonb.of(saved) })`
    select topic, value from store_settings where topic in ('logo', 'logo_dark', 'icon', 'share')
  `.execute(db);
  return Object.fromEntries(rows.flatMap(({ topic, value }) => (value.logo ? [[topic, value.logo]] : [])));
}

export async function saveBrandPicture(tx: Tx, kind: Kind, picture: StoredImage | null): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values (${kind}, ${JSON.stringify({ logo: picture })}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
  await publishInvalidation(tx, ['settings']);
}
