import type { StockTransfer } from '@waha/contract/types';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { DescriptionList, Latin, Panel, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { ItemName } from './item-name.tsx';
import { ReceiveForm } from './receive-form.tsx';
import { TransferForm } from './transfer-form.tsx';
import { TransferState } from './transfers.tsx';
import { useBranchName } from './use-branches.ts';

type Asked = 'send' | 'cancel';

/** One transfer: prepared, sent and received here. */
export default function Transfer() {
  const say = useText('stock');
  const may = useMay();
  const { id = '' } = useParams();
  const [asked, setAsked] = useState<Asked>();
  const { data, error, refetch } = useCall('GET /admin/stock-transfers/{id}', { params: { id: Number(id) } });
  const back = { to: '/stock-transfers', label: say('transfers') };
  if (!data) {
    return (
      <Page title={say('transferNumber', { id })} back={back}>
        <Unread error={error} refetch={refetch} />
      </Page>
    );
  }
  const isHandled = may('POST /admin/stock-transfers/{id}/send');
  const cancel = (
    <button type="button" className="btn btn-quiet" onClick={() => setAsked('cancel')}>
      {say('cancelTransfer')}
    </button>
  );
  const send = (
    <button type="button" className="btn btn-primary" onClick={() => setAsked('send')}>
      {say('sendTransfer')}
    </button>
  );
  return (
    <Page title={say('transferNumber', { id })} back={back} state={<TransferState status={data.status} />}>
      <div className="grid max-w-3xl gap-4">
        {data.status === 'draft' && isHandled ? (
          <TransferForm
            transfer={data}
            onSaved={() => undefined}
            acts={
              <>
                {cancel}
                {send}
              </>
            }
          />
        ) : (
          <>
            <Facts transfer={data} />
            {data.status === 'sent' && isHandled ? (
              <ReceiveForm transfer={data} acts={cancel} />
            ) : (
              <SentLines transfer={data} />
            )}
          </>
        )}
      </div>
      {/* Beside the form: forms do not nest, and a confirmation is one. */}
      {asked ? <AskAct transfer={data} asked={asked} onClose={() => setAsked(undefined)} /> : null}
    </Page>
  );
}

function Facts({ transfer }: { transfer: StockTransfer }) {
  const say = useText('stock');
  const nameOf = useBranchName();
  const { from, to, note, created_by, sent_by, sent_at, ended_by, ended_at, status, missing, missing_cause } = transfer;
  const by = (name: string | null, at: string | null) =>
    name && at ? (
      <>
        <bdi>{name}</bdi> · <When at={at} />
      </>
    ) : null;
  const ending = status === 'cancelled' ? say('cancelledBy') : say('receivedBy');
  return (
    <Panel>
      <DescriptionList
        facts={[
          [say('from'), nameOf(from)],
          [say('to'), nameOf(to)],
          [say('preparedBy'), by(created_by, transfer.created_at)],
          ...(sent_at ? [[say('sentBy'), by(sent_by, sent_at)] as const] : []),
          ...(ended_at ? [[ending, by(ended_by, ended_at)] as const] : []),
          ...(missing > 0 && missing_cause
            ? [[say('missing'), `${say('pieces', { count: missing })} · ${say(`missing_${missing_cause}`)}`] as const]
            : []),
          ...(note ? [[say('note'), note] as const] : []),
        ]}
      />
    </Panel>
  );
}

function SentLines({ transfer: { lines } }: { transfer: StockTransfer }) {
  const say = useText('stock');
  return (
    <Panel title={say('lines')}>
      <ul className="divide-y divide-line" aria-label={say('lines')}>
        {lines.map((line) => (
          <li key={line.variant_id} className="flex items-center gap-3 py-2">
            <span className="min-w-0 grow">
              <ItemName item={line} />
            </span>
            <Latin>{line.received === null ? line.quantity : `${line.received} / ${line.quantity}`}</Latin>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function AskAct({ transfer, asked, onClose }: { transfer: StockTransfer; asked: Asked; onClose: () => void }) {
  const say = useText('stock');
  const nameOf = useBranchName();
  const send = useAct('POST /admin/stock-transfers/{id}/send', { done: say('transferSent'), isIdempotent: true });
  const cancel = useAct('POST /admin/stock-transfers/{id}/cancel', {
    done: say('transferCancelled'),
    isIdempotent: true,
  });
  const { id, version, pieces, status, from, to } = transfer;
  const isSending = asked === 'send';
  const back = status === 'sent' ? say('cancelSentText', { branch: nameOf(from) }) : say('cancelDraftText');
  const run = () => (isSending ? send : cancel).run({ params: { id }, body: { version } });
  return (
    <Confirm
      title={say(isSending ? 'sendTransfer' : 'cancelTransferTitle')}
      act={say(isSending ? 'sendTransfer' : 'cancelTransfer')}
      isDangerous={!isSending}
      isBusy={send.isBusy || cancel.isBusy}
      onClose={onClose}
      onConfirm={() => void run().finally(onClose)}
    >
      {isSending
        ? say('sendText', { pieces: say('pieces', { count: pieces }), branch: nameOf(from), other: nameOf(to) })
        : back}
    </Confirm>
  );
}
