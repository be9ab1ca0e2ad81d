import { useEffect, useId, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { ColorFilter, PriceFilter } from './filter-fields.tsx';
import { Check, Choices, Group } from './filter-parts.tsx';
import type { ListedPage } from './listed-page.ts';
import { type ListingState, readListing, writeListing } from './listing-state.ts';

export interface FilterFormProps {
  path: string;
  state: ListingState;
  facets: ListedPage['facets'];
}

/** Every filter in one GET form: sent at each change with JavaScript, by its button without. */
export function FilterForm({ path, state, facets }: FilterFormProps) {
  const say = useText('listing');
  const submit = useSubmit();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const address = writeListing({ ...state, page: 1 });
  // Fields keep their own values; a chip removed or a step back must show in them, without taking the focus away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what this reacts to
  useEffect(() => form.current?.reset(), [address]);
  if (!facets) return null;

  function send(form: HTMLFormElement): void {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
    // Through the same reading as an address, so that empty fields and doubled values never reach it.
    submit(new URLSearchParams(writeListing(readListing(query))), { action: path, preventScrollReset: true });
  }

  const categories = path === '/products' || path === '/search' ? facets.categories : [];
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
      {categories.length > 0 ? (
        <Group title={say('filterCategory')}>
          <Choices
            facets={categories}
            chosen={[String(state.category_id)]}
            render={(facet) => (
              <Check
                key={facet.value}
                type="radio"
                name="category_id"
                value={facet.value}
                label={facet.label}
                count={facet.count}
                checked={String(state.category_id) === facet.value}
              />
            )}
          />
        </Group>
      ) : null}
      <Group title={say('filterPrice')}>
        <PriceFilter id={id} state={state} range={facets.price} />
      </Group>
      <Group title={say('filterAvailability')}>
        <Check
          type="checkbox"
          name="in_stock"
          value="1"
          label={say('inStockOnly')}
          count={facets.in_stock}
          checked={state.in_stock}
        />
        <Check
          type="checkbox"
          name="on_sale"
          value="1"
          label={say('onSaleOnly')}
          count={facets.on_sale}
          checked={state.on_sale}
        />
      </Group>
      {facets.colors.length > 0 ? (
        <Group title={say('filterColor')}>
          <ColorFilter colors={facets.colors} chosen={state.color} />
        </Group>
      ) : null}
      {facets.sizes.length > 0 ? (
        <Group title={say('filterSize')} closed={state.size.length === 0}>
          <div className="flex flex-wrap gap-2">
            {facets.sizes.map((facet) => (
              <label key={facet.value} className="size-box min-h-10 px-3 text-sm">
                <input
                  type="checkbox"
                  name="size"
                  value={facet.value}
                  defaultChecked={state.size.includes(facet.value)}
                  className="sr-only"
                />
                <bdi>{facet.label}</bdi>
              </label>
            ))}
          </div>
        </Group>
      ) : null}
      {facets.brands.length > 1 || state.brand.length > 0 ? (
        <Group title={say('filterBrand')} closed={state.brand.length === 0}>
          <Choices
            facets={facets.brands}
            chosen={state.brand}
            render={(facet) => (
              <Check
                key={facet.value}
                type="checkbox"
                name="brand"
                value={facet.value}
                label={facet.label}
                count={facet.count}
                checked={state.brand.includes(facet.value)}
              />
            )}
          />
        </Group>
      ) : null}
      {facets.ratings.length > 0 ? (
        <Group title={say('filterRating')} closed={state.rating === null}>
          {facets.ratings.map((facet) => (
            <Check
              key={facet.value}
              type="radio"
              name="rating"
              value={facet.value}
              label={
                <span className="inline-flex items-center gap-1">
                  <Icon name="star" size={15} filled className="text-star" />
                  {say('ratingAtLeast', { stars: facet.value })}
                </span>
              }
              count={facet.count}
              checked={String(state.rating) === facet.value}
            />
          ))}
        </Group>
      ) : null}
      {/* Enter in one of two text fields sends a form only when it has a button. */}
      <button type="submit" hidden />
      <noscript>
        <button type="submit" className="btn btn-primary mt-4 w-full">
          {say('applyFilters')}
        </button>
      </noscript>
    </Form>
  );
}
