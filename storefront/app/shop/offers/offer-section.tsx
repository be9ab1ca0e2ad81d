import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatMoment } from '../../ui/moment.ts';
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
  const words = say('sold', { sold, cap });
  return (
    <div className="max-w-60">
      <progress value={sold} max={cap} aria-label={words} className="flash-progress" />
      <p className="text-xs text-soft">{words}</p>
    </div>
  );
}

/** One promotion: what it gives, until when, by which licence, and what it is on. */
export function OfferSection({ offer }: { offer: Offer }) {
  const say = useText('offers');
  const isFlash = offer.type === 'flash';
  return (
    <article
      aria-labelledby={`offer-${offer.id}`}
      className={`rounded-3xl p-5 sm:p-8 ${isFlash ? 'bg-rose' : 'border border-line bg-card'}`}
    >
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div className="max-w-2xl">
          <Badge tone="negative">{offer.label}</Badge>
          <h3 id={`offer-${offer.id}`} className="mt-2 text-xl">
            {offer.name}
          </h3>
          <p className="mt-1 text-soft">{offer.description}</p>
          {offer.licence ? <p className="mt-1 text-xs text-soft">{say('licence', { number: offer.licence })}</p> : null}
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {offer.cap ? <Sold sold={offer.sold} cap={offer.cap} /> : null}
          <Ends offer={offer} />
        </div>
      </div>
      <ProductRail cards={offer.cards} label={offer.name} />
    </article>
  );
}
