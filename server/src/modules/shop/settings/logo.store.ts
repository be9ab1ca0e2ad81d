import { z } from 'zod';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';
import { type StoredImage, storedImage } from '../../../platform/media/index.ts';

/** The shop's logo. Topic `logo` of the settings; a value without a picture after it was removed. */
const savedLogo = z.strictObject({ logo: storedImage.nullable() });

export async function readLogo(db: Database | Tx): Promise<StoredImage | null> {
  const { rows } = await sql.rows({ value: sql.jsonb.of(savedLogo) })`
    select value from store_settings where topic = 'logo'
  `.execute(db);
  return rows[0]?.value.logo ?? null;
}

export async function saveLogo(tx: Tx, logo: StoredImage | null): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values ('logo', ${JSON.stringify({ logo })}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
  await publishInvalidation(tx, ['settings']);
}
