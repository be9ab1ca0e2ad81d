import type { AbandonedCart } from '@waha/contract/types';
import { Bell } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, Money, When } from '../../ui/parts.tsx';

/** Carts that customers left, with what reminders of them led to. */
export default function AbandonedCarts() {
  const say = useText('carts');
  const may = useMay();
  return (
    <Page
      title={say('title')}
      acts={
        may('GET /admin/settings/cart-reminders') ? (
          <Link to="/settings/reminders" className="btn btn-quiet">
            <Bell className="size-4" aria-hidden="true" />
            {say('reminders')}
          </Link>
        ) : null
      }
    >
      <p className="mb-4 max-w-prose text-soft">{say('text')}</p>
      <Outcome />
      <ResourceList
        call="GET /admin/abandoned-carts"
        name={say('title')}
        idOf={({ customer_id: id }) => id}
        rowTo={({ customer_id: id }) => `/customers/${id}`}
        columns={[
          {
            key: 'customer',
            label: say('customer'),
            phone: 'title',
            cell: ({ customer_name: name }) => <bdi>{name || say('nameless')}</bdi>,
          },
          {
            key: 'total',
            label: say('total'),
            align: 'end',
            phone: 'aside',
            cell: ({ total }) => <Money riyals={total} />,
          },
          { key: 'items', label: say('items'), cell: (cart) => <Items cart={cart} /> },
          { key: 'saved', label: say('savedAt'), sort: 'saved_at', cell: ({ saved_at: at }) => <When at={at} /> },
          { key: 'reminder', label: say('reminder'), cell: (cart) => <Reminder cart={cart} /> },
        ]}
        empty={{ title: say('none'), text: say('noneText') }}
      />
    </Page>
  );
}

/** Sums of the last days' reminders and of the orders that followed; absent until there were some. */
function Outcome() {
  const say = useText('carts');
  const { data } = useCall('GET /admin/abandoned-carts/outcome');
  if (!data || data.sent === 0) return null;
  const facts = [
    [say('sent'), <Latin key="sent">{data.sent}</Latin>],
    [say('orders'), <Latin key="orders">{data.orders}</Latin>],
    [say('recovered'), <Money key="total" riyals={data.total} />],
  ] as const;
  return (
    <section aria-label={say('outcome', { count: data.days })} className="panel mb-4">
      <h2 className="mb-2 font-semibold">{say('outcome', { count: data.days })}</h2>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-soft">{name}</dt>
            <dd className="font-semibold text-lg">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const MOST_NAMED = 3;

function Items({ cart: { items } }: { cart: AbandonedCart }) {
  const say = useText('carts');
  if (items.length === 0) return say('soldOut');
  const rest = items.length - MOST_NAMED;
  return (
    <ul>
      {items.slice(0, MOST_NAMED).map(({ product_id: id, name, quantity }, index) => (
        // A product may be in a cart in several variants.
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a cart keep their places
        <li key={`${id}:${index}`}>
          <Latin>{quantity}</Latin> × <bdi>{name}</bdi>
        </li>
      ))}
      {rest > 0 ? <li className="text-soft">{say('more', { count: rest })}</li> : null}
    </ul>
  );
}

function Reminder({ cart: { may_be_mailed: mayBeMailed, reminders, due_at: dueAt } }: { cart: AbandonedCart }) {
  const say = useText('carts');
  if (!mayBeMailed) return <span className="text-soft">{say('noConsent')}</span>;
  if (reminders > 0) return say('reminded', { count: reminders });
  if (dueAt === null) return <span className="text-soft">{say('notDue')}</span>;
  return (
    <>
      {say('due')} <When at={dueAt} />
    </>
  );
}
