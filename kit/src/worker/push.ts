/*
 * Notifications, as part of the service workers of the shop and of the admin: their builds write it into one file, so it imports
 * nothing and its names are its own. What is shown is what the server encrypted for this browser (docs/decisions/0205).
 */
{
  // TypeScript types `self` as a generic worker; this one is a service worker.
  const scope = self as unknown as ServiceWorkerGlobalScope;

  interface Message {
    title: string;
    body: string;
    path: string;
    tag: string;
    lang: string;
    dir: NotificationDirection;
  }

  scope.addEventListener('push', (event) => {
    event.waitUntil(show(event.data?.json() as Message));
  });

  async function show({ title, body, path, tag, lang, dir }: Message): Promise<void> {
    const icon = await iconOfShop();
    await scope.registration.showNotification(title, { body, tag, lang, dir, data: { path }, ...(icon && { icon }) });
  }

  /** The icon of the installed shop; where the shop does not answer soon there is none, and the browser shows its own. */
  async function iconOfShop(): Promise<string | undefined> {
    const manifest = await fetch('/manifest.webmanifest', { signal: AbortSignal.timeout(2_000) })
      .then((answer) => answer.json())
      .catch(() => undefined);
    return manifest?.icons?.[0]?.src;
  }

  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data?.path ?? '/')));
  });

  /** Shows the tab that has the page already, or opens one: a tab with anything else in it is left as it is. */
  async function open(path: string): Promise<void> {
    const url = new URL(path, scope.location.origin);
    if (url.origin !== scope.location.origin) return;
    const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const shown = tabs.find((tab) => tab.url === url.href);
    await (shown ? shown.focus() : scope.clients.openWindow(url.href));
  }

  scope.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(event as PushSubscriptionChangeEvent));
  });

  /** Goes on with a subscription in place of one that the browser ended. */
  async function renew({ oldSubscription: former, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
    const next = newSubscription ?? (former && (await scope.registration.pushManager.subscribe(former.options)));
    // Written by the page that subscribed (browser/push.ts).
    const key = await caches.match('/push-key', { cacheName: 'push-1' });
    if (!former || !next || !key) return;
    const { endpoint, keys } = next.toJSON();
    await fetch('/api/store/push/devices/renew', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': await key.text() },
      body: JSON.stringify({
        ...{ endpoint, p256dh: keys?.p256dh, auth: keys?.auth },
        ...{ former_endpoint: former.endpoint, former_auth: former.toJSON().keys?.auth },
      }),
    });
  }

  const isOfAdmin = new URL(scope.registration.scope).pathname.startsWith('/admin');
  const LOGOUT = `/api/store${isOfAdmin ? '/admin' : ''}/auth/logout`;

  // The holder of the account leaves this browser, with a connection or without: nothing of theirs is shown here any more.
  // One whose session only ran out still hears of their orders.
  scope.addEventListener('fetch', (event) => {
    if (event.request.method === 'POST' && new URL(event.request.url).pathname === LOGOUT)
      event.waitUntil(scope.registration.pushManager.getSubscription().then((one) => one?.unsubscribe()));
  });
}
