import type { PageAddress } from '../../router/links.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { ListedPage } from './listed-page.ts';
import { Listing } from './listing.tsx';
import type { ListingState } from './listing-state.ts';

interface KeyedListingProps {
  /** The page of all brands or tags. */
  all: { name: string; to: PageAddress };
  name: string;
  text: string;
  path: PageAddress;
  state: ListingState;
  page: ListedPage;
}

/** The page of a brand or a tag: its name, what the shop says of it, and its products. */
export function KeyedListing({ all, name, text, path, state, page }: KeyedListingProps) {
  return (
    <div className="container">
      <Breadcrumbs crumbs={[all, { name }]} />
      <h1 className="text-2xl [overflow-wrap:anywhere]">
        <bdi>{name}</bdi>
      </h1>
      {text ? <p className="mt-2 max-w-2xl whitespace-pre-line text-soft">{text}</p> : null}
      <div className="mt-5">
        <Listing path={path} state={state} page={page} />
      </div>
    </div>
  );
}
