import type { EndpointInput, Endpoints } from '@waha/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { normalisePhone } from '../../../platform/phone/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { refuseField } from '../../../text/index.ts';
import { readCity, readNeighborhood } from '../locations/index.ts';
import {
  type AddressFields,
  type AddressRow,
  deleteAddress,
  insertAddress,
  listAddresses,
  lockAddresses,
  makeDefault,
  readAddress,
  updateAddress,
} from './addresses.store.ts';
import { houseOf } from './national-address.ts';

export type AddressInput = EndpointInput<Endpoints['POST /user/addresses']>['body'];

/** Limit per account, above any real need. */
export const MOST_ADDRESSES = 20;

async function checkFields(tx: Tx, input: AddressInput, language: Language): Promise<AddressFields> {
  const phone = normalisePhone(input.phone) ?? refuseField(language, 'phone', 'validation.phone');
  const city = (await readCity(tx, input.city_id)) ?? refuse('locations.city_not_found');
  const neighborhood = input.neighborhood_id ? await readNeighborhood(tx, input.neighborhood_id) : undefined;
  if (input.neighborhood_id && neighborhood?.city_id !== city.id) {
    refuseField(language, 'neighborhood_id', 'validation.neighborhood');
  }
  // The checkout needs a district or a short address, so it is required here already; a short address implies its
  // district.
  if (!neighborhood && !input.district && !input.short_address)
    refuseField(language, 'district', 'validation.district');
  return {
    label: input.label,
    recipient_name: input.recipient_name,
    phone,
    city_id: city.id,
    neighborhood_id: neighborhood?.id ?? null,
    district: neighborhood ? null : (input.district ?? null),
    ...houseOf(input),
  };
}

/** Saves a new address, or rewrites one. The first is always the default. */
export async function saveAddress(
  tx: Tx,
  customerId: string,
  id: number | null,
  input: AddressInput,
  language: Language,
): Promise<AddressRow> {
  const fields = await checkFields(tx, input, language);
  await lockAddresses(tx, customerId);
  const others = await listAddresses(tx, customerId);
  if (id === null && others.length >= MOST_ADDRESSES) refuse('addresses.too_many', { maximum: MOST_ADDRESSES });
  if (id !== null && !(await updateAddress(tx, customerId, id, fields))) refuse('addresses.not_found');
  const savedId = id ?? (await insertAddress(tx, customerId, fields));
  if (input.is_default || others.length === 0) await makeDefault(tx, customerId, savedId);
  return (await readAddress(tx, customerId, savedId)) ?? refuse('addresses.not_found');
}

/** Deletes an address; if it was the default, the newest of the others becomes the default. */
export async function removeAddress(tx: Tx, customerId: string, id: number): Promise<void> {
  await lockAddresses(tx, customerId);
  if (!(await deleteAddress(tx, customerId, id))) refuse('addresses.not_found');
  const [next] = await listAddresses(tx, customerId);
  if (next && !next.is_default) await makeDefault(tx, customerId, next.id);
}
