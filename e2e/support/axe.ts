import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { markOnePerColours } from './colour-samples.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The page and its looks are one document, so only what depends on colour is looked at again in the others. */
const looks = [
  { name: 'light', colorScheme: 'light', contrast: '' },
  { name: 'dark', colorScheme: 'dark', contrast: '' },
  { name: 'high contrast', colorScheme: 'light', contrast: 'high' },
] as const;

/** The part of axe's result that is read. */
interface Violation {
  id: string;
  nodes: { target: string[]; any: { message: string }[] }[];
}

/**
 * Everything axe finds on a page in every look, a line each: rule, element, look. All rules look at the whole page once.
 * Contrast, which takes axe longest, is worked out in each look for one text of each colouring: a text whose own colours, size
 * and every background behind it are those of another has the contrast of that.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // What is left undrawn far below keeps the colours of the look before, which nobody ever sees.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  const rules = { 'color-contrast': { enabled: false } };
  const found = await run(page, 'document', { runOnly: { type: 'tag', values: TAGS }, rules });
  const lines = found.flatMap((violation) => describe(violation, 'light'));
  for (const { name, colorScheme, contrast } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(`document.documentElement.dataset.contrast = '${contrast}'`);
    // On their way from one look to the next colours are of neither.
    await page.evaluate(`Promise.race([new Promise((go) => setTimeout(go, 1_000)), Promise.allSettled(
      document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished))])`);
    await page.evaluate(markOnePerColours);
    const dim = await run(page, `{ include: ['[data-colours]'] }`, { runOnly: ['color-contrast'] });
    lines.push(...dim.flatMap((violation) => describe(violation, name)));
  }
  return lines;
}

function run(page: Page, context: string, options: object): Promise<Violation[]> {
  const all = JSON.stringify({ ...options, resultTypes: ['violations'] });
  return page.evaluate<Violation[]>(`axe.run(${context}, ${all}).then((result) => result.violations)`);
}

function describe({ id, nodes }: Violation, look: string): string[] {
  return nodes.map(({ target, any }) => `${id}: ${target.join(' ')} (${look}) ${summary(any)}`.trim());
}

function summary(checks: readonly { message: string }[]): string {
  return checks
    .map((check) => check.message)
    .join('; ')
    .slice(0, 160);
}
