import { type Problem, problemsOf, type SourceFile } from './source-files.ts';

/** Migrations that were shipped cannot be changed; what they name is carried over by later ones. */
const UNCHANGEABLE = /^server\/migrations\//;

/** The shop names no extension: it compares what extensions can do (docs/decisions/0115). `folders` are those of `extensions/`. */
export function findExtensionNames(files: readonly SourceFile[], folders: readonly string[]): Problem[] {
  if (folders.length === 0) return [];
  const name = new RegExp(`\\b(?:${folders.join('|')})\\b`, 'gi');
  return files
    .filter(({ path }) => !UNCHANGEABLE.test(path))
    .flatMap((file) => problemsOf(file, name, ([word]) => `${word} is an extension: compare what it can do`));
}
