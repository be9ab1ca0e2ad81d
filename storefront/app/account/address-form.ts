import type { AddressDraft, SavedAddress } from '@waha/contract';
import { latinDigits, normalisePhone } from '@waha/contract/phone';
import { placeOfSaved } from '../places/address-place.ts';

/** An address as typed. */
export interface AddressForm {
  label: string;
  recipientName: string;
  phone: string;
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
  notes: string;
  isDefault: boolean;
}

export function emptyAddress(recipientName: string, phone: string): AddressForm {
  return {
    label: '',
    recipientName,
    phone,
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

/** Digits and codes as the server wants them, from whatever keyboard they came. */
function codeOf(text: string): string | null {
  return orNull(
    latinDigits(text)
      .replace(/[\s.-]/g, '')
      .toUpperCase(),
  );
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
    street: form.street.trim(),
    building_no: codeOf(form.buildingNo),
    additional_no: codeOf(form.additionalNo),
    postal_code: codeOf(form.postalCode),
    short_address: codeOf(form.shortAddress),
    unit_no: orNull(latinDigits(form.unitNo)),
    notes: orNull(form.notes),
    is_default: form.isDefault,
  };
}
