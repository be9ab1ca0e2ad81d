import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  splitRouteModules: false,
  // A document names its own routes; the others are one file, fetched at the first sign of use (app/router/discover-routes.ts).
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
