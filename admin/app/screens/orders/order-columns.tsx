import type { AdminOrderSummary } from '@waha/contract/types';
import { Link2, PackagePlus, PhoneCall, StickyNote } from 'lucide-react';
import type { Column } from '../../list/columns.ts';
import { useText } from '../../text/language.tsx';
import { Age } from '../../ui/age.tsx';
import { Latin, Money, When } from '../../ui/parts.tsx';
import { OrderState, PaymentState } from './order-states.tsx';

/** Columns of the list of orders. */
export function useOrderColumns(): readonly Column<AdminOrderSummary>[] {
  const say = useText('orders');
  return [
    {
      key: 'number',
      label: say('number'),
      phone: 'title',
      cell: (order) => <OrderNumber order={order} />,
      phoneCell: (order) => (
        <>
          <span className="text-sm">
            <OrderNumber order={order} />
          </span>{' '}
          <bdi>{order.buyer}</bdi>
        </>
      ),
    },
    { key: 'status', label: say('status'), phone: 'under', cell: (order) => <OrderState order={order} /> },
    {
      key: 'buyer',
      label: say('buyer'),
      phone: 'under',
      phoneCell: ({ city }) => city,
      cell: ({ buyer, city }) => (
        <>
          <span className="lg:block lg:whitespace-nowrap">
            <bdi>{buyer}</bdi>
          </span>{' '}
          <span className="text-soft">{city}</span>
        </>
      ),
    },
    {
      key: 'payment',
      label: say('paymentState'),
      phone: 'none',
      cell: (order) => <PaymentState order={order} />,
    },
    {
      key: 'total',
      label: say('total'),
      sort: 'total',
      align: 'end',
      phone: 'aside',
      cell: ({ total }) => <Money riyals={total} />,
    },
    {
      key: 'placed',
      label: say('placedAt'),
      sort: 'placed_at',
      phone: 'under',
      cell: (order) => <When at={order.placed_at} />,
      phoneCell: (order) => <Age at={order.placed_at} />,
    },
    { key: 'items', label: say('items'), phone: 'none', cell: (order) => <Things order={order} /> },
  ];
}

function OrderNumber({ order }: { order: AdminOrderSummary }) {
  const say = useText('orders');
  return (
    <span className="inline-flex items-center gap-1.5">
      <Latin>{order.number}</Latin>
      {order.has_notes ? <StickyNote className="size-3.5 text-soft" aria-label={say('hasNotes')} /> : null}
      {order.is_by_staff && !order.travels ? (
        <PhoneCall className="size-3.5 text-soft" aria-label={say('byStaff')} />
      ) : null}
      {order.travels === 'alone' ? (
        <PackagePlus className="size-3.5 text-negative" aria-label={say('goesAlone')} />
      ) : order.travels ? (
        <Link2 className="size-3.5 text-soft" aria-label={say('isAddition')} />
      ) : null}
    </span>
  );
}

function Things({ order }: { order: AdminOrderSummary }) {
  const say = useText('orders');
  const [first] = order.items;
  const others = order.pieces - (first?.quantity ?? 0);
  return (
    <span className="block max-w-64 truncate">
      {first?.name} {others > 0 ? <span className="text-soft">{say('more', { count: others })}</span> : null}
    </span>
  );
}
