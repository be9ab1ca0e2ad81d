import type { AdminProductRow } from '@waha/contract';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { nameOf } from './category-options.ts';

const MOST_FOUND = 8;

/** Finds a product by its name or SKU and gives it away. */
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
      <div className="relative">
        <Search
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-soft"
          aria-hidden="true"
        />
        <input
          id={id}
          type="search"
          className="field ps-9"
          dir="auto"
          maxLength={60}
          autoComplete="off"
          placeholder={say('findProduct')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            // Enter chooses the first that was found; it does not save the form around it.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const [first] = found;
            if (first) choose(first);
          }}
        />
      </div>
      {q !== '' && data && found.length === 0 ? (
        <p role="status" className="text-soft">
          {say('nothingFound')}
        </p>
      ) : null}
      {found.length > 0 ? (
        <ul className="grid gap-1 rounded-lg border border-line p-1">
          {found.map((product) => (
            <li key={product.id}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center gap-3 rounded-lg px-2 text-start hover:bg-tint lg:min-h-9"
                onClick={() => choose(product)}
              >
                {nameOf(product, language)}
                <bdi dir="ltr" className="ms-auto text-sm text-soft">
                  {product.sku}
                </bdi>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );

  function choose(product: AdminProductRow) {
    setTyped('');
    onChoose(product);
  }
}
