import type { PicturePriority } from '../ui/picture.tsx';
import type { Card } from '../ui/product-card/card-of.ts';
import { ProductCard } from '../ui/product-card/product-card.tsx';

interface ProductGridProps {
  cards: Card[];
  /**
   * True for a list at the top of the page: its first row has priority, and a phone's first screen ends before the
   * fourth.
   */
  isFirst?: boolean;
  heading?: 'h2' | 'h3';
  /** Beside a filter column, with a sheet of its own (styles/listing.css): four columns only where there is room. */
  narrow?: boolean;
}

const firstRow: PicturePriority[] = ['first', 'second'];
/** The rest of a list at the top of the page: seen soon, but loaded after the fonts and the first row. */
const below: PicturePriority = 'last';

export function ProductGrid({ cards, isFirst, heading = 'h3', narrow }: ProductGridProps) {
  return (
    <ul
      className={`grid grid-cols-2 gap-x-3.5 gap-y-6 sm:grid-cols-3 sm:gap-x-6 ${narrow ? 'listing-grid' : 'lg:grid-cols-4'} lg:gap-y-12`}
    >
      {cards.map((card, index) => (
        <li key={card.id} className={isFirst && index > 5 ? 'later' : undefined}>
          <ProductCard card={card} priority={isFirst ? (firstRow[index] ?? below) : undefined} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

/** One row that scrolls sideways, stops at cards and shows the edge of the next. */
export function ProductRail({ cards, label, morph = true }: { cards: Card[]; label: string; morph?: boolean }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keyboard
      tabIndex={0}
      className="rail -mx-4 auto-cols-[40vw] gap-3.5 scroll-px-4 px-4 py-1.5 sm:-mx-6 sm:auto-cols-[14rem] sm:gap-6 sm:scroll-px-6 sm:px-6 lg:auto-cols-[calc((100%-6rem)/4.6)]"
    >
      {cards.map((card) => (
        <ProductCard
          key={card.id}
          card={card}
          morph={morph}
          sizes="(min-width: 1024px) 240px, (min-width: 640px) 224px, 40vw"
        />
      ))}
    </section>
  );
}
