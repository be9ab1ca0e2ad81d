import path from 'node:path';
import type { Plugin } from 'vite';
import { exportedNames } from './exported-names.ts';

const MODULE = /react-router[\\/].*[\\/]dom[\\/]ssr[\\/]fog-of-war\.js$/;

/** Exports for the server and for server components; browsers never call them. */
const notInBrowsers = [
  'URL_LIMIT',
  'getManifestPath',
  'getPartialManifest',
  'getPathsWithAncestors',
  'handleClientVersionMismatch',
];
const replaced = ['getPatchRoutesOnNavigationFunction', 'isFogOfWarEnabled', 'useFogOFWarDiscovery'];

/**
 * Replaces React Router's route discovery by app/router/discover-routes.ts in the browser build. Fails the build when a
 * new version of the router has other exports there, so that the replacement is reviewed. In development the router's
 * own discovery is used.
 */
export function routeDiscovery(): Plugin {
  let ours = '';
  return {
    name: 'waha:route-discovery',
    apply: 'build',
    configResolved({ root }) {
      ours = path.join(root, 'app/router/discover-routes.ts');
    },
    transform: {
      filter: { id: MODULE },
      handler(code) {
        if (this.environment.name !== 'client') return null;
        const exported = exportedNames(code);
        if (exported.join() !== [...notInBrowsers, ...replaced].sort().join())
          this.error(`React Router's discovery of routes now exports ${exported.join(', ')}`);
        const unused = notInBrowsers.map((name) => `export const ${name} = undefined;`);
        return {
          code: [`export { ${replaced.join(', ')} } from ${JSON.stringify(ours)};`, ...unused].join('\n'),
          map: null,
        };
      },
    },
  };
}
