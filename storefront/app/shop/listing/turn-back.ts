import { type PageAddress, redirect } from '../../router/links.ts';
import { changeListing, type ListingState, writeListing } from './listing-state.ts';

/** A page past the end (the list has shrunk since the link was made) leads to the last one. */
export function turnBackBeyondLast(path: PageAddress, state: ListingState, lastPage: number): void {
  const last = Math.max(1, lastPage);
  if (state.page > last) throw redirect(`${path}${writeListing(changeListing(state, { page: last }))}`);
}
