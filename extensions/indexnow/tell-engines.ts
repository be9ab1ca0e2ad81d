import { setTimeout } from 'node:timers/promises';
import { CallError, type EventDelivery, type ExtensionContext } from '@waha/extend';
import { z } from 'zod';
import { KEY_PATH, keyOf } from './index-now.ts';

const PENDING = 'pending';
/** Engines are told again after this time; products that change meanwhile are told of together. */
const REST_MS = 10_000;
/** Pages of one submission; the protocol takes 10,000. */
const MOST_AT_ONCE = 500;
/** Products that wait. Beyond it the oldest are left to the site map. */
const MOST_WAITING = 5_000;
/** No submission is begun later in an attempt, which may take a minute. */
const SENDING_MS = 35_000;
/** An attempt is over by then, whatever became of it. */
const CLAIM_MS = 70_000;

const empty = { ids: [], sentAtMs: 0, claim: null };
const pending = z
  .object({
    ids: z.array(z.int()),
    sentAtMs: z.number(),
    /** The event whose attempt tells of all that waits. */
    claim: z.object({ eventId: z.int(), untilMs: z.number() }).nullable().default(null),
  })
  .catch(empty);

type Context = Pick<ExtensionContext, 'records' | 'call' | 'fetch' | 'settings' | 'shop' | 'now'>;
type Pending = z.infer<typeof pending>;

/**
 * Remembers products that appeared, changed or went, and tells engines of all that wait. Of events at once one waits until the rest is over
 * and tells of all, the others only remember. An attempt that fails or is too short is tried again, so nothing waits for another event.
 */
export async function tellEngines(
  { productIds }: { productIds: readonly number[] },
  { eventId, signal }: EventDelivery,
  context: Context,
  sleep: (ms: number, signal: AbortSignal) => Promise<void> = (ms, by) => setTimeout(ms, undefined, { signal: by }),
): Promise<void> {
  if (keyOf(context) === null) return;
  const startedMs = context.now();
  let isSender = false;
  const waiting = await changePending(context, ({ ids, sentAtMs, claim }) => {
    // A process that ended left its claim; the same event comes again and takes it over.
    isSender = claim === null || claim.eventId === eventId || claim.untilMs <= context.now();
    return {
      ids: [...new Set([...ids, ...productIds])].slice(-MOST_WAITING),
      sentAtMs,
      claim: isSender ? { eventId, untilMs: startedMs + CLAIM_MS } : claim,
    };
  });
  if (!isSender) return;
  try {
    const restMs = waiting.sentAtMs + REST_MS - context.now();
    if (restMs > 0) await sleep(restMs, signal);
    await sendAll(context, startedMs + SENDING_MS);
  } catch (error) {
    await changePending(context, (now) => (now.claim?.eventId === eventId ? { ...now, claim: null } : now));
    throw error;
  }
}

/** Tells of all that waits, and gives the claim back in the moment in which nothing does. */
async function sendAll(context: Context, untilMs: number): Promise<void> {
  let { ids } = pending.parse((await context.records.read(PENDING)) ?? empty);
  do {
    if (context.now() > untilMs) throw new Error(`${ids.length} products wait for another attempt`);
    const batch = ids.slice(0, MOST_AT_ONCE);
    const urls: string[] = [];
    for (const id of batch) urls.push(...(await addressesOf(context, id)));
    if (urls.length > 0) await submit(context, urls);
    const left = await changePending(context, (now) => {
      const others = now.ids.filter((id) => !batch.includes(id));
      const sentAtMs = urls.length > 0 ? context.now() : now.sentAtMs;
      return { ids: others, sentAtMs, claim: others.length > 0 ? now.claim : null };
    });
    ids = left.ids;
  } while (ids.length > 0);
}

const changePending = async ({ records }: Context, change: (now: Pending) => Pending): Promise<Pending> =>
  pending.parse(await records.change(PENDING, (value) => change(pending.parse(value ?? empty))));

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
