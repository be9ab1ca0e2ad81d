import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  splitRouteModules: false,
  // The whole tree is small; knowing it from the start saves a `/__manifest` call per navigation, which no cache could answer.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
