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

/** Adds routes to a route of the router: its `patchRoutes`, or the `patch` that it hands to a navigation. */
type Patch = Router['patchRoutes'];

let loading: Promise<unknown> | undefined;

/** Loads the file of all routes, once; after a failure it may be called again. */
function loadRoutes(manifest: AssetsManifest): Promise<unknown> {
  loading ??= import(/* @vite-ignore */ manifest.url).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Adds all routes of the shop to the router; those it has are left alone. An aborted navigation adds none, so the routes
 * of the router decide, not those of the manifest.
 */
async function learnRoutes(patch: Patch, ...[router, manifest, routeModules, ssr]: Discovery) {
  await loadRoutes(manifest);
  const all = Object.entries(window.__reactRouterManifest?.routes ?? {});
  const added = Object.fromEntries(all.filter(([id]) => !(id in router.manifest)));
  const parents = new Set(Object.values(added).map((route) => route?.parentId));
  const known = [...parents].filter((id) => id !== undefined && id in router.manifest);
  for (const [id, route] of all) manifest.routes[id] ??= route;
  for (const id of known) if (id) patch(id, createClientRoutes(added, routeModules, null, ssr, false, id));
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
  return async ({ fetcherKey, patch }) => {
    const router = getRouter();
    try {
      await learnRoutes(patch, router, manifest, routeModules, ssr);
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
const signsOfUse = ['pointerover', 'focusin', 'keydown'];

/**
 * Loads the routes when the page is first used, so that the first navigation is as fast as later ones. A router that is
 * given routes outside a navigation renders the page again. Links that prefetch under a mouse or the focus need that; a
 * finger is at its link's navigation before a prefetch, and would wait for that rendering: for it the file is only
 * loaded.
 */
export function useFogOFWarDiscovery(...[router, manifest, routeModules, ssr]: Discovery): void {
  useEffect(() => {
    const done = new AbortController();
    const learn = ({ pointerType }: Partial<PointerEvent>) => {
      done.abort();
      const learnt =
        pointerType === 'touch'
          ? loadRoutes(manifest)
          : learnRoutes(router.patchRoutes, router, manifest, routeModules, ssr);
      // Without a connection the navigation itself tries again.
      learnt.catch(() => undefined);
    };
    for (const sign of signsOfUse) addEventListener(sign, learn, { passive: true, signal: done.signal });
    return () => done.abort();
  }, [router, manifest, routeModules, ssr]);
}

/** A document never names the file of all routes among its scripts. */
export const isFogOfWarEnabled = () => true;
