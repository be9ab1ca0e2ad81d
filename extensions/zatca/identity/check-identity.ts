import type { Bilingual, TaxIdentity } from '@waha/extend';
import { cleanText } from '../xml/write-xml.ts';
import { isNameTooLong } from './seller-name.ts';

interface Fault {
  readonly field: string;
  readonly text: Bilingual;
}

const needed: Bilingual = { ar: 'هذا الحقل مطلوب', en: 'This is needed' };
const tooLong: Bilingual = { ar: 'النص أطول من المسموح', en: 'This is too long' };
const texts = {
  vatNumber: {
    ar: 'الرقم الضريبي 15 رقمًا، أوله 3 وآخره 3',
    en: 'A VAT number has 15 digits, the first and the last of which are 3',
  },
  scheme: {
    ar: 'اختر نوع السجل: CRN أو MOM أو MLS أو 700 أو SAG أو OTH',
    en: 'Choose the kind of registration: CRN, MOM, MLS, 700, SAG or OTH',
  },
  crn: { ar: 'السجل التجاري 10 أرقام', en: 'A commercial registration has 10 digits' },
  unified: { ar: 'الرقم الموحد 10 أرقام، أولها 7', en: 'A unified number has 10 digits, the first of which is 7' },
  number: { ar: 'أرقام وحروف إنجليزية فقط', en: 'English letters and digits alone' },
  building: { ar: 'رقم المبنى 4 أرقام', en: 'A building number has 4 digits' },
  postalCode: { ar: 'الرمز البريدي 5 أرقام', en: 'A postal code has 5 digits' },
  country: { ar: 'عنوان البائع في السعودية (SA)', en: 'The seller is in Saudi Arabia (SA)' },
  branch: {
    ar: 'رقمك الضريبي لمجموعة ضريبية: اكتب هنا الرقم المميز للعضو، 10 أرقام',
    en: 'Your VAT number is of a VAT group: type the TIN of the member here, 10 digits',
  },
  name: {
    ar: 'اسم المنشأة أطول مما يسعه رمز الاستجابة: 70 حرفًا عربيًا',
    en: 'The name is longer than the QR code can hold: 70 Arabic letters',
  },
} as const;

const SCHEMES = ['CRN', 'MOM', 'MLS', '700', 'SAG', 'OTH'];
/** The limit of X.520 for the name of a unit of an organization. */
const MAX_BRANCH = 64;
const MAX_INDUSTRY = 100;
/** BR-KSA-F-06: of a street, and of a district and a city. */
const MAX_STREET = 1000;
const MAX_PLACE = 127;

/** The eleventh digit of a group's number is 1. */
const isOfGroup = (vatNumber: string) => vatNumber[10] === '1';
const isEmpty = (text: string) => cleanText(text) === '';
const isLonger = (text: string, length: number) => [...cleanText(text)].length > length;

/** Faults of a seller's details by the authority's rules. They stand on every document and in the certificate. */
export function checkIdentity(identity: TaxIdentity): Fault[] {
  const { address, branch, industry, name, vatNumber } = identity;
  const faults: (Fault | null)[] = [
    textFault('name.ar', name.ar, Number.POSITIVE_INFINITY),
    when(isNameTooLong(name), 'name.ar', texts.name),
    when(!/^3\d{13}3$/.test(vatNumber), 'vatNumber', texts.vatNumber),
    ...registrationFaults(identity),
    textFault('address.street', address.street, MAX_STREET),
    when(!/^\d{4}$/.test(address.building), 'address.building', texts.building),
    textFault('address.district', address.district, MAX_PLACE),
    textFault('address.city', address.city, MAX_PLACE),
    when(!/^\d{5}$/.test(address.postalCode), 'address.postalCode', texts.postalCode),
    when(address.country !== 'SA', 'address.country', texts.country),
    isOfGroup(vatNumber)
      ? when(!/^\d{10}$/.test(branch), 'branch', texts.branch)
      : textFault('branch', branch, MAX_BRANCH),
    textFault('industry', industry, MAX_INDUSTRY),
  ];
  return faults.filter((fault) => fault !== null);
}

const when = (isFault: boolean, field: string, text: Bilingual): Fault | null => (isFault ? { field, text } : null);

const textFault = (field: string, text: string, length: number): Fault | null =>
  when(isEmpty(text), field, needed) ?? when(isLonger(text, length), field, tooLong);

function registrationFaults({ registration: { scheme, number } }: TaxIdentity): (Fault | null)[] {
  const field = 'registration.number';
  if (!SCHEMES.includes(scheme)) return [when(true, 'registration.scheme', texts.scheme)];
  if (scheme === 'CRN') return [when(!/^\d{10}$/.test(number), field, texts.crn)];
  if (scheme === '700') return [when(!/^7\d{9}$/.test(number), field, texts.unified)];
  return [when(!/^[a-zA-Z0-9]{1,30}$/.test(number), field, texts.number)];
}
