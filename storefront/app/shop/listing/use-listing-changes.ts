import { useEffect } from 'react';
import { useLocation, useNavigation, useSubmit } from 'react-router';
import type { PageAddress } from '../../router/links.ts';
import { type ListingState, readListing, writeListing } from './listing-state.ts';

interface ListingChanges {
  /** The state of the list under way; null while none is loading. */
  coming: ListingState | null;
  /** The state that the next change builds on. */
  latest: () => ListingState;
  /** Loads the list of a state. */
  send: (state: ListingState) => void;
}

/** The state sent last, until its navigation is drawn. */
let sent: ListingState | null = null;

const readQuery = (search: string) => readListing(new URLSearchParams(search));

/**
 * Changes of a list by several forms. Each builds on the change before it, which a slow phone has neither loaded nor
 * drawn yet: a filter chosen right before the order would be lost if the form of the order sent what it was drawn with.
 */
export function useListingChanges(path: PageAddress): ListingChanges {
  const submit = useSubmit();
  const { key } = useLocation();
  const next = useNavigation().location;
  const coming = next?.pathname === path ? readQuery(next.search) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: both keys say that a navigation was drawn
  useEffect(() => {
    sent = null;
  }, [next?.key, key]);
  return {
    coming,
    latest: () => sent ?? coming ?? readQuery(location.search),
    send: (state) => {
      sent = state;
      submit(new URLSearchParams(writeListing(state)), { action: path, preventScrollReset: true });
    },
  };
}
