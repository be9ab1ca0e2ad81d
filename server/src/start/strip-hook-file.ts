import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const CACHE_FOLDER = join(import.meta.dirname, '../../../.cache/stripped-sources');

/**
 * The URL of `stripped-sources.ts` as JavaScript, for `--import`: as TypeScript it would load the type stripper that it
 * avoids. The cache is in `folder`. Undefined where it cannot be written.
 */
export function stripHookFile(folder = CACHE_FOLDER): string | undefined {
  const file = join(folder, 'hook.js');
  const code = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'stripped-sources.ts'), 'utf8'));
  try {
    mkdirSync(folder, { recursive: true });
    // Renamed when complete, because several shops may start concurrently.
    writeFileSync(`${file}.${process.pid}`, code);
    renameSync(`${file}.${process.pid}`, file);
    return pathToFileURL(file).href;
  } catch {
    return undefined;
  }
}
