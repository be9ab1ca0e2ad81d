import type { ExtensionContext } from '@waha/extend';

/** The file in which engines find the key; the protocol lets its place be named (`keyLocation`). */
export const KEY_PATH = '/indexnow-key.txt';

const KEY = /^[a-zA-Z\d-]{8,128}$/;

/** The key, where engines may be told of this shop: a real one, at an address that they can reach. */
export function keyOf({ settings, shop }: Pick<ExtensionContext, 'settings' | 'shop'>): string | null {
  const key = String(settings['key']);
  return KEY.test(key) && !shop.isDemo && shop.publicUrl.startsWith('https://') ? key : null;
}
