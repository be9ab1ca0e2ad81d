import type { Product } from '@waha/contract/types';
import { useState } from 'react';
import { MIN_CHARACTERS, useFoundProducts } from '../../search/use-found-products.ts';
import { useText } from '../../text/use-text.ts';
import { Price } from '../../ui/product-card/price.tsx';
import { CommunityIcon } from '../community-icon.tsx';
import { useListbox } from '../parts/use-listbox.ts';

interface ProductPickerProps {
  id: string;
  /** In display order. */
  chosen: readonly Product[];
  most: number;
  onChange: (chosen: Product[]) => void;
  error?: string | undefined;
  /** Focuses the field when it appears. */
  autoFocus?: boolean;
}

/** Choice of the products of a post or reel: searched by typing, sorted and removed; all by keyboard. Texts: posts. */
export function ProductPicker({ id, chosen, most, onChange, error, autoFocus = false }: ProductPickerProps) {
  const say = useText('posts');
  const [status, setStatus] = useState('');

  function move(product: Product, to: number): void {
    onChange(chosen.filter(({ id: one }) => one !== product.id).toSpliced(to, 0, product));
    setStatus(say('productMoved', { name: product.name, number: to + 1 }));
  }

  function remove(product: Product): void {
    onChange(chosen.filter(({ id: one }) => one !== product.id));
    setStatus(say('productRemoved', { name: product.name }));
    document.getElementById(id)?.focus();
  }

  return (
    <div className="grid gap-2">
      <ol aria-label={say('products')} className="grid gap-2 empty:hidden">
        {chosen.map((product, index) => (
          <ChosenProduct
            key={product.id}
            product={product}
            isFirst={index === 0}
            isLast={index === chosen.length - 1}
            onEarlier={() => move(product, index - 1)}
            onLater={() => move(product, index + 1)}
            onRemove={() => remove(product)}
          />
        ))}
      </ol>
      {chosen.length < most ? (
        <ProductSearch
          id={id}
          label={say('addProduct', { most })}
          chosen={chosen}
          error={error}
          autoFocus={autoFocus}
          onChoose={(product) => {
            onChange([...chosen, product]);
            setStatus(say('productAdded', { name: product.name }));
          }}
        />
      ) : (
        <p className="text-sm text-soft">{say('productsFull', { most })}</p>
      )}
      <p role="status" className="sr-only">
        {status}
      </p>
    </div>
  );
}

interface ChosenProductProps {
  product: Product;
  isFirst: boolean;
  isLast: boolean;
  onEarlier: () => void;
  onLater: () => void;
  onRemove: () => void;
}

function ChosenProduct({ product, isFirst, isLast, onEarlier, onLater, onRemove }: ChosenProductProps) {
  const say = useText('posts');
  const { name, images } = product;
  const steps = [
    { icon: 'chevron-up', label: say('productEarlier', { name }), isOff: isFirst, act: onEarlier },
    { icon: 'chevron-down', label: say('productLater', { name }), isOff: isLast, act: onLater },
    { icon: 'x', label: say('productRemove', { name }), isOff: false, act: onRemove },
  ] as const;
  return (
    <li className="flex items-center gap-3 rounded-2xl border border-line bg-card p-2">
      <Thumb image={images[0]} />
      <span className="min-w-0 flex-1 text-sm leading-snug">
        <span className="line-clamp-2 font-semibold">{name}</span>
        <Price price={product.sale_price ?? product.price} original={product.price} />
      </span>
      <span className="flex">
        {steps.map(({ icon, label, isOff, act }) =>
          isFirst && isLast && icon !== 'x' ? null : (
            <button
              key={icon}
              type="button"
              aria-label={label}
              aria-disabled={isOff}
              className="icon-btn aria-disabled:opacity-35"
              onClick={() => !isOff && act()}
            >
              <CommunityIcon name={icon} size={18} />
            </button>
          ),
        )}
      </span>
    </li>
  );
}

function Thumb({ image }: { image: Product['images'][number] | undefined }) {
  return (
    <span className="block w-12 shrink-0 overflow-hidden rounded-lg bg-tint">
      {image ? (
        <img
          src={image.url}
          srcSet={image.srcset || undefined}
          sizes="48px"
          alt=""
          width={48}
          height={60}
          className="aspect-4/5 w-full object-cover"
          style={{ backgroundColor: image.placeholder }}
        />
      ) : null}
    </span>
  );
}

interface ProductSearchProps {
  id: string;
  label: string;
  chosen: readonly Product[];
  error: string | undefined;
  autoFocus: boolean;
  onChoose: (product: Product) => void;
}

/** A field that suggests products (ARIA combobox); it stays for the next one. */
function ProductSearch({ id, label, chosen, error, autoFocus, onChoose }: ProductSearchProps) {
  const say = useText('posts');
  const [text, setText] = useState('');
  const found = useFoundProducts(text);
  const known = new Set(chosen.map((product) => product.id));
  const options = (found?.products ?? []).filter((product) => !known.has(product.id));
  const listId = `${id}-list`;
  const listbox = useListbox({
    id: listId,
    options,
    onChoose: (product) => {
      setText('');
      onChoose(product);
    },
  });
  const isNothing = found !== null && options.length === 0 && text.trim().length >= MIN_CHARACTERS;
  return (
    <div className="relative">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode="search"
        role="combobox"
        autoComplete="off"
        maxLength={120}
        dir="auto"
        placeholder={say('productSearch')}
        // biome-ignore lint/a11y/noAutofocus: opened by a press of somebody who is about to search
        autoFocus={autoFocus}
        aria-autocomplete="list"
        aria-expanded={listbox.isShown}
        aria-controls={listId}
        aria-activedescendant={listbox.active >= 0 ? `${listId}-${listbox.active}` : undefined}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="field aria-invalid:border-negative"
        value={text}
        onFocus={listbox.open}
        onBlur={listbox.close}
        onChange={(event) => {
          setText(event.target.value);
          listbox.open();
        }}
        onKeyDown={(event) => {
          if (listbox.onKeyDown(event)) return;
          // Enter here never submits the post.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
        }}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={say('productsFound')}
        hidden={!listbox.isShown}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-80 overflow-y-auto overscroll-contain rounded-2xl border border-line bg-card p-1 shadow-float"
      >
        {options.map((product, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works through the field above
          // biome-ignore lint/a11y/useFocusableInteractive: marked by aria-activedescendant, never focused
          <div
            key={product.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === listbox.active}
            className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-xl p-1.5 ${index === listbox.active ? 'bg-tint outline-2 -outline-offset-2 outline-primary' : 'hover:bg-tint'}`}
            // The field retains the focus while an option is pressed.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => listbox.choose(product)}
          >
            <Thumb image={product.images[0]} />
            <span className="min-w-0 flex-1 text-sm leading-snug">
              <span className="line-clamp-2">{product.name}</span>
              <Price price={product.sale_price ?? product.price} original={product.price} />
            </span>
          </div>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-1 text-sm text-negative">
          {error}
        </p>
      ) : null}
      <p role="status" className={isNothing ? 'mt-1 text-sm text-soft' : 'sr-only'}>
        {isNothing ? say('noProducts') : listbox.isShown ? say('foundCount', { count: options.length }) : ''}
      </p>
    </div>
  );
}
