import { z } from 'zod';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

/** Domain of the shop. Topic `domain` of the settings. Names are lower case, as DNS writes them (punycode). */
const domain = z.strictObject({
  inUse: z.string().nullable(),
  wanted: z.string().nullable(),
  /** Earlier domains, the latest first. */
  former: z.array(z.string()),
  /** A name of this shop that only the shop itself tells under its domains; empty before one was wanted. */
  token: z.string(),
});
export type Domain = z.infer<typeof domain>;

export async function readDomain(db: Database | Tx): Promise<Domain> {
  const { rows } = await sql.rows({ value: sql.jsonb.partOf(domain) })`
    select value from store_settings where topic = 'domain'
  `.execute(db);
  return { inUse: null, wanted: null, former: [], token: '', ...rows[0]?.value };
}

export async function saveDomain(tx: Tx, saved: Domain): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values ('domain', ${JSON.stringify(saved)}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
  await publishInvalidation(tx, ['settings']);
}
