import type { Request } from 'playwright-core';
import { expect } from 'vitest';
import { firstRequests } from '../../storefront/app/community/feed/early-script.ts';
import { putInCart } from '../support/cart-line.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { signInAsMember } from '../support/member.ts';
import { publicRoutes } from '../support/public-routes.ts';
import { addressIn } from '../support/visitor.ts';
import { words } from '../support/words.ts';

for (const language of ['ar', 'en'] as const) {
  journey(`the cart shows what is known of it before its scripts arrive (${language})`, async ({ arrive }) => {
    const visitor = await arrive({ language, width: 360 });
    const { page, context, complaints } = visitor;
    complaints.allow(/request failed|Failed to load resource|dynamically imported module/);
    const empty = page.getByText(words(language).cart.empty);
    const shape = page.locator('main .animate-pulse').first();
    const path = addressIn(language, '/cart');

    await context.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path);
    await empty.waitFor();
    expect(await shape.isVisible()).toBe(false);

    await context.unroute('**/assets/*.js');
    await putInCart(visitor, await findProduct('book-saudi-kitchen'));
    await context.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path);
    await shape.waitFor();
    expect(await empty.isVisible()).toBe(false);

    await context.unroute('**/assets/*.js');
    await visitor.open('/cart');
    await page
      .getByRole('link', { name: words(language).cart.checkout })
      .first()
      .waitFor();
    expect(await empty.count()).toBe(0);
  });
}

journey(
  'what lies below the first screen of a phone is there without scripts, and at the first touch',
  async ({ arrive }) => {
    const visitor = await arrive({ language: 'ar', width: 360 });
    const { page, context, complaints } = visitor;
    complaints.allow(/request failed|Failed to load resource|dynamically imported module/);
    await context.route('**/assets/*.js', (route) => route.abort());
    const parts = () => page.evaluate<string | null>('document.documentElement.getAttribute("data-drawn")');

    // Without a touch, the page's own timer shows the rest.
    await page.goto('/');
    await expect.poll(parts).toBeNull();

    // Stopped clock: only a touch shows the remaining parts.
    await page.clock.install();
    await page.goto('/');
    expect(await parts()).toBe('first');
    await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown');
    expect(await parts()).toBeNull();

    // A link to one part of the page shows all of it at once.
    await page.goto('/#main');
    await page.reload();
    expect(await parts()).toBeNull();
  },
);

/** Parts with text that begin in the first screen and are left out of its first frame: Safari waits longest for them. */
const LEFT_OUT = `[...document.querySelectorAll('main *')]
  .filter((one) => getComputedStyle(one).contentVisibility === 'hidden' && one.textContent.trim() !== '')
  .filter((one) => one.getBoundingClientRect().top < innerHeight)
  .map((one) => Math.round(one.getBoundingClientRect().top) + ' ' + one.outerHTML.slice(0, 120))`;

journey('nothing of the first screen of a phone is left out of its first frame', async ({ arrive }) => {
  const { page, context, complaints } = await arrive({ language: 'ar', width: 360 });
  complaints.allow(/404|request failed|Failed to load resource|dynamically imported module/);
  await context.route('**/assets/*.js', (route) => route.abort());
  await page.clock.install();
  const addresses = [...publicRoutes.values()].map(({ address }) => address());
  const ofMembers = ['/community', '/community/reels', '/community/posts/new', '/account', '/account/orders'];
  const leftOut: Record<string, string[]> = {};
  for (const path of [...(await Promise.all(addresses)), ...ofMembers]) {
    await page.goto(path);
    expect(await page.evaluate('document.documentElement.dataset.drawn'), path).toBe('first');
    const found = await page.evaluate<string[]>(LEFT_OUT);
    if (found.length > 0) leftOut[path] = found;
  }
  expect(leftOut).toEqual({});
});

journey('from the first touch on a page is laid out part by part, one in a frame', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'ar', width: 360 });
  await open('/');
  await page.evaluate(`(() => {
    globalThis.laidOut = [];
    const look = () => {
      laidOut.push(document.querySelectorAll('[style*="content-visibility"]').length);
      if (!document.documentElement.hasAttribute('data-drawn-last')) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    scrollBy(0, 1);
  })()`);
  await page.locator('html[data-drawn-last]').waitFor({ state: 'attached' });
  const frames = await page.evaluate<number[]>('laidOut');
  const steps = frames.map((parts, at) => parts - (frames[at - 1] ?? 0));
  expect(Math.max(...steps)).toBe(1);
  expect(Math.max(...frames)).toBeGreaterThan(5);
});

journey('a document of the community requests what it opens with before its scripts, and once', async ({ arrive }) => {
  const visitor = await arrive({ language: 'en', width: 360 });
  const { page, open, complaints } = visitor;
  complaints.allow(/request failed|Failed to load resource/);
  await signInAsMember(visitor);
  // The browser learns that its user is a member.
  await open('/community');
  await page.locator('main article').first().waitFor();
  for (const [path, requests] of Object.entries(firstRequests)) {
    const asked: string[] = [];
    const listen = (request: Request) => asked.push(request.url().slice(new URL(request.url()).origin.length));
    page.on('request', listen);
    await page.goto(addressIn('en', path));
    await page.locator('main article').first().waitFor();
    page.off('request', listen);
    const scripts = asked.findIndex((one) => one.includes('/entry.client-'));
    for (const request of requests) {
      const address = `/api/store${request}`;
      expect(asked.slice(0, scripts), path).toContain(address);
      expect(
        asked.filter((one) => one === address),
        path,
      ).toHaveLength(1);
    }
  }
});
