import { shopLanguages } from '@waha/contract';
import { z } from 'zod';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

/** Languages that visitors meet. Topic `languages` of the settings. */
const languages = z.strictObject({ languages: z.enum(shopLanguages) });
export type Languages = z.infer<typeof languages>;

export async function readLanguages(db: Database | Tx): Promise<Languages> {
  const { rows } = await sql.rows({ value: sql.jsonb.partOf(languages) })`
    select value from store_settings where topic = 'languages'
  `.execute(db);
  return { languages: 'both', ...rows[0]?.value };
}

/** Every page leads to its other language, so all pages are made anew. */
export async function saveLanguages(tx: Tx, saved: Languages): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values ('languages', ${JSON.stringify(saved)}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
  await publishInvalidation(tx, ['settings']);
}
