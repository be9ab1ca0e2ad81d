import type { ShownAddress } from '@waha/contract';
import type { Language } from '../../platform/text/index.ts';

/** The parts of the Saudi national address below its place. */
export interface House {
  street: string;
  building_no: string | null;
  additional_no: string | null;
  postal_code: string | null;
  short_address: string | null;
  unit_no: string | null;
  notes: string | null;
}

/** Whom to ask for, and at which house. */
export interface Doorstep extends House {
  recipient_name: string;
  /** E.164 */
  phone: string;
}

/** The names of a place in both languages. */
export interface PlaceNames {
  country_ar: string;
  country_en: string;
  region_ar: string;
  region_en: string;
  city_ar: string;
  city_en: string;
  neighborhood_ar: string | null;
  neighborhood_en: string | null;
}

type TypedHouse = { street: string } & { [Part in Exclude<keyof House, 'street'>]?: string | null | undefined };

/** What was typed of a house; what was not is null. */
export function houseOf(typed: TypedHouse): House {
  return {
    street: typed.street,
    building_no: typed.building_no ?? null,
    additional_no: typed.additional_no ?? null,
    postal_code: typed.postal_code ?? null,
    short_address: typed.short_address ?? null,
    unit_no: typed.unit_no ?? null,
    notes: typed.notes ?? null,
  };
}

/** An address in the reader's language. */
export function presentDoorstep(address: Doorstep & PlaceNames, language: Language): ShownAddress {
  const pick = <Text>(ar: Text, en: Text) => (language === 'ar' ? ar : en);
  return {
    recipient_name: address.recipient_name,
    phone: address.phone,
    country: pick(address.country_ar, address.country_en),
    region: pick(address.region_ar, address.region_en),
    city: pick(address.city_ar, address.city_en),
    neighborhood: pick(address.neighborhood_ar, address.neighborhood_en),
    ...houseOf(address),
  };
}
