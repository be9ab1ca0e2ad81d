import { useSyncExternalStore } from 'react';

/** Panel over the page; one at a time. Each is a chunk of its own, fetched when first opened. */
export type Overlay = 'menu' | 'search' | 'cart';

let open: Overlay | null = null;
const listeners = new Set<() => void>();

function publish(next: Overlay | null): void {
  open = next;
  for (const listener of listeners) listener();
}

export function openOverlay(overlay: Overlay): void {
  publish(overlay);
}

export function closeOverlay(): void {
  publish(null);
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
