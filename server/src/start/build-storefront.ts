import { spawn } from 'node:child_process';
import { access, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashSources } from './source-hash.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const STOREFRONT = join(ROOT, 'storefront');
const STAMP = join(STOREFRONT, 'build', '.sources');
const OUTPUT = join(STOREFRONT, 'build', 'server', 'index.js');

/** All that goes into the bundles: the contract's shapes, and the versions of packages. */
const SOURCES = ['storefront', 'contract/src', 'package-lock.json'];

const SHOWN_LINES_ON_FAILURE = 25;

/**
 * Builds the storefront when it was never built or its sources changed since (by content, so a fresh checkout of the
 * same sources keeps its build). Resolves with whether it built. Refuses with the end of the builder's output.
 */
export async function buildStorefront(onProgress: (line: string) => void): Promise<boolean> {
  const hash = await hashSources(ROOT, SOURCES);
  const [stamp, built] = await Promise.all([readFile(STAMP, 'utf8').catch(() => ''), isThere(OUTPUT)]);
  if (built && stamp === hash) return false;
  onProgress('Building the storefront (only after its sources changed) ...');
  await runBuilder();
  await writeFile(STAMP, hash);
  return true;
}

async function runBuilder(): Promise<void> {
  const builder = createRequire(join(STOREFRONT, 'package.json')).resolve('@react-router/dev/package.json');
  const child = spawn(process.execPath, [join(dirname(builder), 'bin.cjs'), 'build'], {
    cwd: STOREFRONT,
    // Not a setting of the shop: the builder is another program and gets the environment this one got.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stopBuilder = () => child.kill();
  process.once('exit', stopBuilder);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => lines.push(...chunk.toString().split('\n')));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  process.removeListener('exit', stopBuilder);
  if (code === 0) return;
  const tail = lines.filter((line) => line.trim() !== '').slice(-SHOWN_LINES_ON_FAILURE);
  throw new Error(`The storefront could not be built:\n${tail.join('\n')}`);
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
