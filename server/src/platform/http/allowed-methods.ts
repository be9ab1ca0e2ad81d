import type { FastifyInstance } from 'fastify';
import { API_PREFIX, readPath } from './api-path.ts';

/** The methods an address takes, as in an `Allow` header; empty where nothing is mounted. */
export type FindAllowedMethods = (url: string) => readonly string[];

interface Pattern {
  url: string;
  test: (path: string) => boolean;
  methods: Set<string>;
}

/** Collects the methods of each address from the routes as they are mounted, without the route `except`. */
export function collectAllowedMethods(server: FastifyInstance, except: string): FindAllowedMethods {
  const fixed = new Map<string, Pattern>();
  const open = new Map<string, Pattern>();
  server.addHook('onRoute', ({ url, method }) => {
    if (url === except) return;
    const known = /[:*]/.test(url) ? open : fixed;
    const pattern = known.get(url) ?? { url, test: testOf(url), methods: new Set() };
    for (const one of [method].flat()) pattern.methods.add(one);
    known.set(url, pattern);
  });
  return (address) => {
    const path = readPath(address);
    const isApi = path.startsWith(`${API_PREFIX}/`);
    const own = fixed.get(path);
    const found = [...(own ? [own] : []), ...[...open.values()].filter(({ test }) => test(path))].filter(
      // The wildcard pattern of pages matches the addresses of the API as well.
      ({ url }) => isApi === url.startsWith(`${API_PREFIX}/`),
    );
    const methods = new Set(found.flatMap((one) => [...one.methods]));
    return methods.size > 0 ? [...methods.add('OPTIONS')].toSorted() : [];
  };
}

function testOf(url: string): (path: string) => boolean {
  const source = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*/g, '.*');
  const whole = new RegExp(`^${source}$`);
  return (path) => whole.test(path);
}
