import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Loads the shop's own sources without their types from beside this file, where each is kept once it was rid of them
 * (docs/decisions/0077). One file for each source, found by its address; one made from another text is made anew.
 * It stands alone, because it runs as the JavaScript that hook-file.ts makes of it.
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
    // A full or locked disk: the next start takes the types off again.
  }
}

function withoutTypes(url: string): string {
  const source = readFileSync(fileURLToPath(url), 'utf8');
  // At the end, so that lines keep their numbers and a file cut short is not taken for a whole one.
  const mark = `\n//# of ${process.version} ${hashOf(source)}\n`;
  const file = join(folder, `${hashOf(url)}.js`);
  const kept = read(file);
  if (kept?.endsWith(mark)) return kept;
  const code = stripTypeScriptTypes(source) + mark;
  keep(file, code);
  return code;
}

registerHooks({
  load(url, context, next) {
    const isOwn = url.startsWith('file:') && url.endsWith('.ts') && !url.includes('/node_modules/');
    return isOwn ? { format: 'module', source: withoutTypes(url), shortCircuit: true } : next(url, context);
  },
});
