/*
 * Depends on: the module script of `<Scripts>` setting `window.__reactRouterManifest` to JSON of two spaces an indent, and
 * `window.__reactRouterRouteModules` to the routes of the page; the file `assets/manifest-*.js` setting the manifest to JSON;
 * a route's `false` meaning as much as its absence; `imports` serving for preloads alone.
 * When one of these changes: the manifest stays as React Router wrote it, 300 bytes more a document, or, were `imports` used
 * otherwise, links with `prefetch` fetch too little ahead.
 */

interface RouteManifest {
  entry: { imports: string[] };
  routes: Record<string, { imports: string[]; css?: string[]; index?: boolean }>;
}

const IN_DOCUMENT = /window\.__reactRouterManifest = (\{\n[\s\S]*?\n\});/;
const MODULES = /window\.__reactRouterRouteModules = \{([^}]*)\}/;
const IN_FILE = /^window\.__reactRouterManifest=(.*?);?\s*$/s;

/** Omits false flags, because React Router reads an absent flag as false (`hasAction: false` and others). */
const isSaid = (_: string, value: unknown) => (value === false ? undefined : value);

const write = (manifest: RouteManifest) => JSON.stringify(manifest, isSaid);

/**
 * Reduces the manifest in a document to the routes of that document, without their files, which are loaded already, and
 * the index route. React Router also lists the routes of the parent paths; those are loaded later with all others. The
 * index route is required: the root route alone matches its path `/`. The router would therefore see no unknown path,
 * request no discovery and show an empty page.
 */
export function trimDocumentManifest(html: string): string {
  const [, modules = ''] = MODULES.exec(html) ?? [];
  const own = new Set([...modules.matchAll(/"([^"]+)":route\d+/g)].map(([, id]) => id));
  return html.replace(IN_DOCUMENT, (_, json: string) => {
    const { entry, routes, ...rest }: RouteManifest = JSON.parse(json);
    const shown = Object.entries(routes).filter(([id, { index }]) => own.has(id) || index);
    const trimmed = shown.map(([id, route]) => [id, { ...route, imports: [] }]);
    const manifest = { ...rest, entry: { ...entry, imports: [] }, routes: Object.fromEntries(trimmed) };
    return `window.__reactRouterManifest=${write(manifest).replaceAll('<', '\\u003c')};`;
  });
}

/** The file of all routes, without the files that any first page has loaded already. */
export function trimManifestFile(source: string): string {
  const manifest: RouteManifest = JSON.parse(IN_FILE.exec(source)?.[1] ?? '');
  const { root, ...others } = manifest.routes;
  const there = new Set([...manifest.entry.imports, ...(root?.imports ?? [])]);
  for (const route of Object.values(others)) route.imports = route.imports.filter((file) => !there.has(file));
  return `window.__reactRouterManifest=${write(manifest)};`;
}
