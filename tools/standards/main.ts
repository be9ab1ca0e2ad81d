import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { prepareDataDir } from '../../e2e/support/demo-data.ts';
import { ROOT, startShop } from '../../e2e/support/shop-process.ts';
import { checkApiDocument } from './api-document.ts';
import { exceptionFor, exceptions } from './exceptions.ts';
import type { Finding } from './finding.ts';
import { checkPages, readScripts } from './in-browser.ts';
import { checkHtml } from './nu.ts';
import { prepareWalk } from './pages.ts';

const TOOLS = ['Nu', 'IBM', 'HTMLCS', 'axe', 'Spectral', 'Redocly'];
const HERE = import.meta.dirname;
const REPORT = join(ROOT, 'test-results', 'standards.json');
const print = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * `npm run check:standards`: runs third-party checkers on a started demo shop and on the API document; exits with 1 for
 * any finding without an exception in exceptions.ts. `SHOP_URL` names a running shop; a word selects the pages with it
 * in their address.
 */
async function main(): Promise<void> {
  install();
  const shop = process.env.SHOP_URL
    ? { url: process.env.SHOP_URL, stop: async () => undefined }
    : await startShop(await prepareDataDir(print), { log: 'standards-shop.log' });
  try {
    const all = await prepareWalk(shop.url);
    const [only] = process.argv.slice(2);
    const walk = only ? { ...all, pages: all.pages.filter(({ path }) => path.includes(only)) } : all;
    const { resolve } = createRequire(join(HERE, 'package.json'));
    print(`${walk.pages.length} pages of ${shop.url}`);
    const found = [
      ...(await checkApiDocument(join(ROOT, 'contract', 'openapi.json'), HERE)),
      ...(await checkHtml(shop.url, walk.pages, join(HERE, 'node_modules/vnu-jar/build/dist/vnu.jar'))),
      ...(await checkPages(shop.url, walk, await readScripts(resolve))),
    ];
    await report(found);
  } finally {
    await shop.stop();
  }
}

/**
 * Pinned, and installed on first use: 140 MB that running, changing or testing the shop never needs
 * (docs/decisions/0056).
 */
function install(): void {
  if (existsSync(join(HERE, 'node_modules', 'vnu-jar'))) return;
  print('Fetching the checkers ...');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: HERE, stdio: 'inherit' });
}

async function report(found: readonly Finding[]): Promise<void> {
  await mkdir(join(ROOT, 'test-results'), { recursive: true });
  await writeFile(REPORT, JSON.stringify(found, null, 1));
  const faults = found.filter((one) => !exceptionFor(one));
  for (const tool of TOOLS) {
    const [all, bad] = [found, faults].map((list) => list.filter((one) => one.tool === tool));
    const left = (all?.length ?? 0) - (bad?.length ?? 0);
    print(`${tool.padEnd(9)} ${bad?.length ?? 0}${left > 0 ? ` (and ${left} left as they are)` : ''}`);
    for (const [rule, list] of Map.groupBy(bad ?? [], (one) => one.rule)) {
      const [first] = list;
      print(`  ${list.length} × ${rule}\n      ${first?.where} ${first?.source.slice(0, 160).replace(/\s+/g, ' ')}`);
    }
  }
  // A run of some pages lacks findings of the others, so it reports no stale exceptions.
  const stale = process.argv[2]
    ? []
    : exceptions.filter((exception) => !found.some((one) => exceptionFor(one) === exception));
  for (const { tool, rule } of stale) print(`No longer said by ${tool}, so no exception: ${rule}`);
  if (faults.length > 0 || stale.length > 0) process.exitCode = 1;
}

await main();
