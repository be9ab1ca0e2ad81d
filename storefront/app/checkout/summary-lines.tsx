import { lineId } from '../cart/line-address.ts';
import type { QuotedLine } from '../cart/quoted-lines.ts';
import { useText } from '../text/use-text.ts';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';

function SummaryLine({ line, quoted }: QuotedLine) {
  const say = useText('checkout');
  const variant = quoted ? quoted.variant : line.variant;
  const original = (quoted?.original_price ?? line.original_price) * line.quantity;
  return (
    <li className="flex gap-3">
      <span className="block w-14 shrink-0 overflow-hidden rounded-lg bg-tint">
        {quoted?.image ? (
          <Picture image={quoted.image} sizes="56px" decorative className="aspect-4/5 w-full object-cover" />
        ) : line.image ? (
          <img src={line.image} alt="" width={56} height={70} className="aspect-4/5 w-full object-cover" />
        ) : null}
      </span>
      <span className="min-w-0 flex-1 text-sm">
        <span className="line-clamp-2 leading-normal font-semibold">{quoted?.name || line.name}</span>
        {variant ? (
          <span className="block text-soft">
            <bdi>{variant}</bdi>
          </span>
        ) : null}
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-soft">{say('quantityTimes', { count: line.quantity })}</span>
          <Price price={(quoted?.unit_price ?? line.price) * line.quantity} original={original} />
        </span>
      </span>
    </li>
  );
}

export function SummaryLines({ pairs }: { pairs: readonly QuotedLine[] }) {
  const say = useText('checkout');
  return (
    <ul aria-label={say('inYourOrder')} className="grid gap-4">
      {pairs.map((pair) => (
        <SummaryLine key={lineId(pair.line)} {...pair} />
      ))}
    </ul>
  );
}
