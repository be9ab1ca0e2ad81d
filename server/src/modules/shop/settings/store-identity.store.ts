import { z } from 'zod';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

const bilingual = z.strictObject({
  ar: z.string(),
  en: z.string(),
});

/** The shop's identity, written by staff. Topic `store` of the settings. */
const storeIdentity = z.strictObject({
  name: bilingual,
  tagline: bilingual,
  legalName: bilingual,
  address: bilingual,
  /** Contact hours. */
  hours: bilingual,
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  vatNumber: z.string(),
  commercialRegistration: z.string(),
  licences: z.array(z.strictObject({ label: bilingual, number: z.string() })),
  social: z.array(z.strictObject({ network: z.string(), url: z.string() })),
  /** True where pages write prices with the riyal sign instead of its label (docs/decisions/0027). */
  usesRiyalSign: z.exactOptional(z.boolean()),
});
export type StoreIdentity = z.infer<typeof storeIdentity>;

/** The identity of a shop that has none yet: a name, and no invented numbers. */
const unnamed: StoreIdentity = {
  name: { ar: 'متجر جديد', en: 'New shop' },
  tagline: { ar: '', en: '' },
  legalName: { ar: '', en: '' },
  address: { ar: '', en: '' },
  hours: { ar: '', en: '' },
  phone: '',
  whatsapp: '',
  email: '',
  vatNumber: '',
  commercialRegistration: '',
  licences: [],
  social: [],
};

export async function readStoreIdentity(db: Database | Tx): Promise<StoreIdentity> {
  const { rows } = await sql.rows({
    value: sql.jsonb.partOf(storeIdentity),
  })`select value from store_settings where topic = 'store'`.execute(db);
  // Rows saved before a field existed lack it.
  return { ...unnamed, ...rows[0]?.value };
}

export async function saveStoreIdentity(tx: Tx, identity: StoreIdentity): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values ('store', ${JSON.stringify(identity)}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
  await publishInvalidation(tx, ['settings']);
}
