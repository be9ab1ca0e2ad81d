import { type Problem, problemsOf, type SourceFile } from './source-files.ts';

/**
 * A test that ends something must end it in the past. PostgreSQL's `now()` has microseconds, a `Date` of JavaScript
 * has milliseconds: an end set to `now()` is still to come for a `Date` taken within the same millisecond.
 */
export function findExactEnds(tests: readonly SourceFile[]): Problem[] {
  const end = /\b(?:expires|ends|next|due|continued|lease)_(?:at|until) = now\(\)(?!\s*[-+])/g;
  return tests.flatMap((file) =>
    problemsOf(file, end, ([text]) => `${text} can be later than a Date taken after it: subtract an interval`),
  );
}
