import type { AdminOrder } from '@waha/contract/types';
import { Link } from 'react-router';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { DescriptionList, Latin, Money, Panel, State, When } from '../../ui/parts.tsx';
import { SentPhoto } from '../../ui/photo.tsx';
import { InvoiceFile } from './invoice-file.tsx';

type Shown = { order: AdminOrder };

export function MoneyPanel({ order }: Shown) {
  const say = useText('orders');
  const optional = (name: string, amount: number) =>
    amount === 0 ? [] : [[name, <Money key={name} riyals={amount} />] as const];
  return (
    <Panel title={say('money')}>
      <DescriptionList
        facts={[
          [say('subtotal'), <Money key="subtotal" riyals={order.subtotal} />],
          ...order.discounts.map(({ label, amount }) => [label, <Money key={label} riyals={-amount} />] as const),
          [say('shipping', { name: order.shipping_name }), <Money key="shipping" riyals={order.shipping_total} />],
          ...optional(say('fee'), order.payment_fee),
          ...optional(say('giftWrap'), order.gift_total),
          [
            say('total'),
            <strong key="total">
              <Money riyals={order.total} />
            </strong>,
          ],
          [say('vat'), <Money key="vat" riyals={order.vat_included} />],
          ...optional(say('giftCard'), order.gift_card),
          ...optional(say('storeCredit'), order.store_credit),
          [`${say('due')} (${order.payment_name})`, <Money key="due" riyals={order.amount_due} />],
          ...optional(say('back'), order.refunded),
        ]}
      />
    </Panel>
  );
}

/** Payments of an order, and receipts that were sent for it. */
export function PaymentsPanel({ order }: Shown) {
  const say = useText('orders');
  const mayCall = useMay();
  const { payments, transfers, receipts } = order;
  if (payments.length + transfers.length + receipts.length === 0) return null;
  return (
    <Panel title={say('payments')}>
      <ul className="grid gap-2">
        {payments.map((one) => (
          <li key={one.id} className="flex flex-wrap justify-between gap-2">
            <span>
              <Latin>{one.provider}</Latin> · <Latin>{one.status}</Latin>
            </span>
            <Money riyals={one.paid ?? one.amount} />
          </li>
        ))}
        {transfers.map((one) => (
          <li key={one.id} className="flex flex-wrap justify-between gap-2">
            {mayCall('GET /admin/transfers') ? (
              <Link to={`/transfers?q=${encodeURIComponent(order.number)}`} className="text-link hover:underline">
                <Latin>{one.reference}</Latin>
              </Link>
            ) : (
              <Latin>{one.reference}</Latin>
            )}
            <Money riyals={one.amount} />
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        {receipts.map(({ id }) => (
          <SentPhoto key={id} id={id} alt={say('receipts')} />
        ))}
      </div>
    </Panel>
  );
}

export function RefundsPanel({ order }: Shown) {
  const say = useText('orders');
  if (order.refunds.length === 0) return null;
  return (
    <Panel title={say('refunds')}>
      <ul className="grid gap-2">
        {order.refunds.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="flex flex-wrap items-center gap-2">
              {one.kind === 'return' ? (
                <Link to={`/returns/${one.id}`} className="text-link hover:underline">
                  <Latin>{one.number}</Latin>
                </Link>
              ) : (
                <Latin>{one.number}</Latin>
              )}
              <State tone={one.status === 'refunded' || one.status === 'exchanged' ? 'good' : 'info'}>
                {one.status_label}
              </State>
              {one.pieces > 0 ? <span className="text-soft">{say('pieces', { count: one.pieces })}</span> : null}
            </span>
            {one.refund_to === 'exchange' && one.status !== 'refunded' ? (
              <span>{say('exchange')}</span>
            ) : (
              <Money riyals={one.amount} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function DocumentsPanel({ order }: Shown) {
  const say = useText('orders');
  const invoice = order.documents.find(({ kind }) => kind === 'invoice');
  return (
    <Panel title={say('documents')}>
      {order.documents.length === 0 ? <p className="text-soft">{say('noDocuments')}</p> : null}
      <ul className="grid gap-2">
        {order.documents.map(({ number, kind, total, issued_at: at }) => (
          <li key={number} className="flex flex-wrap justify-between gap-2">
            <span>
              {say(kind === 'invoice' ? 'invoice' : 'creditNote')} <Latin>{number}</Latin> · <When at={at} isDay />
            </span>
            <Money riyals={total} />
          </li>
        ))}
      </ul>
      {invoice ? <InvoiceFile orderId={order.id} number={invoice.number} /> : null}
    </Panel>
  );
}
