import { lineId } from '../cart/line-address.ts';
import { blocksOrder, newsOf, type QuotedLine, sellableOf } from '../cart/quoted-lines.ts';
import { useText } from '../text/use-text.ts';
import { Answers } from '../ui/answers.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/product-card/price.tsx';

/**
 * Quantity and price of a line, or the reason why it is unavailable as requested: the total counts only sellable
 * pieces.
 */
function Pieces(pair: QuotedLine) {
  const say = useText('checkout');
  const { line, quoted } = pair;
  const count = sellableOf(pair);
  const isBlocked = blocksOrder(pair);
  const original = (quoted?.original_price ?? line.original_price) * count;
  return (
    <>
      {count === 0 ? null : (
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-soft">{say('quantityTimes', { count })}</span>
          <Price price={(quoted?.unit_price ?? line.price) * count} original={original} />
        </span>
      )}
      {newsOf(pair).map((news) =>
        'message' in news && (news.kind === 'later' || isBlocked) ? (
          <span key={news.kind} className={news.kind === 'later' ? 'block font-semibold' : 'block text-negative'}>
            {news.message}
          </span>
        ) : null,
      )}
    </>
  );
}

function SummaryLine(pair: QuotedLine) {
  const { line, quoted } = pair;
  const variant = quoted ? quoted.variant : line.variant;
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
        {quoted ? <Answers answers={quoted.answers} /> : null}
        <Pieces {...pair} />
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
