import type { Rolldown } from 'vite';

/** The shop's own modules that may share a file; each file of texts stays separate, by language. */
const OURS = /[\\/](?:storefront[\\/]app|kit[\\/]src)[\\/](?!text[\\/](?:ar|en)[\\/])/;
const FRAMEWORK = /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/;

/** Modules loaded on every page, and those that home adds. */
const EVERY_PAGE = /[\\/]app[\\/](?:entry\.client|root)\.tsx(?:$|\?)/;
/** Needed by the texts of the frame around every page; a file of its own would cost three times its size in headers. */
const TEXT_RUNTIME = /[\\/]kit[\\/]src[\\/]text[\\/]runtime\.ts$/;
const HOME = /[\\/]app[\\/]shop[\\/]home[\\/]home\.tsx(?:$|\?)/;

/** All static imports of the matching modules, without those modules themselves, which are files of their own. */
function broughtBy(entries: RegExp, ids: Iterable<string>, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const brought = new Set<string>();
  const walk = (id: string) => {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (brought.has(imported)) continue;
      brought.add(imported);
      walk(imported);
    }
  };
  for (const id of ids) if (entries.test(id)) walk(id);
  for (const id of brought) if (entries.test(id)) brought.delete(id);
  return brought;
}

/** Rolldown would name a shared file after all pages that share it: a whole line of text in the list of routes. */
export function chunkFileName({ name }: Rolldown.PreRenderedChunk): string {
  return `assets/${name.startsWith('parts~') ? 'parts' : '[name]'}-[hash].js`;
}

/**
 * Grouping of modules into files, derived from the import graph. Files that home fetches contain only modules home
 * imports, even when modules are added elsewhere.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  /** All module ids, collected while rolldown tests each for grouping. */
  const ids = new Set<string>();
  let everyPage: ReadonlySet<string> | undefined;
  let home: ReadonlySet<string> | undefined;
  return [
    // One file for the modules that every page needs and that change only with new versions: it compresses better than
    // six files.
    { name: 'framework', test: FRAMEWORK },
    {
      test: (id) => {
        ids.add(id);
        return OURS.test(id);
      },
      name: (id, graph) => {
        everyPage ??= broughtBy(EVERY_PAGE, ids, graph);
        return everyPage.has(id) || TEXT_RUNTIME.test(id) ? 'every-page' : null;
      },
    },
    {
      test: OURS,
      minShareCount: 2,
      name: (id, graph) => {
        home ??= broughtBy(HOME, ids, graph);
        return home.has(id) ? 'home-parts' : null;
      },
    },
    // Modules shared by exactly the same pages: no page loads modules that only other pages need.
    { name: 'parts', test: OURS, minShareCount: 2, entriesAware: true },
  ];
}
