import { CallError, type EventDelivery, type ExtensionContext } from '@waha/extend';
import { z } from 'zod';
import { KEY_PATH, keyOf } from './index-now.ts';

const PENDING = 'pending';
/** Engines are told once in this time at most. */
const REST_MS = 60_000;
/** Pages of one submission; the protocol takes 10,000. */
const MOST_AT_ONCE = 100;
/** Products that wait. Beyond it the oldest are left to the site map. */
const MOST_WAITING = 5_000;

const pending = z.object({ ids: z.array(z.int()), sentAtMs: z.number() }).catch({ ids: [], sentAtMs: 0 });

type Context = Pick<ExtensionContext, 'records' | 'call' | 'fetch' | 'settings' | 'shop' | 'now'>;

/**
 * Remembers products that appeared, came back or sold out, and tells engines of those that wait, once a minute at most. What is not
 * accepted goes on waiting, and the event is tried again.
 */
export async function tellEngines(
  { productIds }: { productIds: readonly number[] },
  _: EventDelivery,
  context: Context,
): Promise<void> {
  if (keyOf(context) === null) return;
  let isResting = false;
  const waiting = pending.parse(
    await context.records.change(PENDING, (value) => {
      const { ids, sentAtMs } = pending.parse(value ?? {});
      isResting = context.now() - sentAtMs < REST_MS;
      return { ids: [...new Set([...ids, ...productIds])].slice(-MOST_WAITING), sentAtMs };
    }),
  );
  if (isResting) return;
  const batch = waiting.ids.slice(0, MOST_AT_ONCE);
  const urls: string[] = [];
  for (const id of batch) urls.push(...(await addressesOf(context, id)));
  if (urls.length > 0) await submit(context, urls);
  await context.records.change(PENDING, (value) => {
    const { ids } = pending.parse(value ?? {});
    return { ids: ids.filter((id) => !batch.includes(id)), sentAtMs: context.now() };
  });
}

/** The addresses of a product's page; none where it is no longer sold, or the shop is closed. */
async function addressesOf({ call, shop }: Context, id: number): Promise<string[]> {
  try {
    const { slug } = await call('GET /products/{id}', { params: { id } });
    const path = `/product/${id}/${encodeURIComponent(slug)}`;
    return [`${shop.publicUrl}${path}`];
  } catch (error) {
    if (error instanceof CallError && (error.status === 404 || error.code === 'shop.closed')) return [];
    throw error;
  }
}

/** Submits pages. Throws where the service does not take them. */
export async function submit(context: Pick<Context, 'fetch' | 'settings' | 'shop'>, urls: string[]): Promise<void> {
  const { fetch, settings, shop } = context;
  const key = String(settings['key']);
  const { status } = await fetch(`${settings['url']}/indexnow`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(shop.publicUrl).host,
      key,
      keyLocation: `${shop.publicUrl}${KEY_PATH}`,
      urlList: urls,
    }),
  });
  if (status !== 200 && status !== 202) throw new Error(`The service answered with status ${status}`);
}
