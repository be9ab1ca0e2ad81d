import type { AdminReturn } from '@waha/contract/types';
import { sayPieces, wasExchanged } from '@waha/kit/pieces';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { Conversation } from '../../queue/conversation.tsx';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { DescriptionList, Latin, Money, State, When } from '../../ui/parts.tsx';
import { SentPhoto } from '../../ui/photo.tsx';
import { nameWithVariant } from '../../ui/thing-name.ts';
import { Unread } from '../../ui/unread.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { RefundReturn } from './refund-return.tsx';
import { ReturnLabel } from './return-label.tsx';
import { SendReplacement } from './send-replacement.tsx';

/** A return with everything a decision needs, and the acts after it arrived. */
export function ReturnDetail({ id }: { id: string }) {
  const { data, error, refetch } = useCall('GET /admin/returns/{id}', { params: { id } }, { keeps: false });
  if (data) return <Shown row={data} />;
  return <Unread error={error} refetch={refetch} rows={4} />;
}

function Shown({ row }: { row: AdminReturn }) {
  const say = useText('returns');
  const may = useMay();
  return (
    <article className="grid gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-bold">{say('return', { number: row.number })}</h2>
        <State tone={toneOf(row)}>{row.status_label}</State>
        <span className="ms-auto text-soft">
          <When at={row.created_at} />
        </span>
      </header>
      <Known row={row} />
      <Lines row={row} />
      {row.note ? (
        <p className="max-w-prose whitespace-pre-line">
          <span className="text-soft">{say('note')}: </span>
          <bdi>{row.note}</bdi>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {row.photos.map(({ id }) => (
          <SentPhoto key={id} id={id} alt={say('photo')} />
        ))}
      </div>
      <ReturnLabel row={row} />
      <Steps row={row} />
      {may('GET /admin/returns/{id}/messages') ? <Messages id={row.id} /> : null}
    </article>
  );
}

function toneOf({ status }: AdminReturn) {
  if (status === 'refunded' || status === 'exchanged') return 'good';
  return status === 'rejected' ? 'bad' : 'warn';
}

function Known({ row }: { row: AdminReturn }) {
  const say = useText('returns');
  const sayCommon = useText('common');
  const { buyer, expected, refund, replacement } = row;
  const isExchange = row.refund_to === 'exchange' && !refund;
  return (
    <DescriptionList
      facts={[
        [say('buyer'), buyer.name],
        [say('phone'), <Latin key="phone">{buyer.phone}</Latin>],
        [
          say('order'),
          <Link key="order" to={`/orders/${row.order_id}`} className="text-link hover:underline">
            <Latin>{row.order_number}</Latin>
          </Link>,
        ],
        ...(isExchange
          ? []
          : [[say('worth'), <Money key="worth" riyals={refund?.total ?? expected.total} />] as const]),
        ...(row.withheld === 0 ? [] : [[say('withheld'), <Money key="withheld" riyals={row.withheld} />] as const]),
        [say(row.refund_to === 'exchange' ? 'wanted' : 'way'), say(`way_${row.refund_to}`)],
        ...(replacement?.carrier ? [[sayCommon('carrier'), replacement.carrier] as const] : []),
        ...(replacement?.carrier_number
          ? [[sayCommon('carrierNumber'), <Latin key="number">{replacement.carrier_number}</Latin>] as const]
          : []),
        ...(row.iban ? [[say('iban'), <Latin key="iban">{row.iban}</Latin>] as const] : []),
      ]}
    />
  );
}

function Lines({ row }: { row: AdminReturn }) {
  const say = useText('returns');
  return (
    <ul className="grid gap-2">
      {row.lines.map((line) => (
        <li key={line.id} className="flex gap-3 border-t border-line pt-2">
          <span className="font-bold whitespace-nowrap tabular-nums">{line.quantity} ×</span>
          <span className="grow">
            {nameWithVariant(line)}
            <Swapped row={row} line={line} />
            <span className="block text-soft">
              {line.reason_label}
              {line.resaleable === null ? null : ` · ${say('resaleable', { count: line.resaleable })}`}
            </span>
          </span>
          {row.refund_to === 'exchange' && !row.refund ? null : <Money riyals={line.amount} />}
        </li>
      ))}
    </ul>
  );
}

/** Returned pieces that are not those bought, and the requested replacement. */
function Swapped({ row, line }: { row: AdminReturn; line: AdminReturn['lines'][number] }) {
  const say = useText('returns');
  const language = useLanguage();
  const { exchange } = line;
  // After the reservation the remaining stock belongs to others.
  const left = row.status === 'requested' ? exchange?.left : undefined;
  return (
    <>
      {wasExchanged(line.expected, line.variant) ? (
        <span className="block font-semibold">
          {say('expected')} <bdi>{sayPieces(line.expected, language)}</bdi>
        </span>
      ) : null}
      {exchange ? (
        <>
          <span className="block font-semibold">
            {say('instead')} <bdi>{exchange.variant ?? exchange.sku}</bdi>
          </span>
          <span className="block text-soft">
            <Latin>{exchange.sku}</Latin>
            {left === undefined ? null : (
              <span className={left === null || left < line.quantity ? 'text-negative' : ''}>
                {' · '}
                {left === null ? say('notSold') : say('onShelf', { count: left })}
              </span>
            )}
          </span>
        </>
      ) : null}
    </>
  );
}

/** Steps after the decision: receiving the pieces, then the refund or the replacement. */
function Steps({ row }: { row: AdminReturn }) {
  const say = useText('returns');
  const may = useMay();
  const [asked, setAsked] = useState<'receive' | 'refund' | 'exchange'>();
  const next = row.next_statuses;
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {next.includes('received') && may('POST /admin/returns/{id}/receive') ? (
        <button type="button" className="btn btn-primary" onClick={() => setAsked('receive')}>
          {say('receive')}
        </button>
      ) : null}
      {next.includes('exchanged') && may('POST /admin/returns/{id}/exchange') ? (
        <button type="button" className="btn btn-primary" onClick={() => setAsked('exchange')}>
          {say('exchange')}
        </button>
      ) : null}
      {next.includes('refunded') && may('POST /admin/returns/{id}/refund') ? (
        <button
          type="button"
          className={next.includes('exchanged') ? 'btn btn-quiet' : 'btn btn-primary'}
          onClick={() => setAsked('refund')}
        >
          {say(next.includes('exchanged') ? 'refundInstead' : 'refund')}
        </button>
      ) : null}
      {asked === 'receive' ? <ReceiveDialog row={row} onClose={() => setAsked(undefined)} /> : null}
      {asked === 'exchange' ? <SendReplacement row={row} onClose={() => setAsked(undefined)} /> : null}
      {asked === 'refund' ? <RefundReturn row={row} onClose={() => setAsked(undefined)} /> : null}
    </div>
  );
}

function Messages({ id }: { id: string }) {
  const params = { id };
  const { data } = useCall('GET /admin/returns/{id}/messages', { params }, { everyMs: 15_000, keeps: false });
  const write = useAct('POST /admin/returns/{id}/messages', { isIdempotent: true });
  return (
    <Conversation
      messages={data?.data.map((one) => ({
        id: one.id,
        message: one.message,
        at: one.at,
        isOurs: one.author === 'staff',
      }))}
      onSend={async (message) => (await write.run({ params, body: { message } })) !== undefined}
      most={1_000}
    />
  );
}
