import type { ApiError } from '@waha/contract/client';
import { wireOfCompany } from '../../company/company-form.ts';
import type { FieldErrors, FormField } from './checkout-form.ts';

/** A refused order, sorted by the place on the page where the buyer can correct it. */
export interface Refusal {
  fields: FieldErrors;
  /** Error of one cart line, by its index. */
  line: { index: number; message: string } | null;
  /** Errors that belong to no field. */
  general: string[];
}

/** Field of the server → field of the page. */
const fieldOf: Record<string, FormField> = {
  'contact.first_name': 'firstName',
  'contact.last_name': 'lastName',
  'contact.phone': 'phone',
  'contact.email': 'email',
  'address.city_id': 'city',
  'address.neighborhood_id': 'district',
  'address.district': 'district',
  'address.street': 'street',
  'address.building_no': 'buildingNo',
  'address.additional_no': 'additionalNo',
  'address.postal_code': 'postalCode',
  'address.short_address': 'shortAddress',
  'address.unit_no': 'unitNo',
  'address.notes': 'courierNotes',
  shipping_method: 'shipping',
  pickup_point: 'point',
  payment_method: 'payment',
  coupon_code: 'coupon',
  'gift.message': 'giftMessage',
  notes: 'notes',
  ...Object.fromEntries(Object.entries(wireOfCompany).map(([name, field]) => [`company.${name}`, field])),
};

/** Refusals about one choice that come without field errors. */
function fieldOfCode(code: string): FormField | null {
  if (code === 'shipping.city_not_served' || code === 'locations.city_not_found') return 'city';
  if (code === 'shipping.method_not_available') return 'shipping';
  if (code === 'shipping.point_closed' || code === 'shipping.point_no_cash') return 'point';
  if (code === 'payments.method_not_available') return 'payment';
  return code.startsWith('coupons.') ? 'coupon' : null;
}

function lineIndexIn(details: unknown): number | null {
  if (typeof details !== 'object' || details === null || !('line' in details)) return null;
  return typeof details.line === 'number' ? details.line : null;
}

export function readRefusal(error: Pick<ApiError, 'code' | 'errors' | 'details' | 'message'>): Refusal {
  const refusal: Refusal = { fields: {}, line: null, general: [] };
  for (const [name, [message = error.message]] of Object.entries(error.errors)) {
    const field = fieldOf[name];
    const line = /^lines\.(\d+)/.exec(name)?.[1];
    if (field) refusal.fields[field] ??= message;
    else if (line) refusal.line ??= { index: Number(line), message };
    else refusal.general.push(message);
  }
  const field = fieldOfCode(error.code);
  const index = lineIndexIn(error.details);
  if (field) refusal.fields[field] ??= error.message;
  else if (index !== null) refusal.line ??= { index, message: error.message };
  const isSaid = Object.keys(error.errors).length > 0 || field !== null || index !== null;
  if (!isSaid) refusal.general.push(error.message);
  return refusal;
}
