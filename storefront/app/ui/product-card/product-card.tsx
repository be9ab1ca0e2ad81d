import { useState } from 'react';
import { useViewTransitionState } from 'react-router';
import { type Address, Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../icon.tsx';
import { Picture, type PicturePriority } from '../picture.tsx';
import { AddButton, round } from './add-button.tsx';
import { Badge, type BadgeTone } from './badge.tsx';
import { useCardExtra } from './card-extra.ts';
import type { Card } from './card-of.ts';
import { Price } from './price.tsx';
import { Rating } from './rating.tsx';

const badgeTones: Record<string, BadgeTone> = {
  new: 'primary',
  sale: 'negative',
  low_stock: 'warning',
  promotion: 'negative',
};

export const gridSizes = '(min-width: 1280px) 300px, (min-width: 1024px) 24vw, (min-width: 640px) 32vw, 46vw';

interface ProductCardProps {
  card: Card;
  sizes?: string;
  priority?: PicturePriority | undefined;
  /**
   * Whether the picture is animated into that of the product page. Off on product pages, which have such a picture
   * already.
   */
  morph?: boolean;
  /** Level of the name among the headings of the page. */
  heading?: 'h2' | 'h3';
  /**
   * Without the parts added to cards later: e.g. on the wishlist page, which has a button to remove the product
   * instead.
   */
  bare?: boolean;
}

interface CardPictureProps {
  card: Card;
  to: Address;
  sizes: string;
  priority: PicturePriority | undefined;
  chosen: boolean;
}

function CardPicture({ card, to, sizes, priority, chosen }: CardPictureProps) {
  // A product may be in several rails of a page; only the chosen card may have the transition name.
  const moving = useViewTransitionState(to) && chosen;
  if (!card.image) return <span className="block aspect-4/5" />;
  return (
    <span
      className="block transition-transform duration-250 ease-out group-hover:scale-[1.03]"
      style={moving ? { viewTransitionName: 'product-picture' } : undefined}
    >
      <Picture
        image={card.image}
        sizes={sizes}
        priority={priority}
        decorative
        className={`aspect-4/5 w-full object-cover ${card.in_stock ? '' : 'opacity-60'}`}
      />
    </span>
  );
}

/** Parts that a card gets later; until then the place of its heart (docs/decisions/0073). */
function CardExtra({ card }: { card: Card }) {
  const Extra = useCardExtra();
  return Extra ? (
    <Extra card={card} />
  ) : (
    <span aria-hidden="true" className={`absolute end-2.5 top-2.5 ${round}`}>
      <Icon name="heart" />
    </span>
  );
}

/** Picture, one badge, name, rating, price, and a round button that adds to the cart. The whole card is the link. */
export function ProductCard({
  card,
  sizes = gridSizes,
  priority,
  morph = true,
  heading: Name = 'h3',
  bare,
}: ProductCardProps) {
  const say = useText('shell');
  const [chosen, setChosen] = useState(false);
  const to: Address = `/product/${card.id}/${card.slug}`;
  return (
    <article
      aria-label={card.name}
      className="group relative flex h-full flex-col rounded-card has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-4 has-[a:focus-visible]:outline-accent"
    >
      <div className="relative overflow-hidden rounded-card bg-tint">
        <CardPicture card={card} to={to} sizes={sizes} priority={priority} chosen={chosen} />
        <div className="absolute start-2.5 top-2.5">
          {card.in_stock ? (
            card.badge && <Badge tone={badgeTones[card.badge.type] ?? 'plain'}>{card.badge.label}</Badge>
          ) : (
            <Badge tone="plain">{say('outOfStock')}</Badge>
          )}
        </div>
        {card.in_stock ? (
          <div className="absolute end-2.5 bottom-2.5 z-10">
            <AddButton card={card} to={to} />
          </div>
        ) : null}
        {bare ? null : <CardExtra card={card} />}
      </div>
      <div className="flex flex-1 flex-col gap-1 pt-3">
        <Name className="line-clamp-2 text-base leading-normal font-semibold">
          <Link
            to={to}
            prefetch="intent"
            viewTransition={morph}
            onClick={() => setChosen(morph)}
            className="outline-none after:absolute after:inset-0"
          >
            {card.name}
          </Link>
        </Name>
        <div className="flex min-h-5 flex-wrap items-center gap-x-3">
          <Rating average={card.rating_average} count={card.rating_count} />
          {card.colors.length > 0 ? (
            <span aria-hidden="true" className="flex gap-1">
              {card.colors.map((hex) => (
                <span
                  key={hex}
                  className="size-3 rounded-full border border-line-strong"
                  style={{ backgroundColor: hex }}
                />
              ))}
            </span>
          ) : null}
        </div>
        <Price
          price={card.sale_price ?? card.price}
          original={card.price}
          saving
          className="mt-auto content-start text-lg max-sm:min-h-12"
        />
      </div>
    </article>
  );
}
