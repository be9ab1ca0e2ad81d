/** `115.00` for 11500 halalas. */
export function riyals(halalas: number): string {
  const digits = String(Math.abs(halalas)).padStart(3, '0');
  return `${halalas < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const DECIMALS = 10;

/**
 * The price of a piece in riyals, of which `quantity` cost `halalas` net: two decimals where they are exact, ten where not.
 * Times the quantity it rounds to `halalas` for any quantity below ten million (BR-KSA-EN16931-11).
 */
export function unitPrice(halalas: number, quantity: number): string {
  if (halalas % quantity === 0) return riyals(halalas / quantity);
  const scale = 10n ** BigInt(DECIMALS - 2);
  const pieces = BigInt(quantity);
  const scaled = (2n * BigInt(halalas) * scale + pieces) / (2n * pieces);
  const digits = String(scaled).padStart(DECIMALS + 1, '0');
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}
