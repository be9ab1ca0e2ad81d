import { useText } from '../../text/use-text.ts';
import type { ListedPage } from './listed-page.ts';
import type { ListingState } from './listing-state.ts';

type Facets = NonNullable<ListedPage['facets']>;

interface PriceFilterProps {
  id: string;
  state: ListingState;
  range: Facets['price'];
}

export function PriceFilter({ id, state, range }: PriceFilterProps) {
  const say = useText('listing');
  const fields = [
    { name: 'min_price', label: say('priceMin'), value: state.min_price, hint: Math.floor(range.min) },
    { name: 'max_price', label: say('priceMax'), value: state.max_price, hint: Math.ceil(range.max) },
  ];
  return (
    <div className="grid grid-cols-2 gap-3">
      {fields.map((field) => (
        <div key={field.name}>
          <label htmlFor={`${id}-${field.name}`} className="text-sm text-soft">
            {field.label}
          </label>
          <input
            id={`${id}-${field.name}`}
            name={field.name}
            inputMode="numeric"
            dir="ltr"
            defaultValue={field.value ?? ''}
            placeholder={String(field.hint)}
            maxLength={12}
            className="field text-start tabular-nums"
            // An amount is sent when it is complete, on leaving the field or with Enter; not with every digit.
            onChange={(event) => event.stopPropagation()}
            onBlur={({ currentTarget: input }) => {
              if (input.value !== input.defaultValue) input.form?.requestSubmit();
            }}
          />
        </div>
      ))}
    </div>
  );
}

interface ColorFilterProps {
  colors: Facets['colors'];
  chosen: string[];
  isExact: boolean;
}

export function ColorFilter({ colors, chosen, isExact }: ColorFilterProps) {
  return (
    <div className="flex flex-wrap gap-1">
      {colors.map((facet) => (
        <label key={facet.value} className="swatch" title={facet.label}>
          <input
            type="checkbox"
            name="color"
            value={facet.value}
            aria-label={isExact ? `${facet.label} (${facet.count})` : facet.label}
            defaultChecked={chosen.includes(facet.value)}
            className="sr-only"
          />
          <span style={facet.hex ? { backgroundColor: facet.hex } : undefined} />
        </label>
      ))}
    </div>
  );
}
