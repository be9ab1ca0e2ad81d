import { lineOfProduct } from '../../cart/line-of.ts';
import { useCartActions } from '../../cart/use-cart-actions.ts';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import type { Card } from '../../ui/product-card/card-of.ts';

const button = 'btn btn-quiet min-h-11 w-full px-2 text-sm';

/** Adds a product to the cart; one that is chosen by options leads to its page. Nothing where it is sold out. */
export function ComparedAct({ card }: { card: Card }) {
  const say = useText('compare');
  const sayShell = useText('shell');
  const { add } = useCartActions();
  if (!card.in_stock) return null;
  if (card.variable) {
    return (
      <Link
        to={`/product/${card.id}/${card.slug}`}
        className={button}
        aria-label={sayShell('chooseOptions', { name: card.name })}
      >
        {say('choose')}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={button}
      aria-label={`${say('addToCart')}: ${card.name}`}
      onClick={() => add(lineOfProduct({ ...card, image: card.image?.url ?? '' }, null, 1))}
    >
      {say('addToCart')}
    </button>
  );
}
