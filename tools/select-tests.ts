/** Tests that take long by their nature: run when they are changed themselves, and by `npm test`. */
export const LONG =
  /\.(race|model|fuzz)\.test\.ts$|^server\/src\/(crash|openapi)\/|search-recall|accessibility\.test|^e2e\/.*\/(admin-screens|every-route|new-shop|life-with)/;
const MODULE = /^(?:server\/src\/modules\/[\w-]+|contract\/src)\/([\w-]+)\//;
/** A folder whose tests cover only that folder. */
const PART =
  /^(server\/src\/(?:platform|pages|checks|cli|start|text|seed|manifest|observability|extensions)(?:\/\w[\w-]*(?=\/))?|storefront\/app\/[\w-]+|kit\/src\/[\w-]+|extend\/src|extensions\/[\w-]+|storefront\/vite|demo\/src|tools)\//;
const STORED_BY = /^server\/migrations\/\d+_(\w+)\.sql$/;

export interface UsingModule {
  name: string;
  wing: string;
  uses: readonly string[];
}

/**
 * The test files for a change: those next to changed files, of changed modules, and of modules that use them. Changes
 * with a wider effect (the database, the manifest's type) are left to `npm test`.
 */
export function selectTests(
  changed: readonly string[],
  tests: readonly string[],
  modules: readonly UsingModule[],
): string[] {
  const folders = new Set(changed.flatMap((path) => foldersOf(path, modules)));
  const isNear = (path: string) => [...folders].some((folder) => path.startsWith(`${folder}/`));
  return tests.filter((path) => changed.includes(path) || (isNear(path) && !LONG.test(path)));
}

function foldersOf(path: string, modules: readonly UsingModule[]): string[] {
  const name = MODULE.exec(path)?.[1] ?? STORED_BY.exec(path)?.[1];
  const using = modules.filter((module) => module.name === name || module.uses.includes(name ?? ''));
  if (using.length > 0) return using.map((module) => `server/src/modules/${module.wing}/${module.name}`);
  const part = PART.exec(path)?.[1];
  return part ? [part] : [];
}
