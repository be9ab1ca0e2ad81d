import { useEffect } from 'react';
import {
  type UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_createClientRoutes as createClientRoutes,
  createPath,
  type UNSAFE_createRouter as createRouter,
  type PatchRoutesOnNavigationFunction,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router';

/*
 * Route discovery in browsers, in place of React Router's own (its module lib/dom/ssr/fog-of-war.js;
 * vite/route-discovery.ts replaces it), which asks the server at every navigation for the routes of one path. A
 * document contains its own routes; all others are in one file named by its content hash, loaded at the first sign of
 * use. The size of a first page is thus independent of the number of routes, and no navigation requests routes twice.
 */

type Router = ReturnType<typeof createRouter>;

declare global {
  interface Window {
    /** At first the routes of the document; then, replaced by the file at `manifest.url`, all of them. */
    __reactRouterManifest?: AssetsManifest;
  }
}

/** Arguments of a router's discovery, in React Router's order. */
type Discovery = [router: Router, manifest: AssetsManifest, routeModules: RouteModules, ssr: boolean];

let learning: Promise<void> | undefined;

/** Adds all routes of the shop to the router, once; after a failure it may be called again. */
function learnRoutes(...discovery: Discovery): Promise<void> {
  learning ??= addRoutes(...discovery).catch((error) => {
    learning = undefined;
    throw error;
  });
  return learning;
}

async function addRoutes(router: Router, manifest: AssetsManifest, routeModules: RouteModules, ssr: boolean) {
  await import(/* @vite-ignore */ manifest.url);
  const all = Object.entries(window.__reactRouterManifest?.routes ?? {});
  const added = Object.fromEntries(all.filter(([id]) => !(id in manifest.routes)));
  const parents = new Set(Object.values(added).map((route) => route?.parentId));
  const known = [...parents].filter((id) => id !== undefined && id in manifest.routes);
  Object.assign(manifest.routes, added);
  for (const id of known) if (id) router.patchRoutes(id, createClientRoutes(added, routeModules, null, ssr, false, id));
}

/**
 * Called by the router for a path that may belong to an unknown route. Loading the routes fails without a connection, or
 * after a deploy since the page was loaded. The navigation then becomes a document request, which the new server or the
 * service worker answers. A submitted form would lose its values that way: its request fails instead, as any request
 * without a connection.
 */
export function getPatchRoutesOnNavigationFunction(
  getRouter: () => Router,
  ...[manifest, routeModules, ssr]: [AssetsManifest, RouteModules, boolean]
): PatchRoutesOnNavigationFunction {
  return async ({ fetcherKey }) => {
    const router = getRouter();
    try {
      await learnRoutes(router, manifest, routeModules, ssr);
    } catch (error) {
      const { location: target, formMethod } = router.state.navigation;
      if (fetcherKey !== undefined || formMethod !== undefined || !target) throw error;
      window.location.assign(createPath(target));
      // The page is being left, so the navigation never resolves.
      await new Promise(() => undefined);
    }
  };
}

/** Events before a first navigation: a mouse enters, a finger touches, a key is pressed. */
const signsOfUse = ['pointerover', 'touchstart', 'focusin', 'keydown'];

/**
 * Loads the routes when the page is first used: prefetching links need them, and the first navigation is as fast as
 * later ones.
 */
export function useFogOFWarDiscovery(...[router, manifest, routeModules, ssr]: Discovery): void {
  useEffect(() => {
    const done = new AbortController();
    const learn = () => {
      done.abort();
      // Without a connection the navigation itself tries again.
      learnRoutes(router, manifest, routeModules, ssr).catch(() => undefined);
    };
    for (const sign of signsOfUse) addEventListener(sign, learn, { passive: true, signal: done.signal });
    return () => done.abort();
  }, [router, manifest, routeModules, ssr]);
}

/** A document never names the file of all routes among its scripts. */
export const isFogOfWarEnabled = () => true;
