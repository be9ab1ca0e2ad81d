import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The page and its looks are one document, so only what depends on colour is looked at again in the others. */
const looks = [
  { name: 'light', colorScheme: 'light', contrast: null },
  { name: 'dark', colorScheme: 'dark', contrast: null },
  { name: 'high contrast', colorScheme: 'light', contrast: 'high' },
] as const;

/** Everything axe finds on a page in every look, a line each: rule, element, look. */
export async function findViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  // What is left undrawn far below keeps the colours of the look before, which nobody ever sees.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  for (const { name, colorScheme, contrast } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(`document.documentElement.dataset.contrast = ${JSON.stringify(contrast ?? '')}`);
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await (name === 'light' ? axe.withTags(TAGS) : axe.withRules('color-contrast')).analyze();
    for (const { id, nodes } of violations) {
      for (const node of nodes) found.push(`${id}: ${node.target.join(' ')} (${name}) ${summary(node.any)}`.trim());
    }
  }
  return found;
}

function summary(checks: readonly { message: string }[]): string {
  return checks
    .map((check) => check.message)
    .join('; ')
    .slice(0, 160);
}
