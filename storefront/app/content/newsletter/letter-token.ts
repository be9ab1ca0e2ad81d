/** The token of a letter's link, from the address it leads to; null when a piece of it was lost. */
export function letterToken(address: string): string | null {
  const token = new URL(address).searchParams.get('token') ?? '';
  return /^[\w-]{43}$/.test(token) ? token : null;
}

/** A page whose address carries a secret: kept nowhere, and not told to whatever it links to. */
export const secretPageHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
