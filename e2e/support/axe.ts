import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Minified: half the size of the package's main export, with the same rules. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Themes. All share one document, so the others repeat only the colour-dependent rules. */
const looks = [
  { name: 'light', colorScheme: 'light', contrast: '' },
  { name: 'dark', colorScheme: 'dark', contrast: '' },
  { name: 'high contrast', colorScheme: 'light', contrast: 'high' },
] as const;

/**
 * Parts far below that are not rendered would retain the colours of the look before, which nobody ever sees. Without
 * transitions every colour applies at once: a change of look would start thousands, which take longer than the check
 * itself.
 */
const SETTLED = `* { content-visibility: visible !important }
*, ::before, ::after, ::backdrop { transition: none !important }`;

export type Look = (typeof looks)[number]['name'];
export const everyLook: readonly Look[] = looks.map(({ name }) => name);

/** All findings of axe on a page in these looks, a line each: rule, element, look. The page has no frames. */
export async function findViolations(page: Page, seenIn: readonly Look[] = everyLook): Promise<string[]> {
  if (page.frames().length > 1) throw new Error(`${page.url()} has a frame, which axe was not put into`);
  const found: string[] = [];
  if (!(await page.evaluate('"axe" in globalThis'))) {
    // A sheet made by script, which the admin's policy lets in as well.
    await page.evaluate(`(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(${JSON.stringify(SETTLED)});
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    })()`);
    await page.evaluate(axeSource);
  }
  for (const { name, colorScheme, contrast } of looks.filter(({ name }) => seenIn.includes(name))) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(`document.documentElement.dataset.contrast = '${contrast}'`);
    const violations = await run(page, name === 'light' ? { type: 'tag', values: TAGS } : ['color-contrast']);
    for (const { id, nodes } of violations) {
      for (const node of nodes) found.push(`${id}: ${node.target.join(' ')} (${name}) ${summary(node.any)}`.trim());
    }
  }
  return found;
}

async function run(page: Page, runOnly: NonNullable<RunOptions['runOnly']>): Promise<Result[]> {
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
  const { violations } = await page.evaluate<Pick<AxeResults, 'violations'>>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => ({ violations }))`,
  );
  return violations;
}

function summary(checks: readonly { message: string }[]): string {
  return checks
    .map((check) => check.message)
    .join('; ')
    .slice(0, 160);
}
