import type { EndpointDefinition } from '@waha/contract';
import type { Language } from '../text/index.ts';
import { responseKey } from './serve-from-cache.ts';

/** No search or filter that the contract allows is longer; beyond it an answer is made and not kept. */
const LONGEST_CACHED_ADDRESS = 1_000;

/**
 * The one address an answer is kept under, whichever way its own was written: the path as the contract writes it, and the
 * query's declared fields in their declared order. undefined for one that is not kept: another spelling of the path, or
 * fields nobody declared, with which anybody could fill the memory.
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
  const kept = new URLSearchParams(
    declared.flatMap((name) => asked.getAll(name).map((value): [string, string] => [name, value])),
  );
  const address = kept.size === 0 ? path : `${path}?${kept}`;
  return address.length > LONGEST_CACHED_ADDRESS ? undefined : address;
}

/** What an answer is kept under in a language; undefined where it is not kept. */
export function cacheKeyOf(
  definition: EndpointDefinition,
  { language, ...asked }: Parameters<typeof cacheAddress>[1] & { language: Language },
): string | undefined {
  const address = cacheAddress(definition, asked);
  return address && responseKey(language, address);
}
