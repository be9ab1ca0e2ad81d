import type { Problem, SourceFile } from './source-files.ts';

interface Lock {
  packages?: Record<string, { optionalDependencies?: Record<string, string>; optional?: boolean }>;
}

/**
 * Optional packages of other platforms that package-lock.json does not list: `npm install` adds them on those platforms, so that
 * `git status` is not clean, or leaves them out, so that a native binary is missing there.
 */
export function findUnlockedOptionals(files: readonly SourceFile[]): Problem[] {
  return files.flatMap(({ path, text }) => {
    const { packages = {} }: Lock = JSON.parse(text);
    const listed = new Set(Object.keys(packages).map((key) => key.slice(key.lastIndexOf('node_modules/') + 13)));
    return Object.entries(packages).flatMap(([key, one]) =>
      Object.keys(one.optionalDependencies ?? {})
        .filter((name) => !listed.has(name))
        .map((name) => ({ path, line: 1, message: `${key || 'the shop'} may need ${name}, which is not listed` })),
    );
  });
}
