import type { ExtensionFetch } from '@waha/extend';

/** How agents are reached and told, which the official suite wants otherwise. */
export interface Telling {
  fetch: ExtensionFetch;
  /** Whether a profile may have this address. */
  isAddress: (address: string) => boolean;
  headers: Readonly<Record<string, string>>;
  dress: (order: object) => Promise<object>;
}
