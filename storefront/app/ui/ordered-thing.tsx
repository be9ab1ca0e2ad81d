import type { Order } from '@waha/contract/types';
import type { ReactNode } from 'react';
import { Picture, type Pictured } from './picture.tsx';

interface OrderedThingProps {
  thing: Pick<Order['items'][number], 'name' | 'variant' | 'image'>;
  /** Further text below the name. */
  children: ReactNode;
}

/** Small picture of an item; its place stays empty without one. */
export function Thumbnail({ image }: { image: Pictured | null }) {
  return (
    <span className="block w-16 shrink-0 self-start overflow-hidden rounded-lg bg-tint">
      {image ? <Picture image={image} sizes="64px" decorative className="aspect-4/5 w-full object-cover" /> : null}
    </span>
  );
}

/** One item of an order, at any stage: picture, name and further text. */
export function OrderedThing({ thing, children }: OrderedThingProps) {
  return (
    <li className="flex gap-3">
      <Thumbnail image={thing.image} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="line-clamp-2 leading-normal font-semibold">{thing.name}</p>
        {thing.variant ? (
          <p className="text-soft">
            <bdi>{thing.variant}</bdi>
          </p>
        ) : null}
        {children}
      </div>
    </li>
  );
}
