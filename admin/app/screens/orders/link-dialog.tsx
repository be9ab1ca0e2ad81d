import type { AdminOrder } from '@waha/contract/types';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useText } from '../../text/language.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Latin } from '../../ui/parts.tsx';

/** Link to an order's own page, where its buyer can pay. */
export function LinkDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const say = useText('orders');
  const [url, setUrl] = useState('');
  const send = useAct('POST /admin/orders/{id}/payment-link', { done: say('linkSent') });
  const make = useAct('POST /admin/orders/{id}/payment-link');
  const params = { id: order.id };
  return (
    <Dialog title={say('linkTitle')} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-soft">{say('linkText', { phone: `\u2068${order.contact.phone}\u2069` })}</p>
        {url ? (
          <p className="rounded-lg bg-tint px-3 py-2 wrap-anywhere">
            <Latin>{url}</Latin>
          </p>
        ) : null}
        <div className="flex flex-wrap justify-end gap-2">
          {url ? (
            <CopyButton text={url} label={say('copy')} copied={say('linkCopied')} className="btn btn-quiet" />
          ) : (
            <button
              type="button"
              className="btn btn-quiet"
              disabled={make.isBusy}
              onClick={async () => setUrl((await make.run({ params, body: { send: false } }))?.url ?? '')}
            >
              {say('linkMake')}
            </button>
          )}
          <button
            type="button"
            className="btn btn-primary"
            disabled={send.isBusy}
            onClick={async () => {
              if (await send.run({ params, body: { send: true } })) onClose();
            }}
          >
            {say('linkSend')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
