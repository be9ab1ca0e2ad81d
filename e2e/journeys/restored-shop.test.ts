import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareDataDir } from '../support/demo-data.ts';
import { ROOT, type RunningShop, startShop } from '../support/shop-process.ts';

const PASSPHRASE = 'a passphrase of the journey';
const PAGES_OF_A_KIND = 8;
const run = promisify(execFile);

let folder: string;
let former: RunningShop;
let restored: RunningShop;
const dataDirs: string[] = [];

/** One of the shop's commands, on a data folder. */
const command = (name: string, dataDir: string, ...args: string[]) =>
  run(process.execPath, [join('server/src/cli', `${name}.ts`), ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, BACKUP_PASSPHRASE: PASSPHRASE },
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waha-archive-'));
  const from = await prepareDataDir((line) => void process.stdout.write(`${line}\n`));
  const to = await mkdtemp(join(tmpdir(), 'waha-restored-'));
  dataDirs.push(from, to);
  former = await startShop(from, { log: 'former-shop.log' });
  const archive = join(folder, 'shop.tar.zst.age');
  expect((await command('backup', from, archive)).stdout).toContain('Proved:');
  expect((await command('restore', to, archive)).stdout).toContain('0 violations');
  restored = await startShop(to, { log: 'restored-shop.log' });
});
afterAll(async () => {
  await Promise.all([former?.stop(), restored?.stop()]);
  await Promise.all([folder, ...dataDirs].map((one) => rm(one, { recursive: true, force: true })));
});

/** Paths of every page of the site map, in both languages. */
async function pathsOf({ url }: RunningShop): Promise<string[]> {
  const read = async (address: string) => (await fetch(address)).text();
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const parts = locations(await read(`${url}/sitemap.xml`));
  return (await Promise.all(parts.map(read))).flatMap(locations).map((address) => new URL(address).pathname);
}

/** Some pages of each kind, in each language: `/en/product/1/…` is of the kind `/en/product`. */
function fewOfEachKind(paths: readonly string[]): string[] {
  const kindOf = (path: string) => /^(?:\/en)?(?:\/[^/]*)?/.exec(path)?.[0] ?? '';
  return [...Map.groupBy(paths, kindOf).values()].flatMap((kind) => kind.slice(0, PAGES_OF_A_KIND));
}

/** A page without what differs by the process: the shop's own address. */
async function pageOf({ url }: RunningShop, path: string): Promise<string> {
  const answer = await fetch(url + path);
  return `${answer.status} ${(await answer.text()).replaceAll(url, 'https://shop.example')}`;
}

const picturesIn = (page: string) => [...page.matchAll(/\/media\/[\w./-]+/g)].map(([path]) => path);

async function hashOf({ url }: RunningShop, path: string): Promise<string> {
  const answer = await fetch(url + path);
  const content = Buffer.from(await answer.arrayBuffer());
  return `${answer.status} ${createHash('sha256').update(content).digest('hex')}`;
}

it('the books of a restored shop balance', async () => {
  const [, to = ''] = dataDirs;
  expect((await command('check-ledger', to)).stdout).toMatch(/, 0 violations\n$/);
});

it('pages and pictures of a restored shop are those of the former one', async () => {
  const paths = await pathsOf(former);
  expect(await pathsOf(restored)).toEqual(paths);
  const pictures = new Set<string>();
  for (const path of fewOfEachKind(paths)) {
    const page = await pageOf(former, path);
    expect(await pageOf(restored, path), path).toBe(page);
    for (const picture of picturesIn(page)) pictures.add(picture);
  }
  expect(pictures.size).toBeGreaterThan(10);
  for (const picture of pictures) expect(await hashOf(restored, picture), picture).toBe(await hashOf(former, picture));
});
