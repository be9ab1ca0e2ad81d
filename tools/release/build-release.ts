import { createHash } from 'node:crypto';
import { cp, glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { ROOT } from '../check/source-files.ts';

/** Programs and modules that are named by a path at run time, so that no import leads to them. */
const ENTRIES = [
  'server/src/cli/waha.ts',
  'server/src/main.ts',
  'server/src/seed/index.ts',
  'server/src/platform/media/video/rewrite-video.main.ts',
  'waha.config.ts',
  'extend/src/index.ts',
  'contract/src/index.ts',
];
/** Files that the programs read beside their code. */
const FILES = [
  'server/migrations/*.sql',
  'server/src/openapi/{reference.css,examples.json}',
  'contract/openapi.json',
  'storefront/build/**/*',
  'admin/build/**/*',
];
const FILES_OF_DEMO = ['demo/{pictures,reels}/**/*'];
const HASHES = 'SHA256SUMS';

/**
 * Writes a release into `folder`, inside the repository: the server as JavaScript, one file for each source in the folder
 * it has here, so that paths beside it stay what they are; both fronts, migrations and demo; `bin/waha`. Packages are not
 * part of it: they are found in a `node_modules` beside or above the folder. Both fronts must be built. `demo`: with the
 * pictures of the demo shop, without which `DEMO=1` cannot fill a database.
 */
export async function buildRelease(folder: string, { demo = true } = {}): Promise<{ files: number; bytes: number }> {
  const target = join(ROOT, folder);
  const written = `${target}.new`;
  await rm(written, { recursive: true, force: true });
  await mkdir(written, { recursive: true });
  await bundle(written);
  await copyFiles(written, demo ? [...FILES, ...FILES_OF_DEMO] : FILES);
  await writeDescriptions(written);
  const sums = await writeHashes(written);
  await rm(target, { recursive: true, force: true });
  await rename(written, target);
  return sums;
}

async function bundle(target: string): Promise<void> {
  const build = await rolldown({
    cwd: ROOT,
    input: ENTRIES,
    platform: 'node',
    // Packages stay packages; workspaces are part of the release.
    external: (id) => !isAbsolute(id) && !id.startsWith('.') && !id.startsWith('@waha/') && !ENTRIES.includes(id),
    treeshake: false,
    onLog(level, log) {
      if (level === 'warn') throw new Error(log.message);
    },
  });
  await build.write({
    dir: target,
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: ROOT,
    entryFileNames: '[name].js',
  });
  await build.close();
}

async function copyFiles(target: string, patterns: readonly string[]): Promise<void> {
  for (const pattern of patterns) {
    const files = glob(pattern, { cwd: ROOT, withFileTypes: true });
    for await (const file of files) {
      if (!file.isFile()) continue;
      const path = relative(ROOT, join(file.parentPath, file.name));
      await mkdir(dirname(join(target, path)), { recursive: true });
      await cp(join(ROOT, path), join(target, path));
    }
  }
  await mkdir(join(target, 'bin'));
  await cp(join(ROOT, 'deploy/waha.sh'), join(target, 'bin/waha'));
}

/** `package.json` of the release, and of the workspaces that a shop's own `waha.config.ts` imports. */
async function writeDescriptions(target: string): Promise<void> {
  const { version, license } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as Record<string, string>;
  const write = async (path: string, description: object) => {
    const file = join(target, path, 'package.json');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify({ version, license, type: 'module', ...description }, null, 2)}\n`);
  };
  await write('.', { name: 'waha', bin: { waha: 'bin/waha' } });
  for (const name of ['extend', 'contract']) {
    await write(join('node_modules/@waha', name), {
      name: `@waha/${name}`,
      exports: { '.': `../../../${name}/src/index.js` },
    });
  }
}

/** The hash of every file, as `sha256sum -c` reads it. */
async function writeHashes(target: string): Promise<{ files: number; bytes: number }> {
  const lines: string[] = [];
  let bytes = 0;
  const names: string[] = [];
  for await (const file of glob('**/*', { cwd: target, withFileTypes: true }))
    if (file.isFile()) names.push(relative(target, join(file.parentPath, file.name)));
  for (const name of names.sort()) {
    if (basename(name) === HASHES) continue;
    const content = await readFile(join(target, name));
    bytes += content.length;
    lines.push(`${createHash('sha256').update(content).digest('hex')}  ${name}`);
  }
  await writeFile(join(target, HASHES), `${lines.join('\n')}\n`);
  return { files: lines.length, bytes };
}
