import { useSyncExternalStore } from 'react';

/** Panel over the page; one at a time. Each is a chunk of its own, fetched when first opened. */
export type Overlay = 'menu' | 'search' | 'cart';

let open: Overlay | null = null;
let openedOn: string | undefined;
const listeners = new Set<() => void>();

function publish(next: Overlay | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Key of the page in the address bar, as the router names it. */
const pageKey = (): string => history.state?.key ?? 'default';

export function openOverlay(overlay: Overlay): void {
  openedOn = pageKey();
  publish(overlay);
}

export function closeOverlay(): void {
  publish(null);
}

/**
 * Closes what was opened on another page than that of `key`. The address changes before the page does: a panel opened
 * between the two belongs to the page that comes.
 */
export function closeOverlayOfOtherPage(key: string): void {
  if (openedOn !== key) closeOverlay();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
}
