/** An IBAN without spaces and in capitals, or null if it is invalid (ISO 13616: rotated, as a number, 1 modulo 97). */
export function normaliseIban(typed: string): string | null {
  const iban = typed.replaceAll(/[\s\u200e\u200f-]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return null;
  // Saudi ones have 24 characters; a digit too many can still be 1 modulo 97.
  if (iban.startsWith('SA') && iban.length !== 24) return null;
  return remainder(`${iban.slice(4)}${iban.slice(0, 4)}`) === 1 ? iban : null;
}

/** Modulo 97, letters counted as 10 to 35, digit by digit: the whole number is far above 2^53. */
function remainder(text: string): number {
  let rest = 0;
  for (const character of text) {
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest;
}
