import type { AdminProductRow } from '@waha/contract/types';
import { useId, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { SearchChoices } from '../../form/search-choices.tsx';
import { useLanguage, useText } from '../../text/language.tsx';
import { nameOf } from './category-options.ts';

const MOST_FOUND = 8;

/** Searches products by name or SKU; passes the chosen one to `onChoose`. */
export function ProductSearch({ label, onChoose }: { label: string; onChoose: (product: AdminProductRow) => void }) {
  const say = useText('offers');
  const language = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const { data } = useCall('GET /admin/products', { query: { q, per_page: MOST_FOUND } }, { isOn: q !== '' });
  const found = q === '' ? [] : (data?.data ?? []);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <SearchChoices
        field={{ id, placeholder: say('findProduct') }}
        typed={typed}
        onType={setTyped}
        found={found}
        keyOf={(product) => String(product.id)}
        line={(product) => (
          <>
            {nameOf(product, language)}
            <bdi dir="ltr" className="ms-auto text-sm text-soft">
              {product.sku}
            </bdi>
          </>
        )}
        onChoose={choose}
        nothing={q !== '' && data ? say('nothingFound') : undefined}
      />
    </div>
  );

  function choose(product: AdminProductRow) {
    setTyped('');
    onChoose(product);
  }
}
