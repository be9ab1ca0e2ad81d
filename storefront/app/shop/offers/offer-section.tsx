import { formatMoment } from '@waha/kit/moment';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Badge } from '../../ui/product-card/badge.tsx';
import { ProductCard } from '../../ui/product-card/product-card.tsx';
import { Countdown } from '../countdown.tsx';
import { ProductRail } from '../product-grid.tsx';
import type { Offer } from './offers-of.ts';

function Ends({ offer }: { offer: Offer }) {
  const say = useText('offers');
  const language = useLanguage();
  if (offer.endsAt === null) return null;
  if (offer.type === 'flash') return <Countdown endsAt={offer.endsAt} />;
  return <p className="text-sm text-soft">{say('ends', { date: formatMoment(offer.endsAt, language) })}</p>;
}

function Sold({ sold, cap }: { sold: number; cap: number }) {
  const say = useText('offers');
  return (
    <label className="min-w-52 flex-1 text-xs text-soft">
      <progress value={sold} max={cap} className="flash-progress" />
      {say('sold', { sold, cap })}
    </label>
  );
}

/** Most products shown beside the text on a wide screen; a rail of so few would be mostly empty. */
const FEW = 2;

/** Types whose label would only repeat the heading above, so it is left out. */
const repeated: readonly Offer['type'][] = ['flash', 'fixed_price'];

function FewProducts({ offer }: { offer: Offer }) {
  return (
    <ul aria-label={offer.name} className="grid grid-cols-2 gap-3.5 sm:gap-6">
      {offer.cards.map((card) => (
        // A single product takes the second column, the one farther from the text.
        <li key={card.id} className={offer.cards.length === 1 ? 'lg:col-start-2' : ''}>
          <ProductCard card={card} sizes="(min-width: 1024px) 270px, 45vw" />
        </li>
      ))}
    </ul>
  );
}

/** One promotion: its benefit, end, licence and products. */
export function OfferSection({ offer }: { offer: Offer }) {
  const say = useText('offers');
  const isFlash = offer.type === 'flash';
  const isFew = offer.cards.length <= FEW;
  return (
    <article
      aria-labelledby={`offer-${offer.id}`}
      className={`rounded-3xl p-4 sm:p-6 ${isFlash ? 'bg-rose' : 'border border-line bg-card'} ${isFew ? 'items-center gap-x-10 lg:grid lg:grid-cols-2' : ''}`}
    >
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div className="max-w-2xl">
          {repeated.includes(offer.type) ? null : (
            <p className="mb-2">
              <Badge tone="negative">{offer.label}</Badge>
            </p>
          )}
          <h3 id={`offer-${offer.id}`} className="text-xl">
            {offer.name}
          </h3>
          <p className="mt-1 text-soft">{offer.description}</p>
          {offer.licence ? <p className="mt-1 text-xs text-soft">{say('licence', { number: offer.licence })}</p> : null}
        </div>
        <div className={`flex flex-wrap items-center gap-x-6 gap-y-2 ${isFew ? 'w-full' : ''}`}>
          {offer.cap && offer.sold > 0 ? <Sold sold={offer.sold} cap={offer.cap} /> : null}
          <Ends offer={offer} />
        </div>
      </div>
      {isFew ? <FewProducts offer={offer} /> : <ProductRail cards={offer.cards} label={offer.name} />}
    </article>
  );
}
