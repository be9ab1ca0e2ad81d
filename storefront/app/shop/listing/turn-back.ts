import { redirect } from 'react-router';
import { changeListing, type ListingState, writeListing } from './listing-state.ts';

/** A page past the end (the list has shrunk since the link was made) leads to the last one. */
export function turnBackBeyondLast(path: string, state: ListingState, lastPage: number): void {
  const last = Math.max(1, lastPage);
  if (state.page > last) throw redirect(`${path}${writeListing(changeListing(state, { page: last }))}`);
}
