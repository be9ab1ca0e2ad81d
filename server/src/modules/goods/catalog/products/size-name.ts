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

/** A size in a language: «50 مل» for `50 ml`; sizes without a unit (M, 42) stay. Filters use the stored form. */
export function sizeName(size: string, language: Language): string {
  if (language === 'en') return size;
  return size.replace(/^(\d+(?:\.\d+)?)\s*([a-z]+)$/i, (whole, amount: string, unit: string) => {
    const name = UNITS[unit.toLowerCase()];
    return name && (unit === unit.toLowerCase() || unit === 'L') ? `${amount} ${name}` : whole;
  });
}
