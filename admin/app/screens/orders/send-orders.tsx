import type { PackingSlip } from '@waha/contract/types';
import { formatAmount } from '@waha/kit/money';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { CarrierChips } from '../../form/shipment-fields.tsx';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty, Latin, Panel } from '../../ui/parts.tsx';
import { ScanButton } from '../../ui/scan-button.tsx';
import { Unread } from '../../ui/unread.tsx';
import { BookMany } from './book-many.tsx';
import { type ManyToSend, useManyToSend } from './use-many-to-send.ts';

/** Sends many packed orders at once: a scanner reads the numbers of parcels one after another. */
export default function SendOrders() {
  const say = useText('orders');
  const many = useManyToSend();
  const { slips, ready, error, refetch } = many;
  const unnumbered = ready.filter(({ id }) => !many.numberOf(id)).length;
  return (
    <Page title={say('sendManyTitle')} back={{ to: '/orders', label: say('orders') }}>
      <div className="grid max-w-3xl gap-4">
        <Panel>
          <div className="grid gap-4">
            <CarrierChips value={many.carrier} onChange={many.setCarrier} />
            <ScanBox onRead={(text) => void many.read(text)} />
          </div>
        </Panel>
        <BookMany ids={ready.map(({ id }) => id)} onBooked={many.settle} />
        {slips === undefined ? (
          <Unread error={error} refetch={refetch} />
        ) : slips.length === 0 ? (
          <div className="panel">
            <Empty title={say('nothingToSend')}>{say('nothingToSendText')}</Empty>
          </div>
        ) : (
          <>
            <ul
              className="overflow-clip divide-y divide-line rounded-card border border-line bg-card"
              aria-label={say('sendManyTitle')}
            >
              {slips.map((slip) => (
                <Row key={slip.id} slip={slip} many={many} />
              ))}
            </ul>
            <div className="save-bar items-center">
              {unnumbered > 0 ? (
                <span className="me-auto text-soft">{say('withoutNumber', { count: unnumbered })}</span>
              ) : null}
              <button
                type="button"
                className="btn btn-primary max-lg:grow"
                disabled={many.isBusy || ready.length === 0}
                onClick={() => void many.send()}
              >
                {say('sendMany', { count: ready.length })}
              </button>
            </div>
          </>
        )}
      </div>
    </Page>
  );
}

/** One field for all numbers: a scanner ends each with Enter. */
function ScanBox({ onRead }: { onRead: (text: string) => void }) {
  const say = useText('orders');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!field.current) return;
        onRead(field.current.value);
        field.current.value = '';
      }}
    >
      <label className="grid grow gap-1">
        <span className="font-semibold">{say('scanNumbers')}</span>
        <input ref={field} className="field" dir="ltr" autoComplete="off" maxLength={120} />
        <span className="text-sm text-soft">{say('scanNumbersText')}</span>
      </label>
      <ScanButton onRead={onRead} />
    </form>
  );
}

function Row({ slip, many }: { slip: PackingSlip; many: ManyToSend }) {
  const say = useText('orders');
  const common = useText('common');
  const { id, number, address } = slip;
  const isReady = slip.status === 'processing';
  const refusal = many.refusalOf(id) ?? (isReady ? undefined : say('notPacked'));
  return (
    <li
      className="grid items-center gap-x-4 gap-y-1 px-3 py-2 data-chosen:bg-info-tint sm:grid-cols-[1fr_15rem]"
      data-chosen={many.next === id || undefined}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-3">
          <Link to={`/orders/${id}`} className="font-semibold text-link hover:underline">
            <Latin>{number}</Latin>
          </Link>
          <bdi>{address.recipient_name}</bdi>
          <span className="text-soft">{address.city}</span>
        </p>
        {slip.to_collect > 0 ? (
          <p className="text-sm text-soft">{say('collect', { amount: formatAmount(slip.to_collect) })}</p>
        ) : null}
        {refusal ? (
          <p role="status" className="text-sm text-negative">
            {refusal}
          </p>
        ) : null}
      </div>
      {isReady ? (
        <input
          className="field"
          dir="ltr"
          autoComplete="off"
          maxLength={120}
          data-parcel-number
          aria-label={`${common('carrierNumber')}: ${number}`}
          placeholder={common('carrierNumber')}
          value={many.numberOf(id)}
          onChange={(event) => many.setNumber(id, event.target.value)}
          onKeyDown={goToNextNumber}
        />
      ) : null}
    </li>
  );
}

/** Enter goes to the next field: a scanner ends a number with it. */
function goToNextNumber(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLInputElement>('[data-parcel-number]')];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}
