import type { Browser, BrowserContext } from 'playwright-core';
import { enter, openContext, type VisitOptions, type Visitor } from './visitor.ts';

const contexts = new Map<string, Promise<BrowserContext>>();

/**
 * A visitor in whose browser the shop's files are cached already, as fetched by an earlier visitor with the same
 * options. No other data is shared: pages, cookies and storage are new. Used by one visitor at a time.
 */
export async function visitWithCache(browser: Browser, shopUrl: string, options: VisitOptions): Promise<Visitor> {
  const kind = JSON.stringify([shopUrl, options]);
  const opened = contexts.get(kind) ?? openContext(browser, shopUrl, options);
  contexts.set(kind, opened);
  const context = await opened;
  if (context.pages().length > 0) throw new Error('The visitor before has not left yet');
  await context.clearCookies();
  const visitor = await enter(context, shopUrl, options);
  const session = await context.newCDPSession(visitor.page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(shopUrl).origin, storageTypes: 'all' });
  await session.detach();
  return visitor;
}

/** Closes the visitor's pages; the browser remains for the next visitor. */
export async function leaveCache({ context, complaints }: Visitor): Promise<void> {
  for (const page of context.pages()) await page.close();
  complaints.end();
}
