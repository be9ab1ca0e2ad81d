import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isLoopback } from '../loopback.ts';
import { createReadShop, keptPath } from './kept-flower-shop.ts';
import { seedFlowerShop } from './seed-flower-shop.ts';
import { signIn } from './staff-calls.ts';

/**
 * `npm run ucp:flower-shop`: starts a demo shop on this machine with the hooks of the official suite, fills it with flowers at its first
 * start, and says how the suite is run. PORT and DATA_DIR are the shop's own.
 */
const port = process.env.PORT ?? '3000';
const url = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
const dataDir = resolve(process.env.DATA_DIR ?? './.data/flower-shop');
if (!isLoopback(url)) throw new Error(`${url} is no address of this machine`);

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const shop = spawn('npm', ['start'], {
  stdio: 'inherit',
  env: {
    UCP_SIGNING_KEY: JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: 'flowers-1' }),
    ...process.env,
    ...{ PORT: port, PUBLIC_URL: url, DATA_DIR: dataDir, DEMO: '1', UCP_ENABLED: '1', UCP_TEST_HOOKS: '1' },
  },
});
shop.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill(signal));

const PAUSE_MS = 500;
const isReady = () =>
  fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isReady())) await new Promise((done) => setTimeout(done, PAUSE_MS));

const isSeeded = await access(keptPath(dataDir)).then(
  () => true,
  () => false,
);
const { secret } = isSeeded ? await createReadShop(dataDir)() : await seedFlowerShop(await signIn(url), dataDir);
process.stdout.write(`The flower shop is open: --server_url=${url}/api/ucp --simulation_secret=${secret}\n`);
