const DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';

/**
 * Removes invisible pasted characters from a text: format characters (\p{Cf}: direction marks, joiners, byte order
 * marks) and variation selectors. For numbers, e-mail addresses and codes; in words a joiner may be significant.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{Cf}|\p{Variation_Selector}/gu, '');
}

/** Arabic-Indic and Persian digits as Latin ones, without invisible characters. */
export function latinDigits(text: string): string {
  return withoutInvisible(text).replace(/[٠-٩۰-۹]/g, (digit) => String(DIGITS.indexOf(digit) % 10));
}

/**
 * A typed phone number in readable characters: Latin digits, without invisible characters and brackets. Null if it
 * contains other characters.
 */
export function phoneSigns(text: string): string | null {
  const written = latinDigits(text.normalize('NFKC'))
    .replace(/[()[\]{}<>«»]/g, '')
    .trim();
  return /^\+?[\d\s.\-\u2010-\u2015\u2212/]+$/.test(written) ? written : null;
}

/**
 * Normalises a typed phone number to E.164, or null; for forms while typing, light enough for a browser. The server
 * decides (platform/phone), because it knows every country's rules. Saudi mobiles in any common form (05…, 5…, 966…,
 * 00966…, +966…); other countries in international form only (ITU-T E.164: at most 15 digits).
 */
export function normalisePhone(text: string): string | null {
  const written = phoneSigns(text);
  if (written === null) return null;
  const digits = written.replace(/\D/g, '');
  const international = written.startsWith('+') || digits.startsWith('00') ? digits.replace(/^0+/, '') : null;
  const saudi = /^(?:966)?0?(5\d{8})$/.exec(international ?? digits)?.[1];
  if (saudi) return `+966${saudi}`;
  if (international === null || international.startsWith('966')) return null;
  return /^[1-9]\d{7,14}$/.test(international) ? `+${international}` : null;
}
