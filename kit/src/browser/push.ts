/** Whether this browser can show notifications of the shop: `install`, once the shop is on the home screen (iPhone and iPad). */
export type PushAbility = 'ready' | 'denied' | 'install' | 'unsupported';

export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** A subscription as the API takes it. */
export interface SubscribedBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** One of the shop's service workers, and the calls by which the shop learns of its subscription. */
export interface PushPlace {
  /** The path below which it works. */
  scope: string;
  register(): Promise<ServiceWorkerRegistration>;
  /** The shop's `applicationServerKey`. */
  readKey(): Promise<string>;
  keep(subscription: SubscribedBrowser): Promise<unknown>;
  end(subscription: SubscribedBrowser): Promise<unknown>;
  storeKey: string;
}

/** Asks the person, subscribes, and has the shop keep it. To be called within a press: Safari takes the question only then. */
export async function switchOn({ register, readKey, keep, storeKey }: PushPlace): Promise<'on' | 'off' | 'denied'> {
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') return answer === 'denied' ? 'denied' : 'off';
  const key = await readKey();
  await keep(await subscribe(await register(), key));
  await leaveKeyForWorker(storeKey).catch(() => undefined);
  return 'on';
}

/** Ends the subscription of this browser. Where the shop does not answer, it hears of the end from the push service. */
export async function switchOff({ scope, end }: Pick<PushPlace, 'scope' | 'end'>): Promise<'off'> {
  const subscription = await findSubscription(scope);
  await subscription?.unsubscribe();
  if (subscription) await end(present(subscription)).catch(() => undefined);
  return 'off';
}

/** The subscription of the worker at a path; undefined where there is none. */
export async function readSubscription(scope: string): Promise<SubscribedBrowser | undefined> {
  const subscription = await findSubscription(scope);
  return subscription ? present(subscription) : undefined;
}

async function findSubscription(scope: string): Promise<PushSubscription | undefined> {
  const worker = await navigator.serviceWorker.getRegistration(scope);
  // The browser names the worker of the shop for the admin, too, as long as that has none of its own.
  if (worker?.scope !== new URL(scope, location.origin).href) return undefined;
  return (await worker.pushManager.getSubscription()) ?? undefined;
}

/** Subscribes by the shop's key, once notifications are allowed. One that is bound to another key is replaced. */
async function subscribe(worker: ServiceWorkerRegistration, key: string): Promise<SubscribedBrowser> {
  await untilActive(worker);
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return present(await worker.pushManager.subscribe(options));
  } catch (error) {
    const former = await worker.pushManager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return present(await worker.pushManager.subscribe(options));
  }
}

/** Leaves the shop's key for the service worker, which renews a subscription without any page (worker/push.ts). */
async function leaveKeyForWorker(storeKey: string): Promise<void> {
  const cache = await caches.open('push-1');
  await cache.put('/push-key', new Response(storeKey));
}

/** The mark by which the shop's lists of devices know this one: SHA-256 of the address, in base64url. */
export async function markOf({ endpoint }: SubscribedBrowser): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return withoutPadding(btoa(String.fromCharCode(...new Uint8Array(digest))));
}

function present(subscription: PushSubscription): SubscribedBrowser {
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, p256dh: withoutPadding(keys?.p256dh ?? ''), auth: withoutPadding(keys?.auth ?? '') };
}

const withoutPadding = (text: string): string => text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** Resolves once the worker runs: a subscription needs that. */
function untilActive(worker: ServiceWorkerRegistration): Promise<void> {
  const coming = worker.installing ?? worker.waiting;
  if (worker.active || !coming) return Promise.resolve();
  return new Promise((resolve, reject) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
      if (coming.state === 'redundant') reject(new Error('the service worker was not installed'));
    });
  });
}
