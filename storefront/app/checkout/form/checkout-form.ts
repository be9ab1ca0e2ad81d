import { latinDigits, normalisePhone, withoutInvisible } from '@waha/contract/phone';
import { normaliseShortAddress } from '@waha/contract/short-address';
import type { ShippingMethod } from '@waha/contract/vocabulary';
import type { PlainKey } from '@waha/kit/texts';
import { type CompanyForm, companyChecks, companyFields, emptyCompany } from '../../company/company-form.ts';
import { emptyPlace, type PlaceForm } from '../../places/address-place.ts';
import { digitsOf, handWritten } from '../../places/national-address.ts';
import type { Areas } from '../../text/areas.ts';

/** A point that was chosen for a way to deliver and a city; with another of either it counts as none. */
export interface ChosenPoint {
  method: ShippingMethod;
  carrier: string | null;
  id: string;
  cityId: number;
}

/** The point of a form that says where the buyer collects the order; null where it is brought. */
export function pointOf({ shipping, cityId, point }: Pick<CheckoutForm, 'shipping' | 'cityId' | 'point'>) {
  return point && point.method === shipping && point.cityId === cityId ? point : null;
}

/** Whether an order is brought, so that it needs more of an address than the city. */
export function isBrought(form: Pick<CheckoutForm, 'shipping' | 'cityId' | 'point'>): boolean {
  return form.shipping !== 'point' && pointOf(form) === null;
}

/** Values as typed: nothing is corrected before it is sent. */
export interface CheckoutForm extends PlaceForm, CompanyForm {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  courierNotes: string;
  shipping: ShippingMethod | null;
  /** Where the buyer collects the order. */
  point: ChosenPoint | null;
  payment: string | null;
  /** Whether store credit is used, up to the total. */
  useCredit: boolean;
  /** The code of the gift card that pays; '' for none. */
  giftCard: string;
  /** Whether the whole order is gift-wrapped, with the text of the gift card. */
  isGift: boolean;
  giftMessage: string;
  /** Whether the invoice is in the name of a company. */
  isCompany: boolean;
  notes: string;
}

export const emptyForm: CheckoutForm = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  ...emptyPlace,
  courierNotes: '',
  shipping: 'standard',
  point: null,
  payment: null,
  useCredit: false,
  giftCard: '',
  isGift: false,
  giftMessage: '',
  isCompany: false,
  ...emptyCompany,
  notes: '',
};

/** Fields that can have an error, in page order. */
export const formFields = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'shortAddress',
  'city',
  ...handWritten,
  'courierNotes',
  'shipping',
  'point',
  'payment',
  'coupon',
  'giftMessage',
  ...companyFields,
  'notes',
] as const;
export type FormField = (typeof formFields)[number];

export type FieldErrors = Partial<Record<FormField, string>>;
type ProblemText = PlainKey<Areas['checkout']>;
export type FieldProblems = Partial<Record<FormField, ProblemText>>;

function isEmpty(text: string): boolean {
  return latinDigits(text).trim() === '';
}

/** Whether an optional text is filled in and does not match the pattern. */
function unless(pattern: RegExp, text: string): boolean {
  return text !== '' && !pattern.test(text);
}

/**
 * Whether a short address was typed, valid or not: an invalid one has to be corrected instead of the fields it
 * replaces.
 */
function hasShort(form: CheckoutForm): boolean {
  return !isEmpty(form.shortAddress);
}

type Check = [FormField, ProblemText, (form: CheckoutForm) => boolean];
const checks: readonly Check[] = [
  ['firstName', 'needFirstName', (form) => isEmpty(form.firstName)],
  ['lastName', 'needLastName', (form) => isEmpty(form.lastName)],
  ['phone', 'needPhone', (form) => isEmpty(form.phone)],
  ['phone', 'wrongPhone', (form) => normalisePhone(form.phone) === null],
  ['email', 'wrongEmail', (form) => unless(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/, withoutInvisible(form.email).trim())],
  ['shortAddress', 'wrongShortAddress', (form) => hasShort(form) && normaliseShortAddress(form.shortAddress) === null],
  ['city', 'needCity', (form) => isEmpty(form.city)],
  ['city', 'chooseCity', (form) => form.cityId === null],
  ['district', 'needDistrict', (form) => !hasShort(form) && isEmpty(form.district)],
  ['street', 'needStreet', (form) => !hasShort(form) && isEmpty(form.street)],
  ['buildingNo', 'wrongBuildingNo', (form) => unless(/^\d{4}$/, digitsOf(form.buildingNo))],
  ['additionalNo', 'wrongAdditionalNo', (form) => unless(/^\d{4}$/, digitsOf(form.additionalNo))],
  ['postalCode', 'wrongPostalCode', (form) => unless(/^\d{5}$/, digitsOf(form.postalCode))],
  ['shipping', 'needShipping', (form) => form.shipping === null],
  ['point', 'needPoint', (form) => form.shipping === 'point' && pointOf(form) === null],
  ['payment', 'needPayment', (form) => form.payment === null],
  ...companyChecks.map(
    ([field, problem, isWrong]) =>
      [field, problem, (form: CheckoutForm) => form.isCompany && isWrong(form)] satisfies Check,
  ),
];

/**
 * Errors that remain after a change: drops those of changed fields, and those that required a field only while another
 * was empty, as the street without a short address.
 */
export function errorsLeft(
  errors: FieldErrors,
  { before, after, mended }: { before: CheckoutForm; after: CheckoutForm; mended: ReadonlySet<string> },
): FieldErrors {
  const [were, are] = [checkForm(before), checkForm(after)];
  const isGone = (field: string) => !after.isCompany && companyFields.some((one) => one === field);
  const isLeft = (field: string) => !mended.has(field) && !isGone(field) && !(field in were && !(field in are));
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isLeft(field)));
}

/** Fields of no order of digital goods alone, which is sent nowhere. */
const ofDelivery: ReadonlySet<FormField> = new Set([
  'shortAddress',
  'city',
  ...handWritten,
  'courierNotes',
  'shipping',
  'point',
]);

/** Fields of an address that nobody is asked for where the buyer collects the order. */
const ofAddress: ReadonlySet<FormField> = new Set(['shortAddress', ...handWritten, 'courierNotes']);

/** Errors of a form, one per field; `isSent` where anything of it is sent. The server checks the same and more. */
export function checkForm(form: CheckoutForm, isSent = true): FieldProblems {
  const problems: FieldProblems = {};
  for (const [field, problem, isWrong] of checks) {
    if (!isSent && ofDelivery.has(field)) continue;
    if (!isBrought(form) && ofAddress.has(field)) continue;
    if (!problems[field] && isWrong(form)) problems[field] = problem;
  }
  return problems;
}
