import { type PageAddress, redirect } from '../../router/links.ts';
import { changeListing, type ListingState, writeListing } from './listing-state.ts';

/** A page beyond the end (the list has shrunk since the link was made) redirects to the last page. */
export function turnBackBeyondLast(path: PageAddress, state: ListingState, lastPage: number): void {
  const last = Math.max(1, lastPage);
  if (state.page > last) throw redirect(`${path}${writeListing(changeListing(state, { page: last }))}`);
}
