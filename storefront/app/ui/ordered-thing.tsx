import type { Order } from '@waha/contract';
import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

interface OrderedThingProps {
  thing: Pick<Order['items'][number], 'name' | 'variant' | 'image'>;
  /** What else is said of it, below its name. */
  children: ReactNode;
}

/** One thing of an order, wherever it is by now: its picture, its name, and what is said of it. */
export function OrderedThing({ thing, children }: OrderedThingProps) {
  return (
    <li className="flex gap-3">
      <span className="block w-16 shrink-0 self-start overflow-hidden rounded-lg bg-tint">
        {thing.image ? (
          <Picture image={thing.image} sizes="64px" decorative className="aspect-4/5 w-full object-cover" />
        ) : null}
      </span>
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
