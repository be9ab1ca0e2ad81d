import type { Image } from '@waha/contract/types';
import { Picture } from '../ui/picture.tsx';
import { Amount } from '../ui/product-card/price.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

interface PiecesStripProps {
  items: readonly { name: string; image: Image | null }[];
  /** In riyals; null if nothing was paid or refunded. */
  amount: number | null;
  /** Number of pieces, as text. */
  pieces: string;
}

/** Footer of an order's or return's card: its pieces and its amount. Narrow phones hide the pictures. */
export function PiecesStrip({ items, amount, pieces }: PiecesStripProps) {
  return (
    <div className="flex min-w-0 items-end justify-between gap-4">
      <ul className="flex min-w-0 gap-2">
        {items.map((item) => (
          <li key={item.name} className="w-14 overflow-hidden rounded-lg bg-tint">
            {item.image ? (
              <Picture
                image={{ ...item.image, alt: item.name }}
                sizes="56px"
                className="aspect-4/5 w-full object-cover"
              />
            ) : null}
          </li>
        ))}
      </ul>
      <p className="shrink-0 text-end">
        {amount === null ? null : <Amount riyals={amount} className="text-lg font-bold" />}
        <span className="block text-sm text-soft">{pieces}</span>
      </p>
    </div>
  );
}

/** Skeleton of such a card while it loads. */
export function PiecesCardComing() {
  return (
    <div className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
      <Skeleton className="h-11 w-40" />
      <div className="flex items-end justify-between gap-4">
        <Skeleton className="aspect-4/5 w-14" />
        <Skeleton className="h-10 w-24" />
      </div>
    </div>
  );
}
