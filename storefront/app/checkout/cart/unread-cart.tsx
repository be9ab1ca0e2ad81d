import { CartSkeleton } from './cart-skeleton.tsx';
import { EmptyCart } from './empty-cart.tsx';

/** Shows the second of the two elements before it instead of the first where the browser keeps a cart with lines. */
const chooseStandIn = `(function(){try{if(!/\\[\\s*\\{/.test(localStorage.getItem('cart')))return;
var b=document.currentScript.previousElementSibling;b.hidden=false;b.previousElementSibling.hidden=true}catch(e){}})()`;

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
