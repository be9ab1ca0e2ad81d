import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page, Route } from 'playwright-core';
import { awake } from '../support/in-page.ts';
import { findPageFaults } from '../support/page-faults.ts';
import { workAs } from '../support/staff-browser.ts';
import { storedPages } from '../support/stored-pages.ts';
import { addressIn, type Language, type Visitor, visit } from '../support/visitor.ts';
import type { Screen } from './screens.ts';
import type { State } from './states.ts';
import type { World } from './worlds.ts';

export interface Look {
  language: Language;
  width: number;
  theme: 'light' | 'dark';
}

export interface Cell extends Look {
  screen: Screen;
  state: State;
}

/** Most of a page that a picture shows. */
const TALLEST = 2_400;
/** A wait as short as a reader barely notices. */
const SOON_MS = 400;
/** After these the storefront says that it takes long, and offers to start anew (ui/slow-notice.tsx). */
const SLOW_MS = 3_100;
const STUCK_MS = 7_500;

/** A page that may be stored is, after this. */
const STORING_MS = 1_500;

/** Calls of a screen; the session is confirmed in any state, since its failure is the same on every screen. */
const CALLS = /\/api\/store\/(?!auth\/me)(?!community\/membership-status)/;
/** A step inside the shop asks for the data of the next page as well. */
const STEPS = /\.data(?:\?|$)/;

/** Opens the screen of a cell in its state; resolves with a picture of it and its faults. */
export async function picture(browser: Browser, world: World, cell: Cell) {
  const { language, width, theme, state } = cell;
  const keepsPages = state === 'offline';
  const visitor = await visit(browser, world.url, { language, width, still: true, keepsPages });
  const { page, context } = visitor;
  try {
    await page.emulateMedia({ colorScheme: theme });
    await enter(visitor, world, cell);
    await bring(visitor, world, cell);
    const faults = await findPageFaults(page);
    const height = Math.min(TALLEST, await page.evaluate<number>('document.documentElement.scrollHeight'));
    const png = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
    return { png, faults };
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

/** Stores who reads, and the cart. */
async function enter(visitor: Visitor, world: World, { screen, state, language }: Cell): Promise<void> {
  if (screen.reader === 'owner') return workAs(visitor, world.owner, language);
  const kept = {
    ...(screen.reader === 'member' && { token: world.member.token, user: JSON.stringify(world.user) }),
    ...(screen.cart?.(state) && { cart: world.things.cart ?? '[]' }),
  };
  await visitor.page.addInitScript((storage) => {
    for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  }, kept);
}

async function bring(visitor: Visitor, world: World, cell: Cell): Promise<void> {
  const { page, language } = visitor;
  const { screen, state } = cell;
  const path = screen.at(world, state);
  const address = screen.reader === 'owner' ? path : addressIn(language, path);
  const trouble = troubles[state];
  if (!trouble) {
    await page.goto(address);
    return settle(visitor, screen);
  }
  await trouble.before?.(visitor);
  await (screen.presses || trouble.after ? open(visitor, screen, address) : start(visitor, screen));
  await trouble.during?.(visitor, screen);
  if (screen.presses) await press(visitor, screen.presses);
  else if (!trouble.after) await (screen.isServed ? step(visitor, address) : page.goto(address));
  await trouble.after?.(visitor, { screen, address });
  if (screen.reader !== 'owner') await awake(page);
  await trouble.wait(visitor);
}

interface Trouble {
  /** Done in an empty window. */
  before?(visitor: Visitor): Promise<unknown>;
  /** Done before the screen is opened, or before its button is pressed. */
  during?(visitor: Visitor, screen: Screen): Promise<unknown>;
  /** Done with the screen open; then it is opened before. */
  after?(visitor: Visitor, where: { screen: Screen; address: string }): Promise<unknown>;
  wait(visitor: Visitor): Promise<unknown>;
}

/** Answers the calls of a screen, and those of a step to it. */
function answerWith({ context }: Visitor, { isServed }: Screen, handle: (route: Route) => Promise<void>) {
  return context.route((url) => CALLS.test(url.href) || (isServed === true && STEPS.test(url.href)), handle);
}

/** From here on no call is answered. */
const hold = (visitor: Visitor, screen: Screen) => answerWith(visitor, screen, () => new Promise(() => {}));

const troubles: Readonly<Partial<Record<State, Trouble>>> = {
  loading: { during: hold, wait: () => sleep(SOON_MS) },
  slow: {
    before: ({ page }) => page.clock.install(),
    during: hold,
    async wait({ page }) {
      await sleep(SOON_MS);
      await page.clock.fastForward(SLOW_MS);
      await page.clock.fastForward(STUCK_MS);
      await sleep(SOON_MS);
    },
  },
  error: {
    during: (visitor, screen) => answerWith(visitor, screen, (route) => route.fulfill({ status: 500, body: '' })),
    wait: ({ page }) => shown(page),
  },
  offline: {
    async before({ page }) {
      // The first page brings the service worker, which stores those that follow.
      await page.goto('/');
      while (!(await storedPages(page)).includes('/')) await sleep(200);
    },
    async after({ page, context }, { screen, address }) {
      await sleep(STORING_MS);
      await context.setOffline(true);
      if (screen.reader !== 'owner') return void (await page.reload());
      // The admin stores no screens: this one is left and entered again.
      await step({ page }, address.includes('/settings') ? '/admin/mails' : '/admin/settings');
      await step({ page }, address);
    },
    wait: () => sleep(STORING_MS),
  },
};

/** Waits until no placeholder is left; one that stays is what the picture shows. */
async function shown(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (let looks = 0; looks < 10; looks += 1) {
    await sleep(SOON_MS);
    if ((await page.locator('main .animate-pulse').count()) === 0) return;
  }
}

/** The page that a screen is entered from. */
async function start({ page, language }: Visitor, screen: Screen): Promise<void> {
  if (!screen.isServed) return;
  await page.goto(addressIn(language, '/track-order'));
  await awake(page);
  await page.waitForLoadState('networkidle');
}

/** A step inside the shop, as a link makes it: the router hears of the address. */
async function step({ page }: Pick<Visitor, 'page'>, address: string): Promise<void> {
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(address)}), dispatchEvent(new PopStateEvent('popstate', { state: null })), true`,
  );
}

async function open(visitor: Visitor, screen: Screen, address: string): Promise<void> {
  await visitor.page.goto(address);
  await settle(visitor, screen);
}

async function press({ page }: Visitor, { fill, button }: NonNullable<Screen['presses']>): Promise<void> {
  for (const [field, text] of Object.entries(fill)) await page.locator(field).fill(text);
  await page.locator(button).first().click();
}

async function settle({ page }: Visitor, { reader }: Screen): Promise<void> {
  if (reader !== 'owner') await awake(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready.then(() => true)');
}
