import type { StoreSettings } from '@waha/contract';
import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Language } from '../../platform/text/index.ts';

interface Bilingual {
  ar: string;
  en: string;
}

/** Who the shop is, as staff write it. Topic `store` of the settings. */
export interface StoreIdentity {
  name: Bilingual;
  tagline: Bilingual;
  legalName: Bilingual;
  address: Bilingual;
  /** When people can be reached. */
  hours: Bilingual;
  phone: string;
  whatsapp: string;
  email: string;
  vatNumber: string;
  commercialRegistration: string;
  licences: { label: Bilingual; number: string }[];
  social: { network: string; url: string }[];
  /** Whether pages write prices with the riyal's sign instead of its label (docs/decisions/0027). */
  usesRiyalSign?: boolean;
}

/** U+20C1 of Unicode 17, always left of the number. */
const RIYAL_SIGN = '\u20c1';
const currencyLabels = { ar: 'ر.س', en: 'SAR' } as const;

/** A shop nobody has named yet still has a name and no false numbers. */
const unnamed: StoreIdentity = {
  name: { ar: 'واحة', en: 'Waha' },
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
  const { rows } = await sql<{
    value: Partial<StoreIdentity>;
  }>`select value from store_settings where topic = 'store'`.execute(db);
  // What was saved before a field came to be does not have it.
  return { ...unnamed, ...rows[0]?.value };
}

export async function saveStoreIdentity(tx: Tx, identity: StoreIdentity): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values ('store', ${JSON.stringify(identity)}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
}

export function presentStore(identity: StoreIdentity, language: Language, isDemo: boolean): StoreSettings {
  return {
    name: identity.name[language],
    tagline: identity.tagline[language],
    legal_name: identity.legalName[language],
    phone: identity.phone,
    whatsapp: identity.whatsapp,
    email: identity.email,
    address: identity.address[language],
    hours: identity.hours[language],
    vat_number: identity.vatNumber,
    commercial_registration: identity.commercialRegistration,
    licences: identity.licences.map((licence) => ({ label: licence.label[language], number: licence.number })),
    social: identity.social,
    currency_label: identity.usesRiyalSign ? RIYAL_SIGN : currencyLabels[language],
    is_demo: isDemo,
  };
}
