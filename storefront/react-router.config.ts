import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  splitRouteModules: false,
  // A document contains its own routes; the others are in one file, loaded at the first sign of use
  // (app/router/discover-routes.ts).
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
