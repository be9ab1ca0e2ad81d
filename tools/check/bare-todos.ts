import { type Problem, problemsOf, type SourceFile } from './source-files.ts';

/** Every open task belongs to an issue: a mark must name one, like `TODO(#12)`. */
export function findBareTodos(files: readonly SourceFile[]): Problem[] {
  const mark = /\b(TODO|FIXME|XXX|HACK)\b(?!\(#\d+\))/g;
  return files.flatMap((file) =>
    problemsOf(file, mark, ([word]) => `${word} without an issue: write ${word}(#number)`),
  );
}
