import { z } from 'zod';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

/** Feature flags: parts of the storefront that staff switch on and off. Topic `switches` of the settings. */
export const switches = z.strictObject({
  /** True where visitors see the number of recent purchases. */
  socialProof: z.boolean(),
});
export type FeatureFlags = z.infer<typeof switches>;

const unset: FeatureFlags = { socialProof: true };

export async function readFeatureFlags(db: Database | Tx): Promise<FeatureFlags> {
  const { rows } = await sql.rows({ value: sql.jsonb.partOf(switches) })`
    select value from store_settings where topic = 'switches'
  `.execute(db);
  return { ...unset, ...rows[0]?.value };
}

export async function saveFeatureFlags(tx: Tx, switches: FeatureFlags): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values ('switches', ${JSON.stringify(switches)}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
  await publishInvalidation(tx, ['social-proof']);
}
