import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Loads the shop's own sources with their types stripped, from a cache in the folder of this file (docs/decisions/0077): one
 * file for each source, named by the hash of its URL and written again when the source changes.
 * It imports no other source, because it runs as the JavaScript that strip-hook-file.ts writes.
 */
const folder = dirname(fileURLToPath(import.meta.url));
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function keep(file: string, code: string): void {
  try {
    writeFileSync(`${file}.${process.pid}`, code);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // With a full or locked disk the next start strips the types again.
  }
}

function strippedSource(url: string): string {
  const source = readFileSync(fileURLToPath(url), 'utf8');
  // The mark is at the end, so that line numbers are unchanged and a truncated file is not used.
  const mark = `\n//# of ${process.version} ${hashOf(source)}\n`;
  const file = join(folder, `${hashOf(url)}.js`);
  const stored = read(file);
  if (stored?.endsWith(mark)) return stored;
  const code = stripTypeScriptTypes(source) + mark;
  keep(file, code);
  return code;
}

registerHooks({
  load(url, context, next) {
    const isOwn = url.startsWith('file:') && url.endsWith('.ts') && !url.includes('/node_modules/');
    return isOwn ? { format: 'module', source: strippedSource(url), shortCircuit: true } : next(url, context);
  },
});
