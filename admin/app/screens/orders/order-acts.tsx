import type { AdminOrder } from '@waha/contract/types';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { CompanyDialog } from './company-dialog.tsx';
import { ConfirmPhone } from './confirm-phone.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

const dialogs = {
  transfer: TransferDialog,
  phone: ConfirmPhone,
  send: SendDialog,
  readdress: AddressDialog,
  company: CompanyDialog,
  refund: RefundDialog,
  link: LinkDialog,
  cancel: CancelOrder,
} as const;
type Asked = keyof typeof dialogs;

/** Actions that the reply currently allows; the usual next step comes first. */
export function OrderActs({ order }: { order: AdminOrder }) {
  const say = useText('orders');
  const mayCall = useMay();
  const toast = useToast();
  const [asked, setAsked] = useState<Asked>();
  const pack = useAct('POST /admin/orders/pack');
  const { may } = order;
  const offered: [Asked, string, string, boolean][] = [
    ['transfer', say('confirm'), 'btn-primary', may.confirm_transfer],
    ['phone', say('confirmPhone'), 'btn-primary', may.confirm_phone],
    ['send', say('send'), 'btn-primary', may.send],
    ['link', say('link'), 'btn-quiet', may.link],
    ['readdress', say('readdress'), 'btn-quiet', may.readdress],
    ['company', say('invoiceTo'), 'btn-quiet', may.invoice_to],
    ['refund', say('refund'), 'btn-quiet', may.refund.allowed],
    ['cancel', say('cancelOrder'), 'btn-danger', may.cancel.allowed || may.cancel.needs_approval],
  ];
  const start = async () => {
    const [result] = (await pack.run({ body: { ids: [order.id] } }))?.results ?? [];
    if (!result) return;
    if (result.done) toast({ kind: 'good', text: say('packed', { count: 1 }) });
    else toast({ kind: 'bad', text: result.message ?? '' });
  };
  const Open = asked && dialogs[asked];
  return (
    <>
      {may.pack && mayCall('POST /admin/orders/pack') ? (
        <button type="button" className="btn btn-primary" disabled={pack.isBusy} onClick={() => void start()}>
          {say('pack')}
        </button>
      ) : null}
      {offered.map(([name, label, look, isOffered]) =>
        isOffered ? (
          <button key={name} type="button" className={`btn ${look}`} onClick={() => setAsked(name)}>
            {label}
          </button>
        ) : null,
      )}
      {may.send || may.pack ? (
        <Link to={`/orders/print?ids=${order.id}`} className="btn btn-quiet">
          <Printer className="size-4" aria-hidden="true" />
          {say('print')}
        </Link>
      ) : null}
      {Open ? <Open order={order} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}
