import { type RefObject, useEffect, useId, useRef } from 'react';
import { Form, type PageAddress } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { AvailabilityFilter, BrandFilter, CategoryFilter, RatingFilter, SizeFilter } from './filter-choices.tsx';
import { ColorFilter, PriceFilter } from './filter-fields.tsx';
import { Group } from './filter-parts.tsx';
import type { ListedPage } from './listed-page.ts';
import { type ListingState, readListing, writeListing } from './listing-state.ts';
import { useListingChanges } from './use-listing-changes.ts';

export interface FilterFormProps {
  path: PageAddress;
  state: ListingState;
  facets: ListedPage['facets'];
  departments?: ListedPage['departments'];
}

/** Sends the form as an address: parsed and rewritten, so that it contains no empty or duplicate values. */
function useSend(path: PageAddress): (form: HTMLFormElement) => void {
  const { latest, send } = useListingChanges(path);
  return (form) => {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
    const { search, sort } = latest();
    send({ ...readListing(query), search, sort });
  };
}

/** Fields are uncontrolled; a removed filter or a step back resets them, without moving the focus. */
function useFormOf(state: ListingState): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const address = writeListing({ ...state, page: 1 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what this reacts to
  useEffect(() => form.current?.reset(), [address]);
  return form;
}

/** Every filter in one GET form: sent at each change with JavaScript, by its button without. */
export function FilterForm({ path, state, facets, departments }: FilterFormProps) {
  const say = useText('listing');
  const id = useId();
  const send = useSend(path);
  const form = useFormOf(state);
  if (!facets) return null;
  const mayNarrow = path === '/products' || path === '/search';
  return (
    <Form
      ref={form}
      action={path}
      aria-label={say('filters')}
      onChange={(event) => send(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      {state.search ? <input type="hidden" name="search" value={state.search} /> : null}
      {state.sort ? <input type="hidden" name="sort" value={state.sort} /> : null}
      {mayNarrow ? <CategoryFilter facets={facets} state={state} {...(departments && { departments })} /> : null}
      <Group title={say('filterPrice')}>
        <PriceFilter id={id} state={state} range={facets.price} />
      </Group>
      <AvailabilityFilter facets={facets} state={state} />
      {facets.colors.length > 0 ? (
        <Group title={say('filterColor')}>
          <ColorFilter colors={facets.colors} chosen={state.color} isExact={facets.is_exact} />
        </Group>
      ) : null}
      <SizeFilter facets={facets} state={state} />
      <BrandFilter facets={facets} state={state} />
      <RatingFilter facets={facets} state={state} />
      {/* Enter in one of two text fields sends a form only when it has a button. */}
      <button type="submit" hidden>
        {say('applyFilters')}
      </button>
      <noscript>
        <button type="submit" className="btn btn-primary mt-4 w-full">
          {say('applyFilters')}
        </button>
      </noscript>
    </Form>
  );
}
