import { Link } from '../router/links.ts';
import { useText } from '../text/use-text.ts';
import { Answers } from '../ui/answers.tsx';
import { QuantityStepper } from '../ui/fields/quantity-stepper.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { Amount } from '../ui/product-card/price.tsx';
import { useBasket } from './basket.ts';
import { lineAddress } from './line-address.ts';
import { LineNotices } from './line-notices.tsx';
import { type QuotedLine, sellableOf } from './quoted-lines.ts';
import { useCartActions } from './use-cart-actions.ts';

const pictureClass = 'aspect-4/5 w-20 rounded-xl object-cover sm:w-24';

function RowPicture({ line, quoted }: QuotedLine) {
  if (quoted?.image) return <Picture image={quoted.image} sizes="96px" decorative className={pictureClass} />;
  // The quote contains the picture in the right size. The stored URL remains for products that are no longer in the
  // shop.
  if (!quoted || !line.image) return <span className={`${pictureClass} block bg-tint`} />;
  return <img src={line.image} alt="" width={96} height={120} loading="lazy" className={`${pictureClass} bg-tint`} />;
}

/** The total price of a line, beside the struck-through total without the line's discounts. */
function RowTotal(pair: QuotedLine) {
  const { line, quoted } = pair;
  const say = useText('cart');
  const sayShell = useText('shell');
  const quantity = sellableOf(pair);
  // Without the discounts that the summary subtracts, so that the lines add up to its subtotal.
  const current = (quoted?.unit_price ?? line.price) * quantity;
  const original = (quoted?.original_price ?? line.original_price) * quantity;
  const name = quoted?.name || line.name;
  const isReduced = original - current >= 0.01;
  return (
    <span className="ms-auto flex flex-col items-end leading-normal">
      <span className="sr-only">{say('lineTotal', { name })}</span>
      <Amount riyals={current} className="text-lg font-bold" />
      {isReduced ? (
        <>
          <span className="sr-only">{sayShell('priceBefore')}</span>
          <s className="text-sm text-soft">
            <Amount riyals={original} />
          </s>
        </>
      ) : null}
    </span>
  );
}

/** Name, variant or contents of a line, and the unit price of several pieces. */
function RowWords({ line, quoted }: QuotedLine) {
  const say = useText('cart');
  const sayShell = useText('shell');
  const variant = quoted ? quoted.variant : line.variant;
  return (
    <div className="min-w-0 flex-1">
      {/* Tall enough to press, without taking space of its own. */}
      <Link to={lineAddress(line)} className="-my-2.5 block py-2.5 leading-normal font-semibold hover:underline">
        <span className="line-clamp-2">{quoted?.name || line.name}</span>
      </Link>
      {variant ? (
        <p className="text-sm text-soft">
          <bdi>{variant}</bdi>
        </p>
      ) : null}
      {quoted ? <Answers answers={quoted.answers} /> : null}
      {/* Stored in the language in which it was added; in the other language only the name is shown. */}
      {line.bundle_items.length > 0 && (!quoted?.name || quoted.name === line.name) ? (
        <p className="line-clamp-2 text-xs text-soft">
          {line.bundle_items.map((item) => item.name).join(sayShell('listSeparator'))}
        </p>
      ) : null}
      {line.quantity > 1 && quoted?.available_quantity !== 0 ? (
        <p className="text-sm text-soft">
          <Amount riyals={quoted?.unit_price ?? line.price} /> {say('each')}
        </p>
      ) : null}
    </div>
  );
}

/** One line of the cart, in the page and in the drawer. */
export function CartRow({ pair, onRemove }: { pair: QuotedLine; onRemove: () => void }) {
  const sayShell = useText('shell');
  const { setQuantity } = useCartActions(useBasket().change);
  const { line, quoted } = pair;
  const name = quoted?.name || line.name;
  const isGone = quoted !== null && quoted.available_quantity === 0;
  return (
    <li className="py-5 first:pt-0 last:pb-0">
      {/* On a phone the controls are below the picture, where they and the price fit side by side. */}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3">
        <Link
          to={lineAddress(line)}
          tabIndex={-1}
          aria-hidden="true"
          className={`self-start sm:row-span-2 ${isGone ? 'opacity-60' : ''}`}
        >
          <RowPicture line={line} quoted={quoted} />
        </Link>
        <div className="flex items-start gap-1">
          <RowWords {...pair} />
          <button
            type="button"
            data-remove
            className="icon-btn -me-2 -mt-2 shrink-0 text-soft hover:text-negative"
            aria-label={sayShell('removeNamed', { name })}
            onClick={onRemove}
          >
            <Icon name="trash-2" size={18} />
          </button>
        </div>
        {isGone ? null : (
          <div className="col-span-full flex flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:col-span-1 sm:col-start-2 sm:self-end">
            <QuantityStepper
              name={name}
              quantity={line.quantity}
              max={quoted?.available_quantity ?? 99}
              onChange={(quantity) => setQuantity(line, quantity)}
            />
            <RowTotal line={line} quoted={quoted} />
          </div>
        )}
      </div>
      <LineNotices pair={pair} onRemove={onRemove} />
    </li>
  );
}
