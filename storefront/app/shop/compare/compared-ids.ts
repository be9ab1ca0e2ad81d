import type { Address } from '../../router/links.ts';

/** As many as the API compares. */
export const MOST_COMPARED = 4;

const ID = /^[1-9]\d{0,8}$/;

/** Ids of an address or of storage: each once, the first four, and nothing that is none. */
export function readIds(written: string | null): number[] {
  const ids = (written ?? '')
    .slice(0, 400)
    .split(',')
    .filter((id) => ID.test(id));
  return [...new Set(ids.map(Number))].slice(0, MOST_COMPARED);
}

/** Ids as an address and the API have them: one order for one comparison, so that it is kept once. */
export const inOrder = (ids: readonly number[]): string => ids.toSorted((a, b) => a - b).join(',');

export const addressOf = (ids: readonly number[]): Address =>
  ids.length > 0 ? `/compare?ids=${inOrder(ids)}` : '/compare';
