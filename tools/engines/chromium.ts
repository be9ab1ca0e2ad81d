import { findChromium } from '../../e2e/support/find-chromium.ts';
import { launchChromium } from '../../e2e/support/launch-chromium.ts';
import type { Driver, Engine, Size } from './driver.ts';

/**
 * The reference engine, in which pages are tested every day; the pictures of the others are compared with its pictures.
 */
export const chromium: Engine = {
  name: 'Chromium',
  packages: ['chromium'],
  isInstalled: () => findChromium('shell') !== undefined,
  async start() {
    const browser = await launchChromium();
    const enter = async (viewport: Size): Promise<Driver> => {
      const context = await browser.newContext({ viewport });
      const page = await context.newPage();
      const { mouse, keyboard } = page;
      return {
        open: async (address) => void (await page.goto(address)),
        evaluate: (expression) => page.evaluate(expression),
        async drag([first, ...others]) {
          await mouse.move(first.x, first.y);
          await mouse.down();
          for (const { x, y } of others) await mouse.move(x, y);
          await mouse.up();
        },
        type: (text) => keyboard.type(text),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      };
    };
    return { name: `Chromium ${browser.version()}`, enter, stop: () => browser.close() };
  },
};
