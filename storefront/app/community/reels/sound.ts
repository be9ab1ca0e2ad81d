import { useSyncExternalStore } from 'react';

/** Muted until the visitor turns the sound on; then all films have sound until the page is left. */
let isMuted = true;
let hasCaptions = true;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

export function toggleSound(): void {
  isMuted = !isMuted;
  tell();
}

export function toggleCaptions(): void {
  hasCaptions = !hasCaptions;
  tell();
}

export function useMuted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isMuted,
    () => true,
  );
}

export function useCaptionsShown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasCaptions,
    () => true,
  );
}
