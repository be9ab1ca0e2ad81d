import { useSyncExternalStore } from 'react';

/** localStorage key of the products kept for later, by id, the latest first. A guest's wishes live nowhere else. */
const WISHES_KEY = 'wishlist';
const MOST_KEPT = 100;

const listeners = new Set<() => void>();
const none: readonly number[] = [];
let current: readonly number[] = none;
let currentText: string | null = null;
/** Kept only where storage refuses. */
let unsaved: string | null = null;

function parse(text: string | null): readonly number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, MOST_KEPT) : none;
  } catch {
    return none;
  }
}

function readText(): string | null {
  try {
    return localStorage.getItem(WISHES_KEY) ?? unsaved;
  } catch {
    return unsaved;
  }
}

export function readWishes(): readonly number[] {
  const text = readText();
  if (text !== currentText) {
    currentText = text;
    current = parse(text);
  }
  return current;
}

function write(ids: readonly number[]): void {
  const text = JSON.stringify(ids.slice(0, MOST_KEPT));
  unsaved = text;
  try {
    localStorage.setItem(WISHES_KEY, text);
    unsaved = null;
  } catch {
    // This page still knows.
  }
  for (const listener of listeners) listener();
}

export function keepWish(id: number): void {
  write([id, ...readWishes().filter((one) => one !== id)]);
}

export function dropWish(id: number): void {
  write(readWishes().filter((one) => one !== id));
}

/** Takes what the server keeps as what is kept here. */
export function replaceWishes(ids: readonly number[]): void {
  write(ids);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Ids of the products kept in this browser, in step with its other tabs. Empty on the server. */
export function useWishes(): readonly number[] {
  return useSyncExternalStore(subscribe, readWishes, () => none);
}
