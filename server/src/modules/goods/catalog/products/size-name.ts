import type { Language } from '../../../../platform/text/index.ts';

/** Units as Saudi shops write them on packs. */
const UNITS: Readonly<Record<string, string>> = {
  ml: 'مل',
  l: 'لتر',
  g: 'جم',
  kg: 'كجم',
  mm: 'ملم',
  cm: 'سم',
  m: 'م',
  oz: 'أونصة',
};

const ENGLISH: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(UNITS).map(([en, ar]) => [ar, en]));

/** The stored form of a size that was typed in Arabic: `50 ml` for «50 مل». */
export function englishSize(size: string): string {
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)\s*(\p{L}+)$/u.exec(size) ?? [];
  return amount !== undefined && Object.hasOwn(ENGLISH, unit) ? `${amount} ${ENGLISH[unit]}` : size;
}

/** A size in a language: «50 مل» for `50 ml`; sizes without a unit (M, 42) stay. Filters use the stored form. */
export function sizeName(size: string, language: Language): string {
  if (language === 'en') return size;
  return size.replace(/^(\d+(?:\.\d+)?)\s*([a-z]+)$/i, (whole, amount: string, unit: string) => {
    const name = UNITS[unit.toLowerCase()];
    return name && (unit === unit.toLowerCase() || unit === 'L') ? `${amount} ${name}` : whole;
  });
}
