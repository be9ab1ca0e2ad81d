const ZEROS = [0x0660, 0x06f0];

/** Converts digits as people type them to those of the API: `١٢٫٥` becomes `12.5`, `1,299` becomes `1299`. */
export function latinNumber(typed: string): string {
  const digits = typed.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code));
  });
  return digits
    .replace(/[\s٬\u200e\u200f]/g, '')
    .replace('٫', '.')
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
}

/**
 * The typed text as a number of the API, or null if it is empty. A text that is no number is sent as typed, so that the
 * server refuses it at its field; the return type does not guarantee a number.
 */
export function readNumber(typed: string): number | null {
  const text = latinNumber(typed);
  if (text === '') return null;
  return /^-?\d*\.?\d+$/.test(text) ? Number(text) : (typed as unknown as number);
}

/** A number as text for a field; '' for null. */
export function showNumber(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}
