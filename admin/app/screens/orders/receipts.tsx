import { formatMoment } from '@waha/kit/moment';
import { useState } from 'react';
import { Link } from 'react-router';
import { Queue } from '../../queue/queue.tsx';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, Money } from '../../ui/parts.tsx';
import { SentPhoto } from '../../ui/photo.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

/** Transfer receipts sent by buyers: an employee views each, checks it with the bank, and records the payment. */
export default function Receipts() {
  const say = useText('orders');
  const may = useMay();
  const language = useLanguage();
  const [entered, setEntered] = useState<{ id: string; amount_due: number }>();
  return (
    <Page title={say('receipts')}>
      <Queue
        call="GET /admin/receipts"
        name={say('receipts')}
        idOf={({ order_id: id }) => id}
        line={(one) => (
          <span className="grid">
            <span className="flex justify-between gap-2 font-semibold">
              <Latin>{one.order_number}</Latin>
              <Money riyals={one.amount_due} />
            </span>
            <span className="truncate text-sm text-soft">{one.buyer}</span>
          </span>
        )}
        detail={(one) => (
          <article className="grid gap-3">
            <header className="flex flex-wrap items-center gap-3">
              <h2 className="font-bold">
                <Latin>{one.order_number}</Latin>
              </h2>
              <Money riyals={one.amount_due} />
              <Link to={`/orders/${one.order_id}`} className="ms-auto text-link hover:underline">
                {say('openOrder')}
              </Link>
            </header>
            {one.hold_expires_at ? (
              <p className="text-soft">{say('holdUntil', { at: formatMoment(one.hold_expires_at, language) })}</p>
            ) : null}
            <div className="flex flex-wrap gap-2">
              {one.receipts.map(({ id }) => (
                <SentPhoto key={id} id={id} alt={say('receipts')} />
              ))}
            </div>
          </article>
        )}
        acts={[
          {
            label: say('confirm'),
            code: 'KeyA',
            letter: 'A',
            kind: 'primary',
            isOffered: () => may('POST /admin/orders/{id}/confirm-payment'),
            // The action completes when the form is sent; the receipt then leaves the queue.
            run: async (one) => {
              setEntered({ id: one.order_id, amount_due: one.amount_due });
              return false;
            },
          },
        ]}
        empty={{ title: say('receiptsEmpty'), text: say('receiptsEmptyText') }}
      />
      {entered ? <TransferDialog order={entered} onClose={() => setEntered(undefined)} /> : null}
    </Page>
  );
}
