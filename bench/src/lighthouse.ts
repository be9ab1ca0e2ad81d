import { execFile } from 'node:child_process';
import { access, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Pinned, and installed at the first measurement: 180 MB that running, changing or testing the shop never needs. */
const VERSION = '13.5.0';

export interface Measure {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Installs Lighthouse under `.cache`; returns the path of its command. */
export async function installLighthouse(root: string): Promise<string> {
  const folder = join(root, '.cache', `lighthouse-${VERSION}`);
  const command = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
  const isThere = await access(command).then(
    () => true,
    () => false,
  );
  if (!isThere) await run('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', `lighthouse@${VERSION}`]);
  // Resolved as Node would, so that a half-finished installation is noticed here.
  return createRequire(join(folder, 'package.json')).resolve('lighthouse/cli/index.js');
}

export interface MeasuredPage {
  url: string;
  chromium: string;
  report: string;
  skip: readonly string[];
  /** The port of a running browser with its storage; a new browser unless set. */
  port?: number;
}

/** One run as a phone on a simulated slow network: the mode least affected by a busy machine. */
export async function measurePage(
  lighthouse: string,
  { url, chromium, report, skip, port }: MeasuredPage,
): Promise<Measure> {
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    ...(port === undefined
      ? ['--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage']
      : [`--port=${port}`, '--disable-storage-reset']),
    ...skip.map((audit) => `--skip-audits=${audit}`),
  ];
  await run(process.execPath, [lighthouse, url, ...options], { env: { ...process.env, CHROME_PATH: chromium } });
  // Lighthouse's own format; missing fields show as NaN and fail.
  const { categories, audits }: Report = JSON.parse(await readFile(report, 'utf8'));
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
  };
}
