import type { Order } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import type { ReactNode } from 'react';
import { useSignedIn } from '../../api/session.ts';
import { VatNote } from '../../cart/vat-note.tsx';
import { CompanyLines } from '../../company/company-lines.tsx';
import { AddressLines } from '../../places/address-lines.tsx';
import { Link } from '../../router/links.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Answers } from '../../ui/answers.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OrderedThing } from '../../ui/ordered-thing.tsx';
import { Amount } from '../../ui/product-card/price.tsx';
import { formatPhone } from '../../ui/text/phone.ts';
import { writtenIn } from '../../ui/text/written-in.ts';
import { LinePicturesLater } from './line-pictures-later.tsx';

/** Statuses after the delivery, in which the buyer may review the products. */
const arrived: readonly Order['status'][] = ['delivered', 'return_requested', 'returned', 'refunded'];

interface ItemProps {
  item: Order['items'][number];
  orderId: string;
  mayReview: boolean;
}

function Item({ item, orderId, mayReview }: ItemProps) {
  const say = useText('order');
  const sayShell = useText('shell');
  const language = useLanguage();
  return (
    <OrderedThing thing={item}>
      {item.bundle_items.length > 0 ? (
        <p className="text-soft">{item.bundle_items.map((part) => part.name).join(sayShell('listSeparator'))}</p>
      ) : null}
      <Answers answers={item.answers} />
      <LinePicturesLater orderId={orderId} answers={item.answers} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-soft">{say('quantityTimes', { count: item.quantity })}</span>
        <Amount riyals={item.unit_price * item.quantity} className="font-bold" />
      </p>
      {item.ships_from === null ? null : (
        <p className="font-semibold">
          {say('shipsLater', { count: item.later_quantity, day: formatDate(item.ships_from, language) })}
        </p>
      )}
      {mayReview && item.product_id !== null ? (
        <Link
          to={`/product/${item.product_id}/${item.slug}#write-review`}
          data-print="hide"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link"
        >
          <Icon name="star" size={16} />
          {say('writeReview')}
        </Link>
      ) : null}
    </OrderedThing>
  );
}

function Row({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${className ?? ''}`.trim()}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Totals({ order }: { order: Order }) {
  const say = useText('order');
  return (
    <>
      <dl className="grid gap-2">
        <Row label={say('subtotal')}>
          <Amount riyals={order.subtotal} />
        </Row>
        {order.discounts.map((discount) => (
          <Row key={discount.label} label={discount.label} className="text-positive">
            <Amount riyals={-discount.amount} />
          </Row>
        ))}
        {order.address ? (
          <Row label={say('delivery', { method: order.shipping_name })}>
            {order.shipping_total === 0 ? (
              <span className="font-semibold text-positive">{say('free')}</span>
            ) : (
              <Amount riyals={order.shipping_total} />
            )}
          </Row>
        ) : null}
        {order.gift_total > 0 ? (
          <Row label={say('giftWrap')}>
            <Amount riyals={order.gift_total} />
          </Row>
        ) : null}
        {order.payment_fee > 0 ? (
          <Row label={say('paymentFee')}>
            <Amount riyals={order.payment_fee} />
          </Row>
        ) : null}
        <Row label={say('total')} className="mt-1 border-t border-line pt-3 text-lg font-bold">
          <Amount riyals={order.total} className="text-xl" />
        </Row>
        {order.gift_card > 0 ? (
          <Row label={say('giftCard')} className="text-positive">
            <Amount riyals={-order.gift_card} />
          </Row>
        ) : null}
        {order.store_credit > 0 ? (
          <Row label={say('storeCredit')} className="text-positive">
            <Amount riyals={-order.store_credit} />
          </Row>
        ) : null}
        {order.amount_due < order.total ? (
          <Row label={say('amountDue')} className="font-bold">
            <Amount riyals={order.amount_due} />
          </Row>
        ) : null}
      </dl>
      <VatNote taxes={order.taxes} say={say} />
    </>
  );
}

function Destination({ order }: { order: Order }) {
  const say = useText('order');
  const { address, pickup_point: point } = order;
  return (
    <dl className="grid gap-4 border-t border-line pt-5 text-sm sm:grid-cols-2">
      {point ? (
        <div>
          <dt className="text-soft">{say('collectAt')}</dt>
          <dd>
            <p className="font-semibold">
              <bdi>{point.name}</bdi>
            </p>
            <p>
              <bdi>{point.address}</bdi>
            </p>
            {point.hours === '' ? null : (
              <p className="text-soft">
                <bdi>{point.hours}</bdi>
              </p>
            )}
          </dd>
        </div>
      ) : address ? (
        <div>
          <dt className="text-soft">{say('deliverTo')}</dt>
          <dd>
            <p className="font-semibold">{address.recipient_name}</p>
            <AddressLines address={address} />
            <p>
              <bdi dir="ltr">{formatPhone(address.phone)}</bdi>
            </p>
          </dd>
        </div>
      ) : null}
      <div>
        <dt className="text-soft">{say('payment')}</dt>
        <dd className="font-semibold">{order.payment_name}</dd>
      </div>
      {order.company ? (
        <div>
          <dt className="text-soft">{say('invoicedTo')}</dt>
          <dd>
            <CompanyLines company={order.company} />
          </dd>
        </div>
      ) : null}
      {order.gift_message ? (
        <div>
          <dt className="text-soft">{say('giftMessage')}</dt>
          <dd className="whitespace-pre-line">
            <bdi lang={writtenIn(order.gift_message)}>{order.gift_message}</bdi>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

/** Lines, totals and address of an order. */
export function OrderDetails({ order }: { order: Order }) {
  const say = useText('order');
  const mayReview = useSignedIn() && arrived.includes(order.status);
  return (
    <section aria-labelledby="items" className="grid gap-5 rounded-card border border-line bg-card p-5">
      <h2 id="items" className="text-lg">
        {say('items')}
      </h2>
      <ul className="grid gap-4">
        {order.items.map((item) => (
          <Item key={item.id} item={item} orderId={order.id} mayReview={mayReview} />
        ))}
      </ul>
      <div className="border-t border-line pt-5">
        <Totals order={order} />
      </div>
      <Destination order={order} />
    </section>
  );
}
