import { CartSkeleton } from './cart-skeleton.tsx';
import { chooseStandIn } from './choose-stand-in.ts';
import { EmptyCart } from './empty-cart.tsx';

/**
 * The cart before hydration. The server renders the empty cart; an inline script shows the skeleton instead if storage
 * has lines. An empty cart is thus final without waiting for scripts.
 */
export function UnreadCart() {
  return (
    <>
      <div suppressHydrationWarning>
        <EmptyCart />
      </div>
      <div hidden suppressHydrationWarning>
        <CartSkeleton />
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: chooseStandIn }} />
    </>
  );
}
