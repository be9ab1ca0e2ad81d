import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Complaints, listenForComplaints } from './complaints.ts';
import { type Hands, handsOf } from './hands.ts';
import { awake } from './in-page.ts';

/** Delay of every script of a page: finds journeys that mistake the screen they leave for the one they open. */
const SLOW_CODE_MS = Number(process.env['SLOW_CODE_MS'] ?? 0);

export type Language = 'ar' | 'en';

export interface VisitOptions {
  language?: Language;
  /** Width of the window in CSS pixels; below 768 it is a phone with touch. */
  width?: number;
  javaScript?: boolean;
  /** Requests reduced motion; by default animations run, as they do for most visitors. */
  still?: boolean;
  /** Allows the shop to store pages for offline use; otherwise requests come from pages alone. */
  keepsPages?: boolean;
  /** Has no pointer: `hands` press and fill in by the keyboard alone. */
  byKeyboard?: boolean;
}

/** A visitor with a browser of their own: its storage, cookies and tabs. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  language: Language;
  complaints: Complaints;
  hands: Hands;
  /** Opens a path of the shop in the visitor's language. */
  open(path: string): Promise<void>;
}

/** Whether a window of this width is that of a phone. */
export const isPhone = (width: number) => width < 768;
/** Heights of common screens: a phone's, a laptop's. */
export const heightFor = (width: number) => (isPhone(width) ? 740 : 800);

export async function visit(browser: Browser, shopUrl: string, options: VisitOptions = {}): Promise<Visitor> {
  return enter(await openContext(browser, shopUrl, options), shopUrl, options);
}

/** A new browser context without any data, as for one visitor. */
export async function openContext(browser: Browser, shopUrl: string, options: VisitOptions): Promise<BrowserContext> {
  const { language = 'ar', width = 1280, javaScript = true, still = false, keepsPages = false } = options;
  const context = await browser.newContext({
    baseURL: shopUrl,
    viewport: { width, height: heightFor(width) },
    isMobile: isPhone(width),
    hasTouch: isPhone(width),
    javaScriptEnabled: javaScript,
    reducedMotion: still ? 'reduce' : 'no-preference',
    locale: language === 'ar' ? 'ar-SA' : 'en-US',
    timezoneId: 'Asia/Riyadh',
    serviceWorkers: keepsPages ? 'allow' : 'block',
  });
  context.setDefaultTimeout(15_000);
  if (SLOW_CODE_MS > 0) {
    await context.route(/\/assets\/[^?]*\.js/, async (route) => {
      await setTimeout(SLOW_CODE_MS);
      await route.fallback();
    });
  }
  return context;
}

/** Creates a visitor in a browser context that was opened for these options. */
export async function enter(context: BrowserContext, shopUrl: string, options: VisitOptions): Promise<Visitor> {
  const { language = 'ar', javaScript = true, byKeyboard = false } = options;
  const complaints = listenForComplaints(context, { origin: shopUrl, javaScript });
  const page = await context.newPage();
  return {
    page,
    context,
    language,
    complaints,
    hands: handsOf(page, byKeyboard),
    open: async (path) => {
      await page.goto(addressIn(language, path));
      if (javaScript) await awake(page);
    },
  };
}

/** Address of a page of the shop in a language. */
export function addressIn(language: Language, path: string): string {
  if (language === 'ar') return path;
  return path === '/' ? '/en' : `/en${path}`;
}
