import type { Language } from '../../../../platform/text/index.ts';

/** Brands or tags by their names in a language, in the order of its alphabet. */
export function inOrderOfNames(
  rows: readonly { key: string; name_ar: string; name_en: string }[],
  language: Language,
): { key: string; name: string }[] {
  const named = rows.map((row) => ({ key: row.key, name: row[`name_${language}`] }));
  return named.sort((one, other) => one.name.localeCompare(other.name, language));
}
