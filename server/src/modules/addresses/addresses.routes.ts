import type { EndpointKey, SavedAddress } from '@waha/contract';
import type { Handlers } from '../../platform/bind/index.ts';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import type { Language } from '../../platform/text/index.ts';
import { requireCustomer } from '../identity/index.ts';
import { type AddressRow, listAddresses } from './addresses.store.ts';
import { forgetAddress, saveAddress } from './save-address.ts';

type AddressKey = Extract<EndpointKey, `${string} /user/addresses${string}`>;

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
      await inTransaction(db, (tx) => forgetAddress(tx, customerId, params.id));
      return { done: true };
    },
  };
}

export function presentAddress(row: AddressRow, language: Language): SavedAddress {
  const pick = <Text>(ar: Text, en: Text) => (language === 'ar' ? ar : en);
  return {
    id: row.id,
    label: row.label,
    recipient_name: row.recipient_name,
    phone: row.phone,
    country_id: row.country_id,
    country: pick(row.country_ar, row.country_en),
    region_id: row.region_id,
    region: pick(row.region_ar, row.region_en),
    city_id: row.city_id,
    city: pick(row.city_ar, row.city_en),
    neighborhood_id: row.neighborhood_id,
    neighborhood: pick(row.neighborhood_ar, row.neighborhood_en) ?? row.district,
    street: row.street,
    building_no: row.building_no,
    additional_no: row.additional_no,
    postal_code: row.postal_code,
    short_address: row.short_address,
    unit_no: row.unit_no,
    notes: row.notes,
    is_default: row.is_default,
  };
}
