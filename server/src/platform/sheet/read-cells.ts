import { latinDigits } from '@waha/contract';

/** Currency letters, and separators without meaning in numbers. */
const CURRENCY = /(?:ر\.?\s?س\.?|ر[يی]ال(?:\s+سعودي)?|sar|﷼|\u20c1)/giu;
const INVISIBLE = /[\s\u00a0\u200e\u200f\u061c]/gu;

/**
 * A number in any common spelling: Arabic digits, `,` or `٫` before the decimals, `,` `.` or `٬` between thousands, a
 * currency before or after. NaN if it is no number, or ambiguous.
 */
export function readNumber(cell: string): number {
  const plain = latinDigits(cell.normalize('NFKC'))
    .replaceAll(CURRENCY, '')
    .replaceAll(INVISIBLE, '')
    .replaceAll('٬', '')
    .replaceAll('٫', '.')
    .replaceAll('،', ',');
  const text = pointed(plain);
  return text !== null && /^-?\d{1,12}(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** The text with a point before its decimals and no thousands separators; null if it is no number. */
function pointed(text: string): string | null {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  if (comma < 0) return text;
  if (point < 0) {
    // One comma: three digits after it are thousands, one or two are decimals.
    if (/^-?\d{1,3}(?:,\d{3})+$/.test(text)) return text.replaceAll(',', '');
    return /^-?\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : null;
  }
  if (comma < point) return /^-?\d{1,3}(?:,\d{3})+\.\d+$/.test(text) ? text.replaceAll(',', '') : null;
  return /^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : null;
}

const YES = new Set([
  'yes',
  'true',
  '1',
  'y',
  'on',
  'نعم',
  'صح',
  'active',
  'تفعيل',
  'مفعل',
  'published',
  'visible',
  'منشور',
  'متوفر',
]);
const NO = new Set([
  'no',
  'false',
  '0',
  'n',
  'off',
  '-1',
  'لا',
  'خطأ',
  'inactive',
  'draft',
  'hidden',
  'unpublished',
  'مخفي',
  'مسودة',
]);

/** A yes or no; null if it is neither. */
export function readFlag(cell: string): boolean | null {
  const word = latinDigits(cell).trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}

const GRAMS: Readonly<Record<string, number>> = {
  '': 1_000,
  kg: 1_000,
  kgs: 1_000,
  kilogram: 1_000,
  kilograms: 1_000,
  كغ: 1_000,
  كغم: 1_000,
  كجم: 1_000,
  كيلو: 1_000,
  كيلوجرام: 1_000,
  كيلوغرام: 1_000,
  g: 1,
  gm: 1,
  gr: 1,
  gram: 1,
  grams: 1,
  جم: 1,
  غم: 1,
  جرام: 1,
  غرام: 1,
  lb: 453.592_37,
  lbs: 453.592_37,
  pound: 453.592_37,
  pounds: 453.592_37,
  رطل: 453.592_37,
  oz: 28.349_523_125,
  ounce: 28.349_523_125,
  ounces: 28.349_523_125,
  أونصة: 28.349_523_125,
};

/** Grams per unit of weight, kilograms by default; undefined for an unknown unit. */
export function gramsOf(unit: string): number | undefined {
  return GRAMS[unit.trim().toLowerCase()];
}

/** True if most letters of a text are Arabic. */
export function isArabic(text: string): boolean {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  return arabic > 0 && arabic >= (text.match(/\p{Script=Latin}/gu)?.length ?? 0) / 2;
}
