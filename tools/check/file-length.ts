import type { Problem, SourceFile } from './source-files.ts';

const MAX_LINES = 400;

/** Data files without a length limit, because people rarely read them. */
const DATA = [
  /^demo\/src\//,
  /^server\/src\/modules\/people\/locations\/reference\//,
  /\.gen\.ts$/,
  /^server\/migrations\//,
];

/** Files that exceed the length limit. */
export function findLongFiles(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(({ path }) => !DATA.some((pattern) => pattern.test(path)))
    .map(({ path, text }) => ({ path, line: text.split('\n').length - 1 }))
    .filter(({ line }) => line > MAX_LINES)
    .map(({ path, line }) => ({ path, line, message: `${line} lines; cut it in two (at most ${MAX_LINES})` }));
}
