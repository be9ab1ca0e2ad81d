import { useSyncExternalStore } from 'react';

/** From here on a table fits; the same width at which the side bar stands beside the screen. */
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
