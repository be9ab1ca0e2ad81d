import type { Api } from '@waha/contract/client';
import type { SavedCartLine } from '@waha/contract/types';
import { storedToken } from '../api/session.ts';
import { onLeaving } from '../stored-text.ts';
import type { CartLine } from './cart-lines.ts';
import { changeCart, readCurrentCart, watchCart } from './cart-store.ts';
import { lineOfQuote } from './line-of-quote.ts';
import { restoringCart } from './restoring-cart.ts';

/** How long a changed cart rests before it is saved, so that many taps are one request. */
const REST_MS = 4_000;
const MOST_LINES = 100;

let leave = () => {};
let turns = 0;
onLeaving(() => leave());

/**
 * Keeps the account's cart and this browser's the same: an empty browser takes over what another device left, and each later change is
 * saved. Failures are silent, since the browser has its cart all the same.
 */
export async function followCart(api: Api): Promise<void> {
  leave();
  turns += 1;
  const turn = turns;
  const token = storedToken();
  const isLeft = () => turn !== turns || token === null || token !== storedToken();
  if (isLeft()) return;
  const saved = await api('GET /cart');
  if (isLeft()) return;
  if (readCurrentCart().isEmpty && saved.lines.length > 0) await takeOver(api, saved.lines, isLeft);
  let known = JSON.stringify(saved.lines);
  let resting: ReturnType<typeof setTimeout> | undefined;
  const save = async () => {
    const lines = savedLines(readCurrentCart().lines);
    const text = JSON.stringify(lines);
    if (text === known || isLeft()) return;
    await api('PUT /cart', { body: { lines } });
    known = text;
  };
  const rest = () => {
    clearTimeout(resting);
    resting = setTimeout(() => void save().catch(() => undefined), REST_MS);
  };
  const unwatch = watchCart(rest);
  leave = () => {
    clearTimeout(resting);
    unwatch();
    leave = () => {};
  };
  rest();
}

/** Takes the lines that can still be had, at the prices of this moment. */
async function takeOver(api: Api, lines: readonly SavedCartLine[], isLeft: () => boolean): Promise<void> {
  const wanted = lines.map(({ variant_id: variant, ...line }) =>
    variant === null ? line : { ...line, variant_id: variant },
  );
  const quote = await api('POST /orders/quote', { body: { lines: wanted } });
  const sold = quote.lines.filter(({ name, available_quantity: left }) => name !== '' && left > 0).map(lineOfQuote);
  if (isLeft()) return;
  restoringCart.isRunning = true;
  changeCart((now) => (now.length === 0 ? sold : [...now]));
  restoringCart.isRunning = false;
}

/** Lines as the account keeps them: products alone, in the order of the cart. What a buyer filled in stays in the browser. */
export function savedLines(lines: readonly CartLine[]): SavedCartLine[] {
  return lines
    .filter((line) => line.bundle_id === null && !line.answers)
    .slice(0, MOST_LINES)
    .map(({ id, variant_id, quantity }) => ({ product_id: id, variant_id, quantity }));
}
