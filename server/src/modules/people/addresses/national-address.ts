import type { ShownAddress } from '@waha/contract';
import { type Row, sql } from '../../../platform/database/index.ts';
import type { Language } from '../../../platform/text/index.ts';

/** The parts of the Saudi national address below its place. */
export const house = {
  /** Empty if the short address alone identifies the dwelling. */
  street: sql.text,
  building_no: sql.text.orNull,
  additional_no: sql.text.orNull,
  postal_code: sql.text.orNull,
  short_address: sql.text.orNull,
  unit_no: sql.text.orNull,
  notes: sql.text.orNull,
};
export type House = Row<typeof house>;

/** Recipient of a delivery, with the address below the district. */
export const doorstep = {
  ...house,
  recipient_name: sql.text,
  /** E.164 */
  phone: sql.text,
};
export type Doorstep = Row<typeof doorstep>;

/** The names of a place in both languages. */
export const placeNames = {
  country_ar: sql.text,
  country_en: sql.text,
  region_ar: sql.text,
  region_en: sql.text,
  city_ar: sql.text,
  city_en: sql.text,
  neighborhood_ar: sql.text.orNull,
  neighborhood_en: sql.text.orNull,
};
export type PlaceNames = Row<typeof placeNames>;

type TypedHouse = { [Part in keyof House]?: string | null | undefined };

/** Typed fields of a national address; missing fields become null, a missing street the empty string. */
export function houseOf(typed: TypedHouse): House {
  return {
    street: typed.street ?? '',
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
