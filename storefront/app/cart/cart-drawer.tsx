import { Link } from 'react-router';
import { closeOverlay } from '../shell/overlays.ts';
import { useText } from '../text/use-text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Amount, Price } from '../ui/price.tsx';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { CartLine } from './cart-lines.ts';
import { useCart } from './cart-store.ts';
import { useCartActions } from './use-cart-actions.ts';

function lineAddress(line: CartLine): string {
  return line.is_bundle ? `/bundle/${line.id}` : `/product/${line.id}/${line.slug}`;
}

function DrawerLine({ line }: { line: CartLine }) {
  const { setQuantity } = useCartActions();
  return (
    <li className="flex gap-4 py-4">
      <Link to={lineAddress(line)} className="shrink-0">
        <img
          src={line.image}
          alt=""
          width={80}
          height={100}
          loading="lazy"
          className="h-25 w-20 rounded-xl object-cover"
        />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <Link to={lineAddress(line)} className="line-clamp-2 font-semibold hover:underline">
          {line.name}
        </Link>
        {line.variant ? (
          <p className="text-sm text-soft">
            <bdi>{line.variant}</bdi>
          </p>
        ) : null}
        {line.bundle_items.length > 0 ? (
          <p className="line-clamp-2 text-xs text-soft">{line.bundle_items.map((item) => item.name).join('، ')}</p>
        ) : null}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1">
          <QuantityStepper
            compact
            min={0}
            max={99}
            name={line.name}
            quantity={line.quantity}
            onChange={(quantity) => setQuantity(line, quantity)}
          />
          <Price price={line.price * line.quantity} original={line.original_price * line.quantity} />
        </div>
      </div>
    </li>
  );
}

export default function CartDrawer({ open }: { open: boolean }) {
  const say = useText('shell');
  const { lines, isEmpty, totalPrice } = useCart();
  const footer = (
    <>
      <p className="flex items-baseline justify-between text-lg">
        <span>{say('subtotal')}</span>
        <Amount riyals={totalPrice} className="font-bold" />
      </p>
      <p className="mb-3 text-xs text-soft">{say('vatIncluded')}</p>
      <div className="grid gap-2">
        <Link to="/checkout" className="btn btn-primary">
          {say('checkout')}
        </Link>
        <Link to="/cart" className="btn btn-quiet">
          {say('viewCart')}
        </Link>
      </div>
    </>
  );
  return (
    <Sheet open={open} onClose={closeOverlay} title={say('cart')} side="end" footer={isEmpty ? undefined : footer}>
      {isEmpty ? (
        <EmptyState icon="shopping-bag" title={say('cartEmpty')}>
          <Link to="/products" className="btn btn-primary">
            {say('startShopping')}
          </Link>
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <DrawerLine
              key={[line.is_bundle, line.id, line.variant_id, line.variant, line.size, line.promotion_id].join()}
              line={line}
            />
          ))}
        </ul>
      )}
    </Sheet>
  );
}
