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

export function keepCompared(ids: readonly number[]): void {
  compared.write(ids.length > 0 ? ids.join(',') : null);
}
