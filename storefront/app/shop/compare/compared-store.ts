import { useMemo, useSyncExternalStore } from 'react';
import { storedText } from '../../stored-text.ts';
import { readIds } from './compared-ids.ts';

/** Ids of products that are compared, as an address has them; kept in this browser alone. */
const compared = storedText('compared');

/** Products to compare, in the order they were chosen. */
export function useCompared(): number[] {
  const kept = useSyncExternalStore(compared.subscribe, compared.read, () => null);
  return useMemo(() => readIds(kept), [kept]);
}

/** Forgets products that are left out, or no longer sold. */
export function dropCompared(ids: readonly number[]): void {
  const kept = readCompared();
  if (kept.some((id) => ids.includes(id))) keepCompared(kept.filter((id) => !ids.includes(id)));
}

export const readCompared = (): number[] => readIds(compared.read());

export function keepCompared(ids: readonly number[]): void {
  compared.write(ids.length > 0 ? ids.join(',') : null);
}
