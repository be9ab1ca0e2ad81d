import { Fragment } from 'react';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Check, Choices, Group } from './filter-parts.tsx';
import type { DepartmentOf, ListedPage } from './listed-page.ts';
import type { ListingState } from './listing-state.ts';
import { groupSizes, nestCategories, type SizeKind, telling } from './order-facets.ts';

interface FilterProps {
  facets: NonNullable<ListedPage['facets']>;
  state: ListingState;
}

export function CategoryFilter({ facets, state, departments = {} }: FilterProps & { departments?: DepartmentOf }) {
  const say = useText('listing');
  const chosen = String(state.category_id);
  if (facets.categories.length === 0) return null;
  const check = ({ value, label, count }: FilterProps['facets']['categories'][number]) => (
    <Check
      key={value}
      type="radio"
      name="category_id"
      value={value}
      label={label}
      count={facets.is_exact ? count : undefined}
      checked={chosen === value}
    />
  );
  const nested = nestCategories(facets.categories, departments, chosen);
  return (
    <Group title={say('filterCategory')}>
      <Choices
        facets={nested.map(({ facet }) => facet)}
        // A category with others below it must not be folded away.
        chosen={[chosen, ...nested.filter(({ children }) => children.length > 0).map(({ facet }) => facet.value)]}
        render={(facet) => {
          const { children = [] } = nested.find((one) => one.facet.value === facet.value) ?? {};
          return (
            <Fragment key={facet.value}>
              {check(facet)}
              {children.length > 0 ? (
                <fieldset className="ms-2.5 border-s border-line ps-4">
                  <legend className="sr-only">{facet.label}</legend>
                  {children.map(check)}
                </fieldset>
              ) : null}
            </Fragment>
          );
        }}
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
          count={facets.is_exact ? facets[name] : undefined}
          checked={state[name]}
        />
      ))}
    </Group>
  );
}

const sizeKinds = {
  letters: 'sizeLetters',
  numbers: 'sizeNumbers',
  volume: 'sizeVolume',
  weight: 'sizeWeight',
  length: 'sizeLength',
} as const satisfies Partial<Record<SizeKind, string>>;

/** Size filter, grouped by kind and ordered within it, so that an M is not beside a kilogram. */
export function SizeFilter({ facets, state }: FilterProps) {
  const say = useText('listing');
  if (facets.sizes.length === 0) return null;
  const groups = groupSizes(facets.sizes);
  return (
    <Group title={say('filterSize')} closed={state.size.length === 0}>
      {groups.map(({ kind, sizes }) => (
        <fieldset key={kind} className="mb-3">
          {groups.length > 1 && kind !== 'other' ? (
            <legend className="mb-1.5 text-xs text-soft">{say(sizeKinds[kind])}</legend>
          ) : (
            <legend className="sr-only">{say('filterSize')}</legend>
          )}
          <div className="flex flex-wrap gap-2">
            {sizes.map((facet) => (
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
        </fieldset>
      ))}
    </Group>
  );
}

export function BrandFilter({ facets, state }: FilterProps) {
  const say = useText('listing');
  // A single brand is no choice, unless it was chosen.
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
            count={facets.is_exact ? count : undefined}
            checked={state.brand.includes(value)}
          />
        )}
      />
    </Group>
  );
}

export function RatingFilter({ facets, state }: FilterProps) {
  const say = useText('listing');
  const ratings = telling(facets.ratings, state.rating === null ? null : String(state.rating));
  // Left out if every threshold leaves all products.
  if (ratings.length === 0) return null;
  return (
    <Group title={say('filterRating')} closed={state.rating === null}>
      {ratings.map(({ value, count }) => (
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
          count={facets.is_exact ? count : undefined}
          checked={String(state.rating) === value}
        />
      ))}
    </Group>
  );
}
