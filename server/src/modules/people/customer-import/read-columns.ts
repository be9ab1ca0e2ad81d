import type { CustomerImportField } from '@waha/contract/vocabulary';
import { normalisePhone } from '../../../platform/phone/index.ts';
import { headerKey } from '../../../platform/sheet/index.ts';

/** Headers of exports from Shopify, WooCommerce, Salla and Zid, and of sheets of one's own. The more particular first. */
const WORDS: readonly (readonly [words: RegExp, field: CustomerImportField | null])[] = [
  // Never read: passwords, and the other meanings of the words below.
  [/pass ?word|hash|كلمة (?:السر|المرور)/, null],
  [/\bid$|^id\b|user ?name|user_login|company|shipping|order|spen[dt]|total|شركة|طلبات|الشحن|مشتريات/, null],
  [
    /(?:accepts?|consent|opt|subscri).*(?:sms|text)|sms.*(?:consent|opt|marketing)|رسائل.*(?:نصية|sms|جوال)/,
    'consent_sms',
  ],
  [/(?:accepts?|consent|opt).*whats|whats.*(?:consent|opt|marketing)|(?:قبول|موافقة|اشتراك).*واتس/, 'consent_whatsapp'],
  [
    /(?:accepts?|consent|opt|subscri).*e-?mail|e-?mail.*(?:consent|opt|marketing|subscri)|newsletter|نشرة|(?:قبول|موافقة|اشتراك).*بريد/,
    'consent_email',
  ],
  [
    /accepts? marketing|marketing.*consent|opt.?in|(?:قبول|موافقة|استقبال).*(?:تسويق|إعلان|عروض)|رسائل تسويقية/,
    'consent',
  ],
  [/first.?name|الاسم الأول|الاسم الاول|الإسم الأول/, 'first_name'],
  [/last.?name|surname|family|اسم العائلة|الاسم الأخير|الاسم الاخير|اللقب|الإسم الأخير/, 'last_name'],
  [/e-?mail|البريد|الايميل|الإيميل|ايميل/, 'email'],
  [/phone|mobile|cell|الجوال|جوال|الهاتف|هاتف|الجوّال/, 'phone'],
  [
    /^(?:customer |full |display |billing )?name$|display_name|^الاسم$|^الإسم$|اسم العميل|الاسم الكامل|الاسم بالكامل/,
    'name',
  ],
  [/group|segment|مجموعة|مجموعات|التصنيف|شريحة/, 'group'],
  [/tag|وسم|وسوم/, 'tags'],
  [/language|locale|اللغة/, 'language'],
  [/building|المبنى/, 'building_no'],
  [/post(?:al)?.?code|\bzip\b|الرمز البريدي/, 'postal_code'],
  [/district|neighbou?rhood|address.?2|الحي/, 'district'],
  [/\bcity\b|_city|المدينة/, 'city'],
  [/address|street|العنوان|الشارع/, 'street'],
];

/** Meanings that several columns may have: the first of them that is filled counts. */
const SEVERAL: ReadonlySet<CustomerImportField> = new Set(['phone', 'email']);

const share = (cells: readonly string[], test: (cell: string) => boolean) =>
  cells.length === 0 ? 0 : cells.filter(test).length / cells.length;

/** The meaning of each column: by the words of its header, phone and e-mail by content too. */
export function readColumns(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
): (CustomerImportField | null)[] {
  const fields: (CustomerImportField | null)[] = headers.map(() => null);
  const taken = new Set<CustomerImportField>();
  const isLeftOut = new Set<number>();
  const take = (at: number, field: CustomerImportField) => {
    if (fields[at] || (taken.has(field) && !SEVERAL.has(field))) return;
    taken.add(field);
    fields[at] = field;
  };
  for (const [at, header] of headers.entries()) {
    const found = WORDS.find(([words]) => words.test(headerKey(header)));
    if (found?.[1]) take(at, found[1]);
    else if (found) isLeftOut.add(at);
  }
  for (const at of headers.keys()) {
    if (isLeftOut.has(at)) continue;
    const cells = rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '');
    if (!taken.has('email') && share(cells, (cell) => /^\S+@\S+\.\S+$/.test(cell)) > 0.8) take(at, 'email');
    else if (!taken.has('phone') && share(cells, (cell) => normalisePhone(plainPhone(cell)) !== null) > 0.8)
      take(at, 'phone');
  }
  return fields;
}

/** Spreadsheets write numbers as text by an apostrophe, or with decimals; Saudi numbers of nine digits lack their zero. */
export function plainPhone(cell: string): string {
  const plain = cell.trim().replace(/^'/, '').replace(/\.0$/, '');
  return /^966\d{9}$/.test(plain) || /^(?!0)\d{10,15}$/.test(plain) ? `+${plain}` : plain;
}
