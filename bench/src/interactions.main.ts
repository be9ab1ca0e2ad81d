import { rm } from 'node:fs/promises';
import { awake } from '../../e2e/support/in-page.ts';
import { type BrowserContext, type Locator, launchChromium, type Page } from '../../e2e/support/launch-chromium.ts';
import { openShop } from '../../e2e/support/provide-shop.ts';
import { openContext } from '../../e2e/support/visitor.ts';
import { buildFronts } from '../../server/src/start/index.ts';
import { type MeasuredPage, pagesOf, storagesOf } from './measured-pages.ts';

const SLOWDOWN = Number(process.env.BENCH_SLOWDOWN ?? 4);
const GOAL_MS = 100;
/** Controls that are used on each page, from its top. */
const CONTROLS = 40;
/** An interaction is reported with the frame that shows it; later ones belong to the next control. */
const SETTLE_MS = 350;
const PHONE = 360;
/** `npm run bench:interactions -- home cart` measures these pages only. */
const asked = process.argv.slice(2);
const print = (line: string) => process.stdout.write(`${line}\n`);

/** How long the page took from an input to the next frame, in milliseconds. */
interface Interaction {
  ms: number;
  /** The event, and milliseconds before its handlers, in them, and until the frame. */
  parts: string;
  /** The name of the control. */
  on: string;
}

/**
 * `npm run bench:interactions`: uses the controls of the main pages on a phone with a processor slowed down four times,
 * and prints the Interaction to Next Paint of each page (https://web.dev/articles/inp): the slowest interaction, since
 * there are fewer than fifty.
 */
async function main(): Promise<void> {
  await buildFronts(print);
  const { shop, dataDir } = await openShop(print);
  const browser = await launchChromium();
  try {
    const storages = await storagesOf(shop.url);
    print(['page', 'INP ms', 'used', 'slowest'].map((title) => title.padEnd(15)).join(''));
    for (const [name, page] of Object.entries(await pagesOf(shop.url))) {
      if (asked.length > 0 && !asked.includes(name)) continue;
      const context = await openContext(browser, shop.url, { width: PHONE });
      const found = await measure(context, page, page.visitor ? storages[page.visitor] : {});
      await context.close();
      const slowest = found.toSorted((one, other) => other.ms - one.ms);
      const inp = slowest[0]?.ms ?? Number.NaN;
      const isMet = inp <= GOAL_MS;
      if (!isMet) process.exitCode = 1;
      const worst = slowest.slice(0, 3).map(({ ms, parts, on }) => `${ms} (${parts}) ${on}`);
      print(
        [name, `${isMet ? '✓' : '✗'} ${inp}`, String(found.length), worst.join('; ')]
          .map((cell) => cell.padEnd(15))
          .join(''),
      );
    }
  } finally {
    await browser.close();
    await shop.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function measure(
  context: BrowserContext,
  { path }: MeasuredPage,
  storage: Record<string, string>,
): Promise<Interaction[]> {
  await context.addInitScript({
    content: `(${JSON.stringify(Object.entries(storage))}).forEach(([key, value]) => localStorage.setItem(key, value))`,
  });
  await context.addInitScript({ content: OBSERVE });
  const page = await context.newPage();
  await page.goto(path);
  await awake(page);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const found: Interaction[] = [];
  const home = page.url();
  for (let at = 0; found.length < CONTROLS; at += 1) {
    const control = page.locator(USABLE).nth(at);
    if ((await control.count()) === 0) break;
    const used = await use(page, control).catch(() => undefined);
    if (used) found.push(used);
    if (page.url() !== home) {
      await page.goto(home);
      await awake(page);
      await page.waitForLoadState('networkidle');
    }
  }
  return found;
}

/** Keeps the longest interaction since it was last set to 0 (https://w3c.github.io/event-timing/). */
const OBSERVE = `
  globalThis.slowest = undefined;
  new PerformanceObserver((list) => {
    for (const { name, interactionId, startTime, processingStart, processingEnd, duration } of list.getEntries()) {
      if (!interactionId || duration <= (slowest?.ms ?? 0)) continue;
      const [waited, worked] = [processingStart - startTime, processingEnd - processingStart].map(Math.round);
      slowest = { ms: duration, parts: [name, waited, worked, Math.round(duration - waited - worked)].join(' ') };
    }
  }).observe({ type: 'event', durationThreshold: 16 });
`;

const USABLE = ['button', 'summary', 'input', 'select', 'textarea', '[role=button]', '[role=tab]', 'main a[href]']
  .map((one) => `:is(header, main, nav) :is(${one}):not([disabled])`)
  .join(', ');

const FIELD = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range])';

/** Uses one control: types into a field, presses anything else; undefined where it cannot be reached. */
async function use(page: Page, control: Locator): Promise<Interaction | undefined> {
  if (!(await control.isVisible())) return undefined;
  await control.scrollIntoViewIfNeeded({ timeout: 1_000 });
  // A person scrolls, and presses when the page stands still.
  await page.waitForTimeout(SETTLE_MS);
  const name =
    (await control.getAttribute('aria-label')) ?? (await control.getAttribute('name')) ?? (await control.textContent());
  await page.evaluate('slowest = undefined');
  const isField = await control.and(page.locator(FIELD)).count();
  await control.tap({ timeout: 1_500 });
  if (isField > 0) await page.keyboard.type('نور 5');
  await page.waitForTimeout(SETTLE_MS);
  const slowest = await page.evaluate<Pick<Interaction, 'ms' | 'parts'> | undefined>('slowest').catch(() => undefined);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(SETTLE_MS / 2);
  return { ...(slowest ?? { ms: 0, parts: '' }), on: (name ?? '').trim().replace(/\s+/g, ' ').slice(0, 40) };
}

await main();
