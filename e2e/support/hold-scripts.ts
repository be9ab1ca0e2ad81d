import type { BrowserContext } from 'playwright-core';

/**
 * Holds back the script that begins a page, as a slow network does: pages are shown long before they answer. The
 * returned function lets it through, from then on too.
 */
export async function holdScripts(context: BrowserContext): Promise<() => void> {
  let wakeUp = () => {};
  const isAwaited = new Promise<void>((resolve) => {
    wakeUp = resolve;
  });
  await context.route('**/assets/entry.client-*.js', async (route) => {
    await isAwaited;
    await route.continue();
  });
  return wakeUp;
}
