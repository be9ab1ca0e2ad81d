import { useRef } from 'react';
import { useText } from '../text/use-text.ts';
import { useBasket } from './basket.ts';
import { CartRow } from './cart-row.tsx';
import { lineId } from './line-address.ts';
import type { QuotedLine } from './quoted-lines.ts';
import { useCartActions } from './use-cart-actions.ts';

/** The lines of the cart. When one is removed, the focus moves to another line instead of the top of the page. */
export function CartRows({ pairs }: { pairs: readonly QuotedLine[] }) {
  const say = useText('cart');
  const { remove } = useCartActions(useBasket().change);
  const list = useRef<HTMLUListElement>(null);
  function removeAt(index: number, pair: QuotedLine): void {
    remove(pair.line);
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
      const next = buttons?.[Math.min(index, buttons.length - 1)];
      (next ?? document.querySelector<HTMLElement>('dialog:modal h2, #main'))?.focus();
    });
  }
  return (
    <ul ref={list} aria-label={say('linesLabel')} className="divide-y divide-line">
      {pairs.map((pair, index) => (
        <CartRow key={lineId(pair.line)} pair={pair} onRemove={() => removeAt(index, pair)} />
      ))}
    </ul>
  );
}
