/** An address with its origin; one that has an origin stays as it is. */
export function absolute(origin: string, address: string): string {
  return /^https?:/.test(address) ? address : `${origin}${address}`;
}
