import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterBuild } from '@waha/kit/vite/after-build';
import type { Plugin } from 'vite';
import { trimManifestFile } from '../app/document/trim-manifest.ts';

/** Removes the files that every page has loaded from React Router's manifest, which lists them for each route. */
export function trimRouteManifest(): Plugin {
  return afterBuild('waha:trim-route-manifest', (outDir) => {
    const folder = path.join(outDir, 'assets');
    for (const name of readdirSync(folder).filter((file) => /^manifest-[0-9a-f]{8}\.js$/.test(file))) {
      const file = path.join(folder, name);
      writeFileSync(file, trimManifestFile(readFileSync(file, 'utf8')));
    }
  });
}
