import { useCart } from '../../cart/cart-store.ts';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { openOverlay } from '../floating/overlays.ts';

/** A link that works without JavaScript; with it, it opens the drawer instead. */
export function CartButton({ className }: { className: string }) {
  const say = useText('shell');
  const { totalItems, isLoading } = useCart();
  return (
    <Link
      to="/cart"
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openOverlay('cart');
      }}
    >
      <Icon name="shopping-bag" size={22} />
      {/* Hidden text, not `aria-label`: Arabic writes two as a word, so a label could not repeat the number. */}
      <span className="sr-only">{isLoading ? say('cart') : say('cartWithCount', { count: totalItems })}</span>
      {totalItems > 0 ? (
        <span
          aria-hidden="true"
          className="absolute -end-0.5 -top-0.5 min-w-5 rounded-full bg-primary px-1 text-center text-[0.7rem] leading-5 font-bold text-on-primary tabular-nums ring-2 ring-card"
        >
          {totalItems > 99 ? '99+' : totalItems}
        </span>
      ) : null}
    </Link>
  );
}
