import { spawn } from 'node:child_process';
import { access, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashSources } from './source-hash.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SHOWN_LINES_ON_FAILURE = 25;

/** A bundle for browsers, built from sources once. */
interface Front {
  folder: 'storefront' | 'admin';
  /** The name shown during the build. */
  name: string;
  /** All inputs of the build, including the contract's schemas and the versions of packages. */
  sources: readonly string[];
  /** A file of the last step, present after a complete build. */
  output: string;
  /** The package that builds it, and its program. */
  builder: readonly [name: string, program: string];
}

const fronts: readonly Front[] = [
  {
    folder: 'storefront',
    name: 'the storefront',
    sources: ['storefront', 'kit', 'contract/src', 'package-lock.json'],
    output: 'build/server/index.js',
    builder: ['@react-router/dev', 'bin.cjs'],
  },
  {
    folder: 'admin',
    name: 'the admin',
    sources: ['admin', 'kit', 'contract/src', 'package-lock.json'],
    output: 'build/index.html',
    builder: ['vite', 'bin/vite.js'],
  },
];

/**
 * Builds storefront and admin where the build is missing or its sources changed (by content, so a fresh checkout of the
 * same sources keeps its build). Returns true where anything was built. Throws with the end of the builder's output.
 */
export async function buildFronts(
  onProgress: (line: string) => void,
  only: readonly Front['folder'][] = ['storefront', 'admin'],
): Promise<boolean> {
  let hasBuilt = false;
  // One after another, because each builder uses all cores.
  for (const front of fronts.filter(({ folder }) => only.includes(folder)))
    hasBuilt = (await buildFront(front, onProgress)) || hasBuilt;
  return hasBuilt;
}

async function buildFront(front: Front, onProgress: (line: string) => void): Promise<boolean> {
  const folder = join(ROOT, front.folder);
  const stampFile = join(folder, 'build', '.sources');
  const hash = await hashSources(ROOT, front.sources);
  const [stamp, built] = await Promise.all([
    readFile(stampFile, 'utf8').catch(() => ''),
    isThere(join(folder, front.output)),
  ]);
  if (built && stamp === hash) return false;
  onProgress(`Building ${front.name} (only after its sources changed) ...`);
  await runBuilder(front, folder);
  await writeFile(stampFile, hash);
  return true;
}

async function runBuilder({ name, builder: [packageName, program] }: Front, folder: string): Promise<void> {
  const builder = createRequire(join(folder, 'package.json')).resolve(`${packageName}/package.json`);
  const child = spawn(process.execPath, [join(dirname(builder), program), 'build'], {
    cwd: folder,
    // The builder is a separate program, so it gets the whole environment of this process.
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
  throw new Error(`${name} could not be built:\n${tail.join('\n')}`);
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
