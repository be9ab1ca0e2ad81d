import type { Database, Tx } from '../../../platform/database/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { claimsShopName, shopNames } from './public-names.ts';
import { readStoreIdentity } from './store-identity.store.ts';

/** The product's own names are also protected, independent of the shop's name. */
const ALWAYS = ['Waha', 'واحة'];
const NEUTRAL = { ar: 'عميل', en: 'Customer' } as const;

/** True where a public name impersonates the shop or its staff; the one guard of all public names. */
export async function impersonatesShop(db: Database | Tx, name: string): Promise<boolean> {
  const { name: called, legalName } = await readStoreIdentity(db);
  const names = [called.ar, called.en, legalName.ar, legalName.en, ...ALWAYS];
  return claimsShopName(name, shopNames(names));
}

/**
 * A customer's public name: itself, or a neutral word where it would impersonate the shop. An account is never refused
 * for a name; it is only not shown.
 */
export async function publicName(db: Database | Tx, name: string, language: Language): Promise<string> {
  return (await impersonatesShop(db, name)) ? NEUTRAL[language] : name;
}
