import { useEffect } from 'react';
import { api } from '../api/api.ts';
import { useCall } from '../api/use-call.ts';

const COOKIE = 'shop-pass';
/** As long as a staff session may last; the server ends the pass with the session. */
const SECONDS = 12 * 3_600;

/**
 * Whether the shop is closed; undefined until that is known. While it is, this browser gets a pass, so that every link to the shop
 * leads past the closed page.
 */
export function useClosedShop(): boolean | undefined {
  const { data } = useCall('GET /admin/settings/opening');
  const isClosed = data && !data.is_open;
  useEffect(() => {
    if (isClosed) void keepPass();
  }, [isClosed]);
  return isClosed;
}

/** A pass is issued once a browser session: an earlier one may belong to a staff session that has ended. */
async function keepPass(): Promise<void> {
  if (isKept) return;
  isKept = true;
  try {
    const { pass } = await api('POST /admin/auth/shop-pass');
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and over http
    document.cookie = `${COOKIE}=${pass}; Path=/; Max-Age=${SECONDS}; SameSite=Lax${secure}`;
  } catch {
    isKept = false;
  }
}

let isKept = false;
