import type { Order, TransferReceipts } from '@waha/contract/types';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { PhotoField } from '../../photos/photo-field.tsx';
import { PrivatePicture } from '../../photos/private-picture.tsx';
import { usePhotos } from '../../photos/use-photos.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { viewTokenOf } from '../view-tokens.ts';

/** Receipts of a bank transfer sent by the buyer, and a form to send one. */
export default function Receipts({ order }: { order: Order }) {
  const say = useText('order');
  const viewToken = viewTokenOf(order.id);
  const call = { params: { id: order.id }, query: viewToken === undefined ? {} : { view_token: viewToken } };
  const { state, set } = useLoaded(`receipts of ${order.id}`, (api, signal) =>
    api('GET /orders/{id}/receipts', { ...call, signal }),
  );
  if (state.kind === 'loading' && order.status === 'pending_payment') return <Skeleton className="h-72 rounded-card" />;
  if (state.kind !== 'known') return null;
  const { can_send: canSend, data: sent } = state.data;
  if (!canSend && sent.length === 0) return null;
  return (
    <section
      aria-labelledby="receipt"
      className="grid gap-4 rounded-card border border-line bg-card p-5 text-start"
      data-print="hide"
    >
      <div>
        <h2 id="receipt" className="text-lg">
          {say('receiptTitle')}
        </h2>
        <p className="text-sm text-soft">
          {order.status === 'pending_payment' ? say('receiptText') : say('receiptLate')}
        </p>
      </div>
      {sent.length > 0 ? (
        <ul aria-label={say('receiptsSent')} className="flex flex-wrap gap-2">
          {sent.map(({ id }, index) => (
            <li key={id}>
              <PrivatePicture
                id={id}
                alt={say('receiptNumber', { number: index + 1 })}
                width={240}
                {...(viewToken === undefined ? {} : { viewToken })}
                className="size-24 rounded-xl object-cover"
              />
            </li>
          ))}
        </ul>
      ) : null}
      {canSend ? <SendReceipt call={call} onSent={set} /> : null}
    </section>
  );
}

interface SendReceiptProps {
  call: { params: { id: string }; query: { view_token?: string } };
  onSent: (receipts: TransferReceipts) => void;
}

function SendReceipt({ call, onSent }: SendReceiptProps) {
  const say = useText('order');
  const api = useApi();
  const photos = usePhotos({ most: 1 });
  const [key, setKey] = useState(() => crypto.randomUUID());
  const sending = useSubmit(say('receiptTrouble'), () => setKey(crypto.randomUUID()));

  function submit(event: FormEvent): void {
    event.preventDefault();
    const [id] = photos.ids;
    if (id === undefined) {
      sending.show({ photo: photos.isSending ? say('receiptOnItsWay') : say('receiptNeeded') });
      return;
    }
    void sending.run(async () => {
      const signal = AbortSignal.timeout(20_000);
      const body = { upload_id: id };
      const sent = await api('POST /orders/{id}/receipts', { ...call, body, idempotencyKey: key, signal });
      photos.clear();
      setKey(crypto.randomUUID());
      showToast({ text: say('receiptSent'), tone: 'positive', position: 'top' });
      onSent(sent);
    });
  }

  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      <PhotoField
        id="receipt-photo"
        photos={photos}
        label={say('receiptPhoto')}
        hint={say('receiptHint')}
        error={photos.ids.length > 0 ? undefined : sending.errors.photo}
      />
      <FormTrouble message={sending.trouble} />
      <SubmitButton
        label={say('receiptSend')}
        working={say('receiptSending')}
        isWorking={sending.isSending}
        className="justify-self-start"
      />
    </form>
  );
}
