import { type HandOver, handoverOf } from './hand-over.ts';
import { readItemId } from './item-ids.ts';
import type { Session } from './session.ts';

/** The address of the shop's own checkout with these things, for the person who buys: it holds ids, and by whom they were chosen. */
export async function continueUrl(session: Session, publicUrl: string, handOver: HandOver): Promise<string> {
  const { lines, codes, language, state } = session;
  const items = lines.flatMap(({ item, quantity }) => {
    const key = readItemId(item);
    if (!key) return [];
    const id = key.variantId === null ? String(key.productId) : `${key.productId}.${key.variantId}`;
    return [`${id}:${Math.min(quantity, 99)}`];
  });
  const url = new URL(`${publicUrl}${language === 'en' ? '/en' : ''}/checkout/continue`);
  url.searchParams.set('items', items.join(','));
  if (codes[0]) url.searchParams.set('code', codes[0]);
  if (state === 'open') url.searchParams.set('handover', await handoverOf(handOver, session));
  return url.href;
}
