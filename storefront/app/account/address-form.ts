import { latinDigits, normalisePhone } from '@waha/contract/phone';
import type { AddressDraft, SavedAddress } from '@waha/contract/types';
import { emptyPlace, type PlaceForm, placeOfSaved } from '../places/address-place.ts';
import { digitsOf, shortAddressOf } from '../places/national-address.ts';

/** An address as typed. */
export interface AddressForm extends PlaceForm {
  label: string;
  recipientName: string;
  phone: string;
  notes: string;
  isDefault: boolean;
}

export function emptyAddress(recipientName: string, phone: string): AddressForm {
  return {
    label: '',
    recipientName,
    phone,
    ...emptyPlace,
    notes: '',
    isDefault: false,
  };
}

export function formOfAddress(address: SavedAddress): AddressForm {
  return {
    label: address.label,
    recipientName: address.recipient_name,
    phone: address.phone,
    ...placeOfSaved(address),
    notes: address.notes ?? '',
    isDefault: address.is_default,
  };
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

/** The address as it is sent; null while no city is chosen. */
export function draftOfForm(form: AddressForm): AddressDraft | null {
  if (form.cityId === null) return null;
  return {
    label: form.label.trim(),
    recipient_name: form.recipientName.trim(),
    phone: normalisePhone(form.phone) ?? form.phone,
    city_id: form.cityId,
    neighborhood_id: form.neighborhoodId,
    district: form.neighborhoodId === null ? orNull(form.district) : null,
    street: orNull(form.street),
    building_no: orNull(digitsOf(form.buildingNo)),
    additional_no: orNull(digitsOf(form.additionalNo)),
    postal_code: orNull(digitsOf(form.postalCode)),
    short_address: orNull(shortAddressOf(form.shortAddress)),
    unit_no: orNull(latinDigits(form.unitNo)),
    notes: orNull(form.notes),
    is_default: form.isDefault,
  };
}
