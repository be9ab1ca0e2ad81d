import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { tabTo } from './keyboard.ts';

interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A visitor's interactions with a page: by pointer or by keyboard. */
export interface Hands {
  press(target: Locator): Promise<void>;
  fill(target: Locator, text: string): Promise<void>;
  tick(target: Locator): Promise<void>;
  /** Chooses an option of a select, by its value or its label. */
  choose(target: Locator, option: { value: string } | { label: string }): Promise<void>;
  /** A picture for the field behind a button that opens the files of the device. */
  give(target: Locator, picture: Picture): Promise<void>;
}

const withPointer: Hands = {
  press: (target) => target.click(),
  fill: (target, text) => target.fill(text),
  tick: (target) => target.check(),
  choose: async (target, option) => void (await target.selectOption(option)),
  give: (target, picture) => target.setInputFiles(picture),
};

/** More options than any select has. */
const MOST_OPTIONS = 300;

/** Uses only Tab, letters, arrows and Enter; fails for elements that these cannot reach or change. */
function withKeyboard(page: Page): Hands {
  const { keyboard } = page;
  async function reach(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    await expect.poll(() => target.isEnabled()).toBe(true);
    await tabTo(page, target);
  }
  return {
    async press(target) {
      await reach(target);
      await keyboard.press('Enter');
    },
    async fill(target, text) {
      await reach(target);
      await keyboard.press('Control+A');
      await keyboard.press('Delete');
      await keyboard.insertText(text);
    },
    async tick(target) {
      await reach(target);
      await keyboard.press('Space');
      expect(await target.isChecked()).toBe(true);
    },
    async choose(target, option) {
      await reach(target);
      await keyboard.press('Home');
      for (let at = 0; at < MOST_OPTIONS; at += 1) {
        if ('value' in option) {
          if ((await target.inputValue()) === option.value) return;
        } else if ((await target.locator('option:checked').textContent())?.trim() === option.label) return;
        await keyboard.press('ArrowDown');
      }
      throw new Error(`No arrow leads to ${JSON.stringify(option)}`);
    },
    async give(target, picture) {
      await reach(target);
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), keyboard.press('Space')]);
      await chooser.setFiles(picture);
    },
  };
}

export const handsOf = (page: Page, byKeyboard: boolean): Hands => (byKeyboard ? withKeyboard(page) : withPointer);
