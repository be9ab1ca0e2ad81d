import type { AdminOrder } from '@waha/contract/types';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useText } from '../../text/language.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { CompanyDialog } from './company-dialog.tsx';
import { ConfirmPhone } from './confirm-phone.tsx';
import { EditItems } from './edit-items.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

const dialogs = {
  transfer: TransferDialog,
  phone: ConfirmPhone,
  send: SendDialog,
  items: EditItems,
  readdress: AddressDialog,
  company: CompanyDialog,
  refund: RefundDialog,
  link: LinkDialog,
  cancel: CancelOrder,
} as const;
type Asked = keyof typeof dialogs;

type Offer = Asked | 'pack';

/** Labels of the acts, in the order in which they are offered: the first that is allowed is the main act. */
const labels = {
  transfer: 'confirm',
  phone: 'confirmPhone',
  pack: 'pack',
  send: 'send',
  link: 'link',
  items: 'editItems',
  readdress: 'readdress',
  company: 'invoiceTo',
  refund: 'refund',
  cancel: 'cancelOrder',
} as const satisfies Record<Offer, string>;
const steps: readonly Offer[] = ['transfer', 'phone', 'pack', 'send', 'link'];
const others: readonly Offer[] = ['link', 'items', 'readdress', 'company', 'refund', 'cancel'];

function isAllowed({ may }: AdminOrder, offer: Offer): boolean {
  const allowed: Record<Offer, boolean> = {
    transfer: may.confirm_transfer,
    phone: may.confirm_phone,
    pack: may.pack,
    send: may.send,
    link: may.link,
    items: may.edit_items,
    readdress: may.readdress,
    company: may.invoice_to,
    refund: may.refund.allowed,
    cancel: may.cancel.allowed || may.cancel.needs_approval,
  };
  return allowed[offer];
}

/** Additions that are paid go in the same parcel: they are packed and printed with the order. */
const companionsOf = ({ supplements }: AdminOrder) => supplements.filter(({ travels }) => travels === 'together');
const idsToPack = (order: AdminOrder) => [
  order.id,
  ...companionsOf(order).flatMap(({ id, status }) => (status === 'confirmed' ? [id] : [])),
];
const idsOnSlips = (order: AdminOrder) => [order.id, ...companionsOf(order).map(({ id }) => id)];

/** Acts that the reply currently allows: the next step of the order as one button, all others behind a second one. */
export function OrderActs({ order }: { order: AdminOrder }) {
  const say = useText('orders');
  const toast = useToast();
  const [asked, setAsked] = useState<Asked>();
  const pack = useAct('POST /admin/orders/pack');
  const start = async () => {
    const results = (await pack.run({ body: { ids: idsToPack(order) } }))?.results ?? [];
    const refused = results.find(({ done }) => !done);
    if (refused) toast({ kind: 'bad', text: refused.message ?? '' });
    else if (results.length > 0) toast({ kind: 'good', text: say('packed', { count: results.length }) });
  };
  const take = (offer: Offer) => (offer === 'pack' ? void start() : setAsked(offer));
  const next = steps.find((offer) => isAllowed(order, offer));
  const rest = others.filter((offer) => offer !== next && isAllowed(order, offer));
  const isPrinted = order.may.send || order.may.pack;
  const Open = asked && dialogs[asked];
  return (
    <>
      {next ? (
        <button type="button" className="btn btn-primary max-lg:grow" disabled={pack.isBusy} onClick={() => take(next)}>
          {say(labels[next])}
        </button>
      ) : null}
      {rest.length > 0 || isPrinted ? (
        <MenuButton label={say('moreActs')}>
          {isPrinted ? (
            <Link to={`/orders/print?ids=${idsOnSlips(order).join(',')}`}>
              <Printer className="size-4" aria-hidden="true" />
              {say('print')}
            </Link>
          ) : null}
          {rest.map((offer) => (
            <button
              key={offer}
              type="button"
              data-tone={offer === 'cancel' ? 'bad' : undefined}
              onClick={() => take(offer)}
            >
              {say(labels[offer])}
            </button>
          ))}
        </MenuButton>
      ) : null}
      {Open ? <Open order={order} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}
