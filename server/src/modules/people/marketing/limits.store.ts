import { z } from 'zod';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

/** Advertising that one customer gets at most, over all campaigns and flows. Topic `marketing` of the settings. */
const limits = z.object({
  perDay: z.int(),
  perWeek: z.int(),
  /** The ceiling of a month for advertising to phones; 0: none is sent. */
  ceilingHalalas: z.int().default(0),
  /** Price of a message by WhatsApp, in ten-thousandths of a riyal; 0: not said. */
  whatsappPrice: z.int().default(0),
  version: z.int(),
});
export type MarketingLimits = z.infer<typeof limits>;

const unset: MarketingLimits = { perDay: 1, perWeek: 3, ceilingHalalas: 0, whatsappPrice: 0, version: 0 };

export async function readLimits(db: Database | Tx): Promise<MarketingLimits> {
  const { rows } = await sql.rows({ value: sql.jsonb.of(limits) })`
    select value from store_settings where topic = 'marketing'
  `.execute(db);
  return rows[0]?.value ?? unset;
}

/** Saves over the seen version; false if somebody else saved meanwhile. */
export async function saveLimits(tx: Tx, { version, ...saved }: MarketingLimits): Promise<boolean> {
  const next = JSON.stringify({ ...saved, version: version + 1 });
  const { rows } = await sql.rows({ topic: sql.text })`
    insert into store_settings as s (topic, value) select 'marketing', ${next}::jsonb
    where ${version}::int = 0 or exists (select from store_settings where topic = 'marketing')
    on conflict (topic) do update set value = excluded.value, updated_at = now()
      where (s.value ->> 'version')::int = ${version}
    returning topic
  `.execute(tx);
  return rows.length > 0;
}
