import type { AdminProduct } from '@waha/contract/types';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { ChoiceField } from '../../form/fields.tsx';
import { useLanguage, useText } from '../../text/language.tsx';
import { nameOf } from '../goods/category-options.ts';
import { ProductSearch } from '../goods/product-search.tsx';
import { variantName } from '../goods/variant-name.ts';

interface VariantChoiceProps {
  /** The number of the chosen variant as the form has it; '' while none is chosen. */
  value: string;
  /** Label of the variant when it was saved. */
  said: string | undefined;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Product and variant that are sent as a prize. */
export function VariantChoice({ value, said, onChange, error }: VariantChoiceProps) {
  const say = useText('campaigns');
  const language = useLanguage();
  const [product, setProduct] = useState<AdminProduct>();
  const choose = async (id: number) => {
    const found = await api('GET /admin/products/{id}', { params: { id } }).catch(() => undefined);
    if (!found) return;
    setProduct(found);
    // A simple product has no variant to choose.
    onChange(found.default_variant_id === null ? '' : String(found.default_variant_id));
  };
  const name = product ? nameOf(product, language) : said;
  return (
    <div className="grid content-start gap-2">
      <ProductSearch label={say('prizeProduct')} onChoose={({ id }) => void choose(id)} />
      {name ? <p className="font-semibold">{name}</p> : null}
      {product && product.variants.length > 0 ? (
        <ChoiceField
          name="variant_id"
          label={say('variantId')}
          value={value}
          onChange={onChange}
          error={undefined}
          options={[
            ['', say('chooseVariant')],
            ...product.variants.map(
              (variant) =>
                [
                  String(variant.id),
                  [variantName(variant, language), variant.sku].filter(Boolean).join(' / '),
                ] as const,
            ),
          ]}
        />
      ) : null}
      {error ? <p className="text-sm text-negative">{error}</p> : null}
    </div>
  );
}
