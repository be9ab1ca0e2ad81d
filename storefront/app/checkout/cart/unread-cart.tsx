import { CartSkeleton } from './cart-skeleton.tsx';
import { chooseStandIn } from './choose-stand-in.ts';
import { EmptyCart } from './empty-cart.tsx';

/**
 * The cart until scripts have read it. What the server can say is that it is empty; a browser that knows better shows the
 * shape of lines from the first frame on. Nobody waits for scripts to learn that there is nothing.
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
