import type { SavedAddress } from '@waha/contract';

/** The place of a saved address, as the fields of a form say it. */
export function placeOfSaved(address: SavedAddress) {
  return {
    city: address.city,
    cityId: address.city_id,
    district: address.neighborhood ?? '',
    neighborhoodId: address.neighborhood_id,
    street: address.street,
    buildingNo: address.building_no ?? '',
    additionalNo: address.additional_no ?? '',
    postalCode: address.postal_code ?? '',
    shortAddress: address.short_address ?? '',
    unitNo: address.unit_no ?? '',
  };
}
