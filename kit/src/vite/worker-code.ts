import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The part of a service worker that shows notifications. */
export const pushWorker = fileURLToPath(new URL('../worker/push.ts', import.meta.url));

/** One service worker of files without imports: their types and comments are removed, and they stand one after the other. */
export function workerCode(...files: readonly string[]): string {
  return files
    .map((file) => withoutComments(stripTypeScriptTypes(readFileSync(file, 'utf8'))).replace(/ +=/g, ' ='))
    .join('\n');
}

/** Removes comments, and the blank lines that removed types leave behind. */
function withoutComments(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*\n+/g, '\n')
    .trim();
}
