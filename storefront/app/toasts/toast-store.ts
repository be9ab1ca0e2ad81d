import { useSyncExternalStore } from 'react';

/** Positions of a toast (source spec §9). `left` and `right` are physical, in both languages. */
export type ToastPosition =
  | 'top-left'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-right'
  | 'top'
  | 'bottom'
  | 'left'
  | 'right'
  | 'center';

export type ToastTone = 'positive' | 'negative' | 'info' | 'warning';

export interface Toast {
  id: number;
  text: string;
  tone: ToastTone;
  /** `line`: a thin line in the bar at the top of the page, which stays until it is dismissed. */
  position: ToastPosition | 'line';
  timeoutMs: number;
  /** A single action. */
  action: { label: string; run: () => void } | null;
}

export type ToastInput = Pick<Toast, 'text'> & Partial<Omit<Toast, 'id' | 'text'>>;

const DEFAULT_TIMEOUT_MS = 5_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const none: readonly Toast[] = [];

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short message. One per position: a newer message replaces the older one. */
export function showToast(input: ToastInput): number {
  lastId += 1;
  const toast: Toast = {
    tone: 'info',
    position: 'bottom',
    timeoutMs: DEFAULT_TIMEOUT_MS,
    action: null,
    ...input,
    id: lastId,
  };
  publish([...toasts.filter((shown) => shown.position !== toast.position), toast]);
  return toast.id;
}

export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

export function shownToasts(): readonly Toast[] {
  return toasts;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, shownToasts, () => none);
}
