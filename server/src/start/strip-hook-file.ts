import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const CACHE_FOLDER = join(import.meta.dirname, '../../../.cache/stripped-sources');

/**
 * Address of `stripped-sources.ts` as JavaScript, for `--import`: as TypeScript it would bring along what it does without. It
 * keeps what it makes in `folder`. Undefined where nothing can be written.
 */
export function stripHookFile(folder = CACHE_FOLDER): string | undefined {
  const file = join(folder, 'hook.js');
  const code = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'stripped-sources.ts'), 'utf8'));
  try {
    mkdirSync(folder, { recursive: true });
    // Shops that start together read it whole or not at all.
    writeFileSync(`${file}.${process.pid}`, code);
    renameSync(`${file}.${process.pid}`, file);
    return pathToFileURL(file).href;
  } catch {
    return undefined;
  }
}
