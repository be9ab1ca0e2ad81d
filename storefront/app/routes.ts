import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { PageRow } from './page-row.ts';
import { pages } from './pages.ts';

type Entry = [path: string, row: PageRow];

const rows: Entry[] = Object.entries(pages);
const drawnBy = Map.groupBy(rows, ([, { file }]) => file);
const byLayout = Map.groupBy(rows, ([, { within }]) => within);

function routeOf([path, { file }]: Entry): RouteConfigEntry {
  if (path === '/') return index(file);
  // The id of a route is its file or, if the file renders several pages, its path.
  const isShared = (drawnBy.get(file)?.length ?? 0) > 1;
  return route(path.slice(1), file, isShared ? { id: path.slice(1) } : {});
}

/** The tree of routes: the pages of pages.ts within their layouts. */
export default [...byLayout].flatMap(([file, entries]) => {
  const routes = entries.map(routeOf);
  return file === undefined ? routes : layout(file, routes);
}) satisfies RouteConfig;
