import { type ComponentType, createContext, useDeferredValue, useSyncExternalStore } from 'react';
import type { Card } from './card-of.ts';

type Extra = ComponentType<{ card: Card }>;

let extra: Extra | null = null;
const listeners = new Set<() => void>();

/**
 * Adds a component to every card: parts loaded at the first use of a page, which the byte budget of the first view has
 * no room for.
 */
export function drawOnCards(given: Extra): void {
  extra = given;
  for (const listener of listeners) listener();
}

/** Content added to a card; null on the server and until it is fetched. Many cards are drawn in steps, not all at once. */
export const useCardExtra = () =>
  useDeferredValue(
    useSyncExternalStore(
      (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      () => extra,
      () => null,
    ),
  );

/** A part that one page adds to its own cards, beside what all cards have; null elsewhere. */
export const MoreOnCards = createContext<Extra | null>(null);
