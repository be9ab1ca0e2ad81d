import { latinDigits, withoutInvisible } from '@waha/contract/phone';
import type { Company, CompanyDraft } from '@waha/contract/types';
import { type CompanyScheme, companySchemes } from '@waha/contract/vocabulary';
import type { PlainKey } from '@waha/kit/texts';
import type { Areas } from '../text/areas.ts';

/** A company as it is typed. */
export interface CompanyForm {
  companyName: string;
  companyVat: string;
  companyScheme: CompanyScheme;
  companyNumber: string;
  companyStreet: string;
  companyBuilding: string;
  companyDistrict: string;
  companyCity: string;
  companyPostalCode: string;
}

export const emptyCompany: CompanyForm = {
  companyName: '',
  companyVat: '',
  companyScheme: 'CRN',
  companyNumber: '',
  companyStreet: '',
  companyBuilding: '',
  companyDistrict: '',
  companyCity: '',
  companyPostalCode: '',
};

/** Fields that can have an error, in page order. */
export const companyFields = [
  'companyName',
  'companyVat',
  'companyNumber',
  'companyBuilding',
  'companyStreet',
  'companyDistrict',
  'companyCity',
  'companyPostalCode',
] as const satisfies readonly (keyof CompanyForm)[];
export type CompanyField = (typeof companyFields)[number];

/** API names of the fields, by which an answer's messages are shown at their fields. */
export const wireOfCompany = {
  name: 'companyName',
  vat_number: 'companyVat',
  'registration.scheme': 'companyNumber',
  'registration.number': 'companyNumber',
  'address.street': 'companyStreet',
  'address.building': 'companyBuilding',
  'address.district': 'companyDistrict',
  'address.city': 'companyCity',
  'address.postal_code': 'companyPostalCode',
} as const satisfies Record<string, CompanyField>;

/** Latin digits without the blanks and dashes of pasted numbers. */
export const numberOf = (text: string) => latinDigits(withoutInvisible(text)).replace(/[\s-]/g, '');
const isEmpty = (text: string) => withoutInvisible(text).trim() === '';
const numberPatterns: Partial<Record<CompanyScheme, RegExp>> = { CRN: /^\d{10}$/, 700: /^7\d{9}$/ };

const isWrongNumber = ({ companyScheme, companyNumber }: CompanyForm) =>
  !isEmpty(companyNumber) && !(numberPatterns[companyScheme] ?? /^[a-z0-9]+$/i).test(numberOf(companyNumber));

export const companyChecks: readonly [CompanyField, PlainKey<Areas['checkout']>, (form: CompanyForm) => boolean][] = [
  ['companyName', 'needCompanyName', (form) => isEmpty(form.companyName)],
  ['companyVat', 'needCompanyNumber', (form) => isEmpty(form.companyVat) && isEmpty(form.companyNumber)],
  ['companyVat', 'wrongVat', (form) => !isEmpty(form.companyVat) && !/^3\d{13}3$/.test(numberOf(form.companyVat))],
  ['companyNumber', 'wrongCompanyNumber', isWrongNumber],
  ['companyBuilding', 'wrongCompanyBuilding', (form) => !/^\d{4}$/.test(numberOf(form.companyBuilding))],
  ['companyStreet', 'needCompanyStreet', (form) => isEmpty(form.companyStreet)],
  ['companyDistrict', 'needCompanyDistrict', (form) => isEmpty(form.companyDistrict)],
  ['companyCity', 'needCompanyCity', (form) => isEmpty(form.companyCity)],
  ['companyPostalCode', 'wrongCompanyPostalCode', (form) => !/^\d{5}$/.test(numberOf(form.companyPostalCode))],
];

export function companyOfForm(form: CompanyForm): CompanyDraft {
  const number = numberOf(form.companyNumber);
  return {
    name: form.companyName.trim(),
    vat_number: numberOf(form.companyVat) || null,
    registration: number === '' ? null : { scheme: form.companyScheme, number },
    address: {
      street: form.companyStreet.trim(),
      building: numberOf(form.companyBuilding),
      district: form.companyDistrict.trim(),
      city: form.companyCity.trim(),
      postal_code: numberOf(form.companyPostalCode),
    },
  };
}

export function formOfCompany({ name, vat_number: vat, registration, address }: Company): CompanyForm {
  return {
    companyName: name,
    companyVat: vat ?? '',
    companyScheme: registration?.scheme ?? 'CRN',
    companyNumber: registration?.number ?? '',
    companyStreet: address.street,
    companyBuilding: address.building,
    companyDistrict: address.district,
    companyCity: address.city,
    companyPostalCode: address.postal_code,
  };
}

/** The scheme that was stored; a commercial registration where it is unknown. */
export const schemeOf = (stored: string): CompanyScheme => companySchemes.find((scheme) => scheme === stored) ?? 'CRN';
