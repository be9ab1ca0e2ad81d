import type { SavedAddress } from '@waha/contract/types';

/** Delivery address as typed; values are normalised only when sent. */
export interface PlaceForm {
  city: string;
  cityId: number | null;
  district: string;
  neighborhoodId: number | null;
  street: string;
  buildingNo: string;
  additionalNo: string;
  postalCode: string;
  shortAddress: string;
  unitNo: string;
}

export const emptyPlace: PlaceForm = {
  city: '',
  cityId: null,
  district: '',
  neighborhoodId: null,
  street: '',
  buildingNo: '',
  additionalNo: '',
  postalCode: '',
  shortAddress: '',
  unitNo: '',
};

/** Form fields of a saved address. */
export function placeOfSaved(address: SavedAddress): PlaceForm {
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
