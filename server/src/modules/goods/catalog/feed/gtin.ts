const LENGTHS = new Set([8, 12, 13, 14]);

/** Prefixes of GS1 for numbers inside a company and for coupons: no shopping service takes them. */
const RESTRICTED = /^(?:02|04|2|05|98|99)/;

/**
 * A barcode as a GTIN (GS1 General Specifications §7.9): 8, 12, 13 or 14 digits with a right check digit. Null for any other one, which
 * shopping services would refuse with its product.
 */
export function gtinOf(barcode: string | null | undefined): string | null {
  const digits = barcode?.trim() ?? '';
  if (!/^\d+$/.test(digits) || !LENGTHS.has(digits.length)) return null;
  const whole = digits.padStart(14, '0');
  const sum = [...whole].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  const isRestricted = digits.length !== 8 && RESTRICTED.test(whole.slice(1));
  return sum % 10 === 0 && !isRestricted && /[1-9]/.test(digits) ? digits : null;
}
