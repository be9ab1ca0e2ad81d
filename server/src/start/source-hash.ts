import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Generated folders, which are no sources. */
const MADE = new Set(['node_modules', 'build', '.react-router', '.cache']);

/** A hash of every file's path and content under `paths` (files or folders), relative to `root`. */
export async function hashSources(root: string, paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map((path) => listFiles(join(root, path))))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) {
    const content = contents[index] ?? Buffer.alloc(0);
    hash.update(`${relative(root, file).replaceAll('\\', '/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return (await isFile(path)) ? [path] : [];
  const inner = entries
    .filter(({ name }) => !MADE.has(name) && !/\.test\.tsx?$/.test(name))
    .map((entry) => (entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)]));
  return (await Promise.all(inner)).flat();
}

async function isFile(path: string): Promise<boolean> {
  return readFile(path).then(
    () => true,
    () => false,
  );
}
