import type { Plugin } from 'vite';
import { exportedNames } from './exported-names.ts';

const MODULE = /react-router[\\/].*[\\/]router[\\/]instrumentation\.js$/;

/**
 * What a browser's router asks of the module when nobody listens to it. `consume…` is asked on every navigation; the others
 * only by a router that was given listeners, which ours is not.
 */
const stub = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = (handler) => handler;
export const instrumentationResultMetaContext = undefined;
`;

/**
 * Leaves React Router's instrumentation out of what browsers load: 1 kB of every first visit that nothing here uses. Fails
 * the build when a new version of the router exports something else, so that this is looked at again.
 */
export function dropInstrumentation(): Plugin {
  return {
    name: 'waha:drop-instrumentation',
    apply: 'build',
    transform: {
      filter: { id: MODULE },
      handler(code) {
        if (this.environment.name !== 'client') return null;
        const exported = exportedNames(code);
        const stubbed = [...stub.matchAll(/export const (\w+)/g)].map(([, name]) => name).sort();
        if (exported.join() !== stubbed.join())
          this.error(`React Router's instrumentation now exports ${exported.join(', ')}`);
        return { code: stub, map: null };
      },
    },
  };
}
