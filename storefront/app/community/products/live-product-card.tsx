import type { Product } from '@waha/contract/types';
import { Suspense, useRef, useState } from 'react';
import { findLine, totalItems } from '../../cart/cart-lines.ts';
import { useFromCart } from '../../cart/cart-store.ts';
import { lineOfProduct } from '../../cart/line-of.ts';
import { useCartActions } from '../../cart/use-cart-actions.ts';
import { Link } from '../../router/links.ts';
import { together } from '../../text/load-texts.ts';
import { useText } from '../../text/use-text.ts';
import { QuantityStepper } from '../../ui/fields/quantity-stepper.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Price } from '../../ui/product-card/price.tsx';
import { CommunityIcon } from '../community-icon.tsx';
import { useLiveProduct } from './live-products.ts';

const VariantSheet = lazyPart(together(['product'], () => import('./variant-sheet.tsx')));

interface LiveProductCardProps {
  /** The product as loaded with the post or reel. */
  product: Product;
  /** Attribution that the order carries: `post:7`. */
  source: string;
  className?: string;
}

/**
 * A product inside a post or reel: price, sale and stock are refreshed while the card is visible. It is added to the
 * cart in place: directly, or after a choice of colour and size in a panel. Texts: community.
 */
export function LiveProductCard({ product: came, source, className = '' }: LiveProductCardProps) {
  const say = useText('community');
  const sayShell = useText('shell');
  const card = useRef<HTMLDivElement>(null);
  const product = useLiveProduct(came, card);
  const { in_stock: isThere, stock_quantity: stock } = product;
  const [image] = product.images;
  return (
    <div
      ref={card}
      className={`flex items-center gap-3 rounded-2xl border border-line bg-surface p-2 ${className}`}
      data-product={product.id}
    >
      <span className="block w-16 shrink-0 overflow-hidden rounded-xl bg-tint">
        {image ? (
          <img
            src={image.url}
            srcSet={image.srcset || undefined}
            sizes="64px"
            alt=""
            width={64}
            height={80}
            loading="lazy"
            decoding="async"
            className={`aspect-4/5 w-full object-cover ${isThere ? '' : 'opacity-60'}`}
            style={{ backgroundColor: image.placeholder }}
          />
        ) : null}
      </span>
      <div className="min-w-0 flex-1 leading-snug">
        <Link
          to={`/product/${product.id}/${product.slug}`}
          className="line-clamp-2 text-sm font-semibold hover:underline"
        >
          {product.name}
        </Link>
        <Price price={product.sale_price ?? product.price} original={product.price} className="mt-0.5" />
        {isThere && stock > 0 && stock <= 5 ? (
          <p className="text-xs font-semibold text-warning">{say('fewLeft', { count: stock })}</p>
        ) : null}
        {isThere ? null : <p className="text-xs font-semibold text-soft">{sayShell('outOfStock')}</p>}
      </div>
      {isThere ? <Buy product={product} source={source} /> : null}
    </div>
  );
}

const round =
  'inline-grid size-11 shrink-0 place-items-center rounded-full bg-primary text-on-primary hover:bg-primary-strong';

/**
 * Adds one piece and becomes a stepper; for a product with variants it opens their choice, and shows the quantity in
 * the cart.
 */
function Buy({ product, source }: { product: Product; source: string }) {
  const say = useText('community');
  const sayShell = useText('shell');
  const line = { ...lineOf(product, null, 1), source };
  const isVariable = product.product_type === 'variable';
  const inCart = useFromCart(({ lines }) =>
    isVariable
      ? totalItems(lines.filter(({ is_bundle, id }) => !is_bundle && id === product.id))
      : (findLine(lines, line)?.quantity ?? 0),
  );
  const { add, setQuantity } = useCartActions();
  const [isChoosing, setIsChoosing] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (product.asks_buyer) {
    return (
      <Link
        to={`/product/${product.id}/${product.slug}`}
        aria-label={sayShell('chooseOptions', { name: product.name })}
        className={round}
      >
        <CommunityIcon name="plus" />
      </Link>
    );
  }
  if (isVariable) {
    return (
      <>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={sayShell('chooseOptions', { name: product.name })}
          className={`relative ${round}`}
          onClick={() => {
            setWasOpened(true);
            setIsChoosing(true);
          }}
        >
          <CommunityIcon name="plus" />
          {inCart > 0 ? (
            <span className="absolute -end-1 -top-1 min-w-5 rounded-full bg-card px-1 text-xs leading-5 font-bold text-ink ring-1 ring-line-strong">
              <span aria-hidden="true">{inCart}</span>
              <span className="sr-only">{say('inCart', { count: inCart })}</span>
            </span>
          ) : null}
        </button>
        {wasOpened ? (
          <Suspense>
            <VariantSheet
              product={product}
              open={isChoosing}
              onClose={() => setIsChoosing(false)}
              onAdd={(variant, quantity, label) => add({ ...lineOf(product, variant, quantity, label), source })}
            />
          </Suspense>
        ) : null}
      </>
    );
  }
  if (inCart > 0) {
    return (
      <QuantityStepper
        compact
        min={0}
        max={product.stock_quantity}
        name={product.name}
        quantity={inCart}
        onChange={(quantity) => setQuantity(line, quantity)}
      />
    );
  }
  return (
    <button
      type="button"
      className={round}
      aria-label={sayShell('addNamedToCart', { name: product.name })}
      onClick={() => add(line)}
    >
      <CommunityIcon name="plus" />
    </button>
  );
}

function lineOf(
  product: Product,
  variant: Product['variants'][number] | null,
  quantity: number,
  label: string | null = null,
) {
  return lineOfProduct({ ...product, image: product.images[0]?.url ?? '' }, variant, quantity, label);
}
