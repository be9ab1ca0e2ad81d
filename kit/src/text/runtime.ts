/**
 * Functions that compiled messages call. Same names as @messageformat/runtime, with digits that never depend on the
 * platform.
 */

/** `#` in a plural: Latin digits, grouped by thousands. */
export function number(_language: string, value: number, offset: number): string {
  return String(value - offset).replace(/\B(?=(\d{3})+$)/g, ',');
}

type Cardinal = (value: number) => string;

/** CLDR's six Arabic plural categories, for whole numbers. */
export const ar: Cardinal = (value) => {
  if (value === 0) return 'zero';
  if (value === 1) return 'one';
  if (value === 2) return 'two';
  const lastTwo = value % 100;
  if (lastTwo >= 3 && lastTwo <= 10) return 'few';
  return lastTwo >= 11 ? 'many' : 'other';
};

export const en: Cardinal = (value) => (value === 1 ? 'one' : 'other');

export function plural(value: number, offset: number, cardinal: Cardinal, forms: Record<string, string>): string {
  return forms[`${value}`] ?? forms[cardinal(value - offset)] ?? forms.other ?? '';
}

export function select(value: string, forms: Record<string, string>): string {
  return forms[value] ?? forms.other ?? '';
}
