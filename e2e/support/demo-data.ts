import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashSources } from '../../server/src/start/source-hash.ts';
import { ROOT, type RunningShop, startShop } from './shop-process.ts';

/** Folders of the modules with tables filled by the seed. */
const SEEDED = [
  'content/blog',
  'goods/catalog',
  'content/content',
  'community/contests',
  'selling/coupons',
  'people/identity',
  'selling/ledger',
  'people/locations',
  'community/lotto',
  'selling/loyalty',
  'community/members',
  'selling/orders',
  'selling/payments',
  'selling/promotions',
  'community/points',
  'community/posts',
  'goods/reviews',
  'community/rewards',
  'goods/search',
  'shop/settings',
  'selling/shipping',
  'goods/sizing',
  'people/staff',
];

/** All sources of the seeded shop's content. */
const SOURCES = [
  'demo',
  'package-lock.json',
  'server/migrations',
  'server/src/platform/media',
  'server/src/seed',
  ...SEEDED.map((name) => `server/src/modules/${name}`),
];

const KEPT = join(ROOT, '.cache', 'e2e-shops');
/** The flash sale of the demo shop ends twenty hours after the seed. */
const KEPT_FOR_MS = 8 * 3_600_000;

/**
 * A folder with the freshly seeded demo shop, for one run. Seeding takes a while, so the folder is cached and copied
 * while its sources stay the same; a first run, as on CI, seeds it.
 */
export async function prepareDataDir(print: (line: string) => void): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waha-e2e-'));
  const kept = await seedOnce(print);
  if (kept) copy(`${kept}/.`, dataDir);
  return dataDir;
}

/**
 * Folder of the cached seeded shop, seeded first if necessary; undefined on Windows, where every shop is seeded by
 * itself.
 */
export async function seedOnce(print: (line: string) => void): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  const kept = join(KEPT, await hashSources(ROOT, SOURCES));
  if (!(await isFresh(kept))) await seed(kept, print);
  return kept;
}

async function isFresh(kept: string): Promise<boolean> {
  const seeded = await stat(kept).catch(() => undefined);
  return seeded !== undefined && Date.now() - seeded.birthtimeMs < KEPT_FOR_MS;
}

async function seed(kept: string, print: (line: string) => void): Promise<void> {
  print('Seeding the demo shop for the journeys (kept for the next run) ...');
  const startedAt = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'waha-e2e-seed-'));
  const shop: RunningShop = await startShop(folder);
  // Stopped before it is copied: a database is consistent on disk only while no process writes to it.
  await shop.stop();
  await mkdir(KEPT, { recursive: true });
  for (const old of await readdir(KEPT)) await rm(join(KEPT, old), { recursive: true });
  const unfinished = `${kept}.part`;
  await mkdir(unfinished);
  copy(`${folder}/.`, unfinished);
  await rename(unfinished, kept);
  await rm(folder, { recursive: true });
  print(`Seeded in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}

/** Preserves owners and permissions: PostgreSQL runs as a user of its own and refuses a folder that it does not own. */
function copy(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The seeded shop could not be copied:\n${stderr}`);
}
