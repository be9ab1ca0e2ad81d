import type { BrowserContext, Page } from 'playwright-core';

export interface Complaints {
  /** Unexpected errors so far, a line each. */
  unexpected(): string[];
  /** Ignores complaints that match: for journeys that cause errors on purpose. */
  allow(pattern: RegExp): void;
  /** Stops listening. */
  end(): void;
}

/** Chromium's reason for a script that does not run because JavaScript is off. */
const SWITCHED_OFF = 'csp';

/** A page cancels requests it no longer needs: those of an older search, of a page being left. */
const CANCELLED = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'];

const STORAGE_REFUSED = 'SecurityError: The operation is insecure.';

/**
 * Firefox's words for a font of a page being left, and for a style by which Playwright asks what a page may do. It also
 * asks for an icon where a page has none.
 */
const NOT_THE_SHOPS = [
  /download failed .* status=2152398850/,
  /'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA='/,
  /favicon\.ico because it violates/,
];

/** Listens to everything a visitor should never meet: errors, failed requests, requests to another origin. */
export function listenForComplaints(
  context: BrowserContext,
  { origin, javaScript }: { origin: string; javaScript: boolean },
): Complaints {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  const listenTo = (page: Page) => {
    page.on('pageerror', (error) => {
      // Init scripts that use storage fail in Firefox before the page has an address, and are told of with it, without
      // a place in any script.
      const isOfInitScript = page.url() === 'about:blank' || error.stack?.endsWith(`${STORAGE_REFUSED}\nundefined`);
      if (isOfInitScript || NOT_THE_SHOPS.some((pattern) => pattern.test(error.message))) return;
      heard.push(`error on ${page.url()}: ${error.name} ${error.stack || error.message}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') heard.push(`console on ${page.url()}: ${message.text()}`);
    });
  };
  context.on('page', listenTo);
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^https?:$/.test(protocol) && asked !== origin) heard.push(`request to another origin: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason';
    if (!javaScript && reason === SWITCHED_OFF && request.resourceType() === 'script') return;
    if (!CANCELLED.includes(reason)) heard.push(`request failed (${reason}): ${request.method()} ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400) return;
    const place = heard.push(`${response.status()} for ${response.request().method()} ${response.url()}`) - 1;
    // The text of a refusal explains the error; navigation may discard the body before it is read.
    const spell = (body: string) => {
      heard[place] += ` ${body.slice(0, 400)}`;
    };
    if (response.headers()['content-type']?.includes('json')) response.text().then(spell, () => undefined);
  });
  return {
    unexpected: () => heard.filter((text) => !allowed.some((pattern) => pattern.test(text))),
    allow: (pattern) => allowed.push(pattern),
    end: () => {
      for (const event of ['page', 'request', 'requestfailed', 'response']) context.removeAllListeners(event);
    },
  };
}
