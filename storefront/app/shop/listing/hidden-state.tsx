import { type ListingState, writeListing } from './listing-state.ts';

/** The rest of a list's state inside a GET form that changes one part of it. */
export function HiddenState({ state }: { state: ListingState }) {
  return [...new URLSearchParams(writeListing(state))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
