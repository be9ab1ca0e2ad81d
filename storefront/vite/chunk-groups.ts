import type { Plugin, Rolldown } from 'vite';
import type { PageRow } from '../app/page-row.ts';
import { pages } from '../app/pages.ts';
import { divideModules, type Load } from './divide-modules.ts';

/** The shop's own modules that may share a file; each file of texts stays separate, by language. */
const OURS = /[\\/](?:storefront[\\/]app|kit[\\/]src)[\\/](?!text[\\/](?:ar|en)[\\/])/;
const FRAMEWORK = /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/;

/** Modules loaded on every page, and those that home adds. */
const EVERY_PAGE = /[\\/]app[\\/](?:entry\.client|root)\.tsx(?:$|\?)/;
/** Needed by the texts of the frame around every page; a file of its own would cost three times its size in headers. */
const TEXT_RUNTIME = /[\\/]kit[\\/]src[\\/]text[\\/]runtime\.ts$/;
const HOME = /[\\/]app[\\/]shop[\\/]home[\\/]home\.tsx(?:$|\?)/;
/** React Router's module of a route, by the route's file. */
const ROUTE = /[\\/]app[\\/]([^?]+)\?__react-router-build-client-route$/;

type Graph = Rolldown.ChunkingContext;

/** All static imports of some modules, direct and indirect, without those modules themselves. */
function importsOf(ids: readonly string[], graph: Graph): Set<string> {
  const imported = new Set<string>();
  const ahead = [...ids];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (imported.has(next)) continue;
      imported.add(next);
      ahead.push(next);
    }
  }
  for (const id of ids) imported.delete(id);
  return imported;
}

/** All static imports of the matching modules, which are files of their own. */
function broughtBy(entries: RegExp, ids: Iterable<string>, graph: Graph): ReadonlySet<string> {
  const matching = [...ids].filter((id) => entries.test(id));
  const brought = importsOf(matching, graph);
  for (const id of brought) if (entries.test(id)) brought.delete(id);
  return brought;
}

/** The modules that begin a file of their own because they are loaded by name: routes, and parts that are loaded later. */
function entriesIn(ids: Iterable<string>, graph: Graph): string[] {
  const begins = (id: string) => {
    const info = graph.getModuleInfo(id);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
  };
  return [...ids].filter((id) => OURS.test(id) && begins(id));
}

const fetchedBy = (begin: readonly string[], graph: Graph): Load => new Set([...begin, ...importsOf(begin, graph)]);

/** The loads of all pages, each of its route and the layout around it. */
function loadsOfPages(entries: readonly string[], graph: Graph): Load[] {
  const routes = new Map(entries.map((id) => [ROUTE.exec(id)?.[1]?.replaceAll('\\', '/'), id]));
  const chains = Object.values<PageRow>(pages).map(({ file, within }) =>
    [routes.get(file), routes.get(within)].filter((id) => id !== undefined),
  );
  return [...new Map(chains.map((chain) => [chain.join(), chain])).values()].map((chain) => fetchedBy(chain, graph));
}

/** The load of a part that pages fetch later: its own modules, beside those that each of these pages has fetched. */
function loadOfLaterPart(id: string, ofPages: readonly Load[], graph: Graph): Load {
  const importers = graph.getModuleInfo(id)?.dynamicImporters ?? [];
  const [first, ...others] = ofPages.filter((load) => importers.some((importer) => load.has(importer)));
  const there = [...(first ?? [])].filter((one) => others.every((load) => load.has(one)));
  return new Set([...there, ...fetchedBy([id], graph)]);
}

/** Names the file of each module that several entries share, other than `elsewhere`. */
function nameSharedFiles(ids: Iterable<string>, graph: Graph, elsewhere: (id: string) => boolean) {
  // The order of modules differs between builds.
  const all = [...ids].sort();
  const entries = entriesIn(all, graph);
  const reached = entries.map((id) => fetchedBy([id], graph));
  const isShared = (id: string) => reached.filter((load) => load.has(id)).length > 1;
  const modules = all
    .filter((id) => OURS.test(id) && !elsewhere(id) && isShared(id))
    .map((id) => {
      const info = graph.getModuleInfo(id);
      return { id, size: info?.code?.length ?? 0, imports: info?.importedIds ?? [] };
    });
  const ofPages = loadsOfPages(entries, graph);
  const later = entries.filter((id) => !ROUTE.test(id)).map((id) => loadOfLaterPart(id, ofPages, graph));
  const files = divideModules(modules, [...ofPages, ...later]);
  return new Map(files.flatMap((file, index) => file.map((id) => [id, `parts~${index}`] as const)));
}

/** Shared files have numbers, which change with every module: their addresses are made of their contents alone. */
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
  let shared: ReadonlyMap<string, string> | undefined;
  const isOfEveryPage = (id: string, graph: Graph) => {
    everyPage ??= broughtBy(EVERY_PAGE, ids, graph);
    return everyPage.has(id) || TEXT_RUNTIME.test(id);
  };
  const isOfHome = (id: string, graph: Graph) => {
    home ??= broughtBy(HOME, ids, graph);
    return home.has(id);
  };
  return [
    // One file for the modules that every page needs and that change only with new versions: it compresses better than
    // six files.
    { name: 'framework', test: FRAMEWORK },
    {
      test: (id) => {
        ids.add(id);
        return OURS.test(id);
      },
      name: (id, graph) => (isOfEveryPage(id, graph) ? 'every-page' : null),
    },
    { test: OURS, minShareCount: 2, name: (id, graph) => (isOfHome(id, graph) ? 'home-parts' : null) },
    {
      test: OURS,
      // An imported module may belong to another file.
      includeDependenciesRecursively: false,
      name: (id, graph) => {
        shared ??= nameSharedFiles(ids, graph, (one) => isOfEveryPage(one, graph) || isOfHome(one, graph));
        return shared.get(id) ?? null;
      },
    },
  ];
}

/** Lets the file of a route export more than the route: groups without the imports of their modules require it. */
export function extendableEntries(): Plugin {
  return {
    name: 'waha:extendable-entries',
    // Later than React Router, which sets "exports-only".
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } : undefined,
  };
}
