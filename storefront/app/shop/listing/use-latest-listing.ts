import { useNavigation } from 'react-router';
import type { PageAddress } from '../../router/links.ts';
import { type ListingState, readListing } from './listing-state.ts';

/**
 * Reads the state that the next change of a list builds on: that of the list under way, or of the address, which on a
 * slow phone changes well before the fields are drawn for it. Otherwise a filter chosen right before the order is lost.
 */
export function useLatestListing(path: PageAddress): () => ListingState {
  const coming = useNavigation().location;
  return () => readListing(new URLSearchParams((coming?.pathname === path ? coming : location).search));
}
