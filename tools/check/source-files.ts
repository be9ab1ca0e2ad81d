import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface SourceFile {
  /** The path from the root of the repository, with forward slashes. */
  path: string;
  text: string;
}

/** One fault at one place. `line` counts from 1. */
export interface Problem {
  path: string;
  line: number;
  message: string;
}

/** Folders with code of others or with build output. */
const NOT_OURS = /(^|\/)(node_modules|build|dist|\.react-router|\.data|\.cache|test-results)(\/|$)/;

/** Every own file that matches, in order of their paths. */
export async function readSources(patterns: readonly string[]): Promise<SourceFile[]> {
  const paths: string[] = [];
  const exclude = (path: string) => NOT_OURS.test(path.replaceAll('\\', '/'));
  for await (const path of glob([...patterns], { cwd: ROOT, exclude })) paths.push(path.replaceAll('\\', '/'));
  const files = paths.filter((path) => !exclude(path)).sort();
  return Promise.all(files.map(async (path) => ({ path, text: await readFile(join(ROOT, path), 'utf8') })));
}

/** The line number of `index`. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** Every match of a global pattern as a problem. */
export function problemsOf(
  file: SourceFile,
  pattern: RegExp,
  say: (match: RegExpExecArray) => string | undefined,
): Problem[] {
  return [...file.text.matchAll(pattern)].flatMap((match) => {
    const message = say(match);
    return message === undefined ? [] : [{ path: file.path, line: lineAt(file.text, match.index), message }];
  });
}

/** The text with every comment blanked out: comments are not code, and line numbers are unchanged. */
export function withoutComments(text: string): string {
  return text.replace(
    /\/\*[\s\S]*?\*\/|(^|[^:'"`\\])\/\/[^\n]*/g,
    (comment, before = '') => before + comment.slice(before.length).replace(/[^\n]/g, ' '),
  );
}
