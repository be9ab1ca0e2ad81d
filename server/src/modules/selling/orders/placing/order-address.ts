import type { Actor } from '../../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { inLanguage, type Language } from '../../../../platform/text/index.ts';
import { versionedCacheOf } from '../../../../platform/versioned-cache/index.ts';
import { refuseField } from '../../../../text/index.ts';
import { type Doorstep, houseOf, readAddress } from '../../../people/addresses/index.ts';
import { type CityRow, type NeighborhoodRow, readCity, readNeighborhood } from '../../../people/locations/index.ts';
import type { OrderAddress } from '../order-row.ts';
import { requirePhone } from '../quote/buyer.ts';
import type { PlaceOrderRequest } from './order-request.ts';

/** The destination as the caller gave it: an address, or the id of a saved one. */
export type Destination = Pick<PlaceOrderRequest, 'address' | 'address_id'>;
export type TypedAddress = NonNullable<PlaceOrderRequest['address']>;

/** The typed address, or the selected saved one; another customer's saved address does not exist. */
export async function readDestination(
  tx: Tx,
  request: Destination,
  { actor, language }: { actor: Actor; language: Language },
): Promise<TypedAddress> {
  if (request.address) return request.address;
  const saved =
    actor.kind === 'customer' && request.address_id
      ? await readAddress(tx, actor.customerId, request.address_id)
      : undefined;
  return saved ?? refuseField(language, 'address_id', 'validation.address_unknown');
}

export interface Place {
  city: CityRow;
  neighborhood: NeighborhoodRow | null;
  cityName: string;
}

/** A known city, from the cache if possible; refuses an unknown one. */
export async function requireCity(db: Database | Tx, id: number, cache = versionedCacheOf(db)): Promise<CityRow> {
  return (await cache.read(db, `city ${id}`, () => readCity(db, id))) ?? refuse('locations.city_not_found');
}

export async function requirePlace(
  tx: Tx,
  address: TypedAddress,
  language: Language,
  cache = versionedCacheOf(tx),
): Promise<Place> {
  const { neighborhood_id: neighborhoodId } = address;
  const [city, neighborhood] = await Promise.all([
    requireCity(tx, address.city_id, cache),
    neighborhoodId
      ? cache.read(tx, `neighborhood ${neighborhoodId}`, () => readNeighborhood(tx, neighborhoodId))
      : undefined,
  ]);
  if (neighborhoodId && neighborhood?.city_id !== city.id) {
    refuseField(language, 'address.neighborhood_id', 'validation.neighborhood');
  }
  return { city, neighborhood: neighborhood ?? null, cityName: inLanguage(city, 'name', language) };
}

/** A destination that can be known, of an order that may need none. */
export async function readGivenDestination(
  tx: Tx,
  request: Destination,
  { actor, language }: { actor: Actor; language: Language },
): Promise<TypedAddress | null> {
  const isGiven = (request.address ?? request.address_id ?? null) !== null;
  return isGiven ? readDestination(tx, request, { actor, language }) : null;
}

interface Recipient {
  phone: string;
  name: string;
  language: Language;
}

/** The address as orders store it, with place names in both languages. */
export function addressOfOrder(
  address: TypedAddress,
  { city, neighborhood }: Pick<Place, 'city' | 'neighborhood'>,
  { phone, name, language }: Recipient,
): OrderAddress {
  const house: Omit<Doorstep, 'recipient_name' | 'phone'> = houseOf(address);
  return {
    recipient_name: address.recipient_name ?? name,
    phone: address.phone ? requirePhone(address.phone, 'address.phone', language) : phone,
    country_ar: 'المملكة العربية السعودية',
    country_en: 'Saudi Arabia',
    region_ar: city.region_ar,
    region_en: city.region_en,
    city_ar: city.name_ar,
    city_en: city.name_en,
    neighborhood_ar: neighborhood?.name_ar ?? address.district ?? null,
    neighborhood_en: neighborhood?.name_en ?? address.district ?? null,
    ...house,
  };
}
