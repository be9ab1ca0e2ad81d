import { readFile } from 'node:fs/promises';
import { findViolations } from '../../e2e/support/axe.ts';
import { type Browser, launchChromium, type Page } from '../../e2e/support/launch-chromium.ts';
import type { Finding } from './finding.ts';
import type { Looked, Walk } from './pages.ts';

/** The scripts of the tools, put into each page. */
export interface Scripts {
  ibm: string;
  htmlcs: string;
}

interface Said {
  rule: string;
  message: string;
  source: string;
}

/** IBM's policies and WCAG levels: every certain violation of WCAG 2.2 A and AA. */
const IBM = `(async () => {
  const checker = new ace.Checker();
  const { results } = await checker.check(document, ['WCAG_2_2']);
  return results
    .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
    .map(({ ruleId, message, snippet, path }) => ({ rule: ruleId, message, source: snippet || path.dom }));
})()`;

/** Errors only (type 1): warnings and notices are for people to check. */
const HTMLCS = `new Promise((resolve) => HTMLCS.process('WCAG2AA', document, () => resolve(
  HTMLCS.getMessages().filter(({ type }) => type === 1).map(({ code, msg, element }) => ({
    rule: code, message: msg, source: element?.outerHTML?.slice(0, 200) ?? '',
  })))))`;

const IPHONE = { width: 390, height: 844 };

/** Runs IBM Equal Access, HTML_CodeSniffer and axe on each page after hydration, in the size of a phone. */
export async function checkPages(shopUrl: string, walk: Walk, scripts: Scripts): Promise<Finding[]> {
  const browser = await launchChromium();
  const found: Finding[] = [];
  try {
    for (const looked of walk.pages)
      found.push(...(await checkPage(browser, shopUrl + looked.path, { looked, walk, scripts })));
  } finally {
    await browser.close();
  }
  return found;
}

interface Look {
  looked: Looked;
  walk: Walk;
  scripts: Scripts;
}

async function checkPage(browser: Browser, url: string, { looked, walk, scripts }: Look): Promise<Finding[]> {
  // Only this context allows scripts of the tools; the page's own policy is tested elsewhere.
  const context = await browser.newContext({ viewport: IPHONE, bypassCSP: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      },
      { cart: walk.cart, ...(looked.isOfCustomer && walk.session) },
    );
    await page.goto(url, { waitUntil: 'networkidle' });
    // First, because axe needs the whole layout.
    const byAxe = await findViolations(page, ['light']);
    const said = [
      ...byAxe.map((line) => finding('axe', { rule: line.split(':')[0] ?? '', message: line, source: '' })),
      ...(await ask(page, 'IBM', [scripts.ibm, IBM])),
      ...(await ask(page, 'HTMLCS', [scripts.htmlcs, HTMLCS])),
    ];
    return said.map((one) => ({ ...one, where: looked.path }));
  } finally {
    await context.close();
  }
}

type Told = Omit<Finding, 'where'>;
const finding = (tool: string, said: Said): Told => ({ tool, ...said });

async function ask(page: Page, tool: string, [script, question]: [string, string]): Promise<Told[]> {
  await page.evaluate(script);
  return (await page.evaluate<Said[]>(question)).map((said) => finding(tool, said));
}

export async function readScripts(resolve: (name: string) => string): Promise<Scripts> {
  const [ibm, htmlcs] = await Promise.all(
    ['accessibility-checker-engine/ace-window.js', 'html_codesniffer/build/HTMLCS.js'].map((name) =>
      readFile(resolve(name), 'utf8'),
    ),
  );
  return { ibm: ibm ?? '', htmlcs: htmlcs ?? '' };
}
