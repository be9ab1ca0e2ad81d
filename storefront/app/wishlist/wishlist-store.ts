import { useSyncExternalStore } from 'react';
import { storedText } from '../stored-text.ts';

/** Ids of saved products, the latest first; a guest's wishlist is stored only here. */
const wishes = storedText('wishlist');
const MOST_KEPT = 100;

const none: readonly number[] = [];
let current = none;
/** Storage text that `current` was parsed from. */
let currentText: string | null = null;

function parse(text: string | null): readonly number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, MOST_KEPT) : none;
  } catch {
    return none;
  }
}

/** The same array until storage changes. */
export function readWishes(): readonly number[] {
  const text = wishes.read();
  if (text !== currentText) {
    currentText = text;
    current = parse(text);
  }
  return current;
}

/** Replaces the stored wishlist, with the account's or after a local change. */
export function replaceWishes(ids: readonly number[]): void {
  wishes.write(JSON.stringify(ids.slice(0, MOST_KEPT)));
}

export function storeWish(id: number): void {
  replaceWishes([id, ...readWishes().filter((one) => one !== id)]);
}

export function dropWish(id: number): void {
  replaceWishes(readWishes().filter((one) => one !== id));
}

/** Ids of the products on this browser's wishlist, synchronised with its other tabs. Empty on the server. */
export function useWishes(): readonly number[] {
  return useSyncExternalStore(wishes.subscribe, readWishes, () => none);
}
