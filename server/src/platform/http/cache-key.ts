import type { EndpointDefinition } from '@waha/contract';
import type { Language } from '../text/index.ts';
import { responseKey } from './serve-from-cache.ts';

/**
 * The longest cached address. Every search and filter that the contract allows is shorter; answers beyond it are not
 * cached.
 */
const LONGEST_CACHED_ADDRESS = 1_000;

/**
 * The canonical address of a cached answer: the path as the contract writes it, and the declared query fields in their declared
 * order. Undefined for addresses that are not cached: another spelling of the path, or undeclared fields, with which a client
 * could fill the memory.
 */
export function cacheAddress(
  definition: EndpointDefinition,
  { pattern, params, url }: { pattern: string; params: Readonly<Record<string, string>>; url: string },
): string | undefined {
  const [path = '', query = ''] = url.split('?', 2);
  if (path !== pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')))
    return undefined;
  if (query === '') return path.length > LONGEST_CACHED_ADDRESS ? undefined : path;
  const asked = new URLSearchParams(query);
  const declared = Object.keys(definition.query?.shape ?? {});
  if ([...asked.keys()].some((name) => !declared.includes(name))) return undefined;
  const declaredFields = new URLSearchParams(
    declared.flatMap((name) => asked.getAll(name).map((value): [string, string] => [name, value])),
  );
  const address = declaredFields.size === 0 ? path : `${path}?${declaredFields}`;
  return address.length > LONGEST_CACHED_ADDRESS ? undefined : address;
}

/** The cache key of an answer in a language; undefined where it is not cached. */
export function cacheKeyOf(
  definition: EndpointDefinition,
  { language, ...asked }: Parameters<typeof cacheAddress>[1] & { language: Language },
): string | undefined {
  const address = cacheAddress(definition, asked);
  return address && responseKey(language, address);
}
