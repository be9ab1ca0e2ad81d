import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Check, Choices, Group } from './filter-parts.tsx';
import type { ListedPage } from './listed-page.ts';
import type { ListingState } from './listing-state.ts';

interface FilterProps {
  facets: NonNullable<ListedPage['facets']>;
  state: ListingState;
}

export function CategoryFilter({ facets, state }: FilterProps) {
  const say = useText('listing');
  const chosen = String(state.category_id);
  if (facets.categories.length === 0) return null;
  return (
    <Group title={say('filterCategory')}>
      <Choices
        facets={facets.categories}
        chosen={[chosen]}
        render={({ value, label, count }) => (
          <Check
            key={value}
            type="radio"
            name="category_id"
            value={value}
            label={label}
            count={count}
            checked={chosen === value}
          />
        )}
      />
    </Group>
  );
}

export function AvailabilityFilter({ facets, state }: FilterProps) {
  const say = useText('listing');
  const choices = [
    { name: 'in_stock', label: say('inStockOnly') },
    { name: 'on_sale', label: say('onSaleOnly') },
  ] as const;
  return (
    <Group title={say('filterAvailability')}>
      {choices.map(({ name, label }) => (
        <Check
          key={name}
          type="checkbox"
          name={name}
          value="1"
          label={label}
          count={facets[name]}
          checked={state[name]}
        />
      ))}
    </Group>
  );
}

export function SizeFilter({ facets, state }: FilterProps) {
  const say = useText('listing');
  if (facets.sizes.length === 0) return null;
  return (
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
  );
}

export function BrandFilter({ facets, state }: FilterProps) {
  const say = useText('listing');
  // One brand for all is no choice, unless it was made.
  if (facets.brands.length < 2 && state.brand.length === 0) return null;
  return (
    <Group title={say('filterBrand')} closed={state.brand.length === 0}>
      <Choices
        facets={facets.brands}
        chosen={state.brand}
        render={({ value, label, count }) => (
          <Check
            key={value}
            type="checkbox"
            name="brand"
            value={value}
            label={label}
            count={count}
            checked={state.brand.includes(value)}
          />
        )}
      />
    </Group>
  );
}

export function RatingFilter({ facets, state }: FilterProps) {
  const say = useText('listing');
  if (facets.ratings.length === 0) return null;
  return (
    <Group title={say('filterRating')} closed={state.rating === null}>
      {facets.ratings.map(({ value, count }) => (
        <Check
          key={value}
          type="radio"
          name="rating"
          value={value}
          label={
            <span className="inline-flex items-center gap-1">
              <Icon name="star" size={15} filled className="text-star" />
              {say('ratingAtLeast', { stars: value })}
            </span>
          }
          count={count}
          checked={String(state.rating) === value}
        />
      ))}
    </Group>
  );
}
