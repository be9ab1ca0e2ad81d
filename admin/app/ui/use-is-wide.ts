import { useSyncExternalStore } from 'react';

/** Minimum width for tables; the side bar appears beside the screen at the same width. */
const query = matchMedia('(width >= 64rem)');

export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );
}
