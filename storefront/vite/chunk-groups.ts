import type { Rolldown } from 'vite';

/** Modules of ours that may share a file; each file of texts stays one, in its language. */
const OURS = /[\\/](?:storefront[\\/]app|kit[\\/]src)[\\/](?!text[\\/](?:ar|en)[\\/])/;
const FRAMEWORK = /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/;

/** Modules that run on every page, and those that home adds. */
const EVERY_PAGE = /[\\/]app[\\/](?:entry\.client|root)\.tsx(?:$|\?)/;
const HOME = /[\\/]app[\\/]shop[\\/]home[\\/]home\.tsx(?:$|\?)/;

/** All modules that those matching bring at once, they themselves left out: they are files of their own. */
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

/** Rolldown names a file that some pages share by all of them: a line of text in the list of routes. */
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
    // One file for what every page needs and only a new version changes: it packs better whole than in six pieces.
    { name: 'framework', test: FRAMEWORK },
    {
      test: (id) => {
        ids.add(id);
        return OURS.test(id);
      },
      name: (id, graph) => {
        everyPage ??= broughtBy(EVERY_PAGE, ids, graph);
        return everyPage.has(id) ? 'every-page' : null;
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
    // Modules that the same pages share, to the byte: no page fetches modules that only its neighbours need.
    { name: 'parts', test: OURS, minShareCount: 2, entriesAware: true },
  ];
}
