import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

const PREFIX = 'window.__reactRouterManifest=';

interface RouteManifest {
  entry: { imports: string[] };
  routes: Record<string, { imports: string[] }>;
}

/** What a route does not have, React Router finds out by its absence too (`hasAction: false` and its like). */
const isSaid = (_: string, value: unknown) => (value === false ? undefined : value);

/** Without the files that came with the first page, whichever it was: no route need ask for them again. */
export function trimManifest(source: string): string {
  const manifest: RouteManifest = JSON.parse(source.slice(PREFIX.length).replace(/;\s*$/, ''));
  const { root, ...others } = manifest.routes;
  const there = new Set([...manifest.entry.imports, ...(root?.imports ?? [])]);
  for (const route of Object.values(others)) route.imports = route.imports.filter((file) => !there.has(file));
  return `${PREFIX}${JSON.stringify(manifest, isSaid)};`;
}

/** React Router's list of all routes is part of every first visit; each names what every page has loaded anyway. */
export function trimRouteManifest(): Plugin {
  return afterBuild('waha:trim-route-manifest', (outDir) => {
    const folder = path.join(outDir, 'assets');
    for (const name of readdirSync(folder).filter((file) => /^manifest-[0-9a-f]{8}\.js$/.test(file))) {
      const file = path.join(folder, name);
      writeFileSync(file, trimManifest(readFileSync(file, 'utf8')));
    }
  });
}
