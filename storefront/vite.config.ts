import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { compileTexts } from '@waha/kit/vite/compile-texts';
import { precompress } from '@waha/kit/vite/precompress';
import { defineConfig } from 'vite';
import { chunkFileName, chunkGroups, extendableEntries } from './vite/chunk-groups.ts';
import { dropPropertyFallback } from './vite/drop-property-fallback.ts';
import { pageExports } from './vite/page-exports.ts';
import { routeDiscovery } from './vite/route-discovery.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { trimRouteManifest } from './vite/trim-manifest.ts';

/** Files that a lazy part needs in addition to those loaded by every page; none if that is only its own file. */
function notThere(files: string[]): string[] {
  const missing = files.filter((file) => !/^assets\/(?:framework|rolldown-runtime|every-page)-/.test(file));
  return missing.length > 1 ? missing : [];
}

export default defineConfig({
  plugins: [
    compileTexts(),
    pageExports(),
    tailwindcss(),
    reactRouter(),
    extendableEntries(),
    routeDiscovery(),
    dropPropertyFallback(),
    serviceWorker(),
    trimRouteManifest(),
    precompress(),
  ],
  server: { host: '127.0.0.1' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: chunkFileName,
            codeSplitting: { groups: chunkGroups() },
          },
        },
      },
    },
  },
  build: {
    // Browsers with `light-dark()`, `@starting-style`, anchor-free popovers and top-level nesting; older ones read the plain HTML.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => notThere(files) },
  },
});
