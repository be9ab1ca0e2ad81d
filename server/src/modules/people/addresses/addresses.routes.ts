import type { EndpointKey, SavedAddress } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { requireCustomer } from '../identity/index.ts';
import { type AddressRow, listAddresses } from './addresses.store.ts';
import { deleteCompany, readCompany, saveCompany } from './companies.store.ts';
import { companyOf } from './company.ts';
import { presentDoorstep } from './national-address.ts';
import { removeAddress, saveAddress } from './save-address.ts';

type AddressKey = Extract<EndpointKey, `${string} /user/addresses${string}` | `${string} /user/company`>;

export function addressRoutes({ db }: { db: Database }): Handlers<AddressKey> {
  return {
    'GET /user/addresses': async (_, { actor, language }) => {
      const rows = await listAddresses(db, requireCustomer(actor).customerId);
      return rows.map((row) => presentAddress(row, language));
    },
    'POST /user/addresses': async ({ body }, { actor, language }) => {
      const { customerId } = requireCustomer(actor);
      const row = await inTransaction(db, (tx) => saveAddress(tx, customerId, null, body, language));
      return { address: presentAddress(row, language) };
    },
    'PUT /user/addresses/{id}': async ({ params, body }, { actor, language }) => {
      const { customerId } = requireCustomer(actor);
      const row = await inTransaction(db, (tx) => saveAddress(tx, customerId, params.id, body, language));
      return { address: presentAddress(row, language) };
    },
    'DELETE /user/addresses/{id}': async ({ params }, { actor }) => {
      const { customerId } = requireCustomer(actor);
      await inTransaction(db, (tx) => removeAddress(tx, customerId, params.id));
      return { done: true };
    },
    'GET /user/company': async (_, { actor }) => ({
      company: await readCompany(db, requireCustomer(actor).customerId),
    }),
    'PUT /user/company': async ({ body }, { actor }) => {
      const company = companyOf(body);
      await saveCompany(db, requireCustomer(actor).customerId, company);
      return { company };
    },
    'DELETE /user/company': async (_, { actor }) => {
      await deleteCompany(db, requireCustomer(actor).customerId);
      return { done: true };
    },
  };
}

export function presentAddress(row: AddressRow, language: Language): SavedAddress {
  const { id, label, country_id, region_id, city_id, neighborhood_id, is_default } = row;
  const shown = presentDoorstep(row, language);
  const neighborhood = shown.neighborhood ?? row.district;
  return { id, label, ...shown, country_id, region_id, city_id, neighborhood_id, neighborhood, is_default };
}
