import type { Promotion } from '@waha/contract/types';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Card, cardOf } from '../../ui/product-card/card-of.ts';
import { Countdown, timeLeft } from '../countdown.tsx';
import { ProductRail } from '../product-grid.tsx';
import { ShowAll } from '../section.tsx';
import { useFreshAfter } from '../use-fresh-after.ts';

const SHOWN = 8;

interface Sale {
  name: string;
  label: string;
  endsAt: string;
  /** Whole days left when the page was made. */
  days: number;
  sold: number;
  cap: number | null;
  licence: string | null;
  cards: Card[];
}

/** The flash sale to show: one with an end and something to sell. */
export function flashSaleOf(promotion: Promotion | undefined): Sale | null {
  if (!promotion?.ends_at || promotion.products.length === 0) return null;
  return {
    name: promotion.name,
    label: promotion.label,
    endsAt: promotion.ends_at,
    days: timeLeft(promotion.ends_at, Date.now())?.[0] ?? 0,
    sold: promotion.quantity_sold,
    cap: promotion.quantity_cap,
    licence: promotion.licence_number,
    cards: promotion.products.slice(0, SHOWN).map(cardOf),
  };
}

function Sold({ sold, cap }: { sold: number; cap: number }) {
  const say = useText('shop');
  return (
    <label className="min-w-52 flex-1 text-xs text-soft">
      <progress value={sold} max={cap} className="flash-progress" />
      {say('flashSold', { sold, cap })}
    </label>
  );
}

export function FlashSale({ sale }: { sale: Sale }) {
  const say = useText('shop');
  useFreshAfter([sale.endsAt]);
  return (
    <section className="section-space bg-rose py-6 lg:py-14">
      <div className="container">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <div>
            <h2 className="flex items-center gap-1.5 text-2xl">
              <Icon name="flame" className="text-negative" />
              {sale.name}
            </h2>
            {sale.licence ? <p className="text-xs text-soft">{say('licence', { number: sale.licence })}</p> : null}
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            {sale.cap && sale.sold > 0 ? <Sold sold={sale.sold} cap={sale.cap} /> : null}
            <Countdown endsAt={sale.endsAt} days={sale.days} />
            <ShowAll to="/offers" of={sale.name} />
          </div>
        </div>
        <ProductRail cards={sale.cards} label={sale.name} />
      </div>
    </section>
  );
}
