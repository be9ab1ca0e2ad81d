const DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';

/** Arabic-Indic and Persian digits as Latin ones; direction marks and other invisible characters dropped. */
export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(DIGITS.indexOf(digit) % 10))
    .replace(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069\u061C\uFEFF]/g, '');
}

/**
 * A phone number as people write it → E.164, or null; what a form says while it is typed, light enough for a browser.
 * What counts is the server's own (platform/phone), which knows every country's rules. Saudi mobiles in any common form (05…, 5…, 966…, 00966…, +966…);
 * other countries in international form only (ITU-T E.164: at most 15 digits).
 */
export function normalisePhone(text: string): string | null {
  const written = latinDigits(text.normalize('NFKC')).trim();
  if (!/^\+?[\d\s().\-\u2010-\u2015\u2212/]+$/.test(written)) return null;
  const digits = written.replace(/\D/g, '');
  const international = written.startsWith('+') || digits.startsWith('00') ? digits.replace(/^0+/, '') : null;
  const saudi = /^(?:966)?0?(5\d{8})$/.exec(international ?? digits)?.[1];
  if (saudi) return `+966${saudi}`;
  if (international === null || international.startsWith('966')) return null;
  return /^[1-9]\d{7,14}$/.test(international) ? `+${international}` : null;
}
