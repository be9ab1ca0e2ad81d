import type { AdminOrderSummary } from '@waha/contract/types';
import { Package, PackageCheck, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import type { Selection } from '../../list/selection.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Latin } from '../../ui/parts.tsx';
import { useToast } from '../../ui/toasts.tsx';

/** Most orders of one act, as the call takes them. */
const MOST = 100;

interface BulkActsProps {
  selection: Selection;
  rows: readonly AdminOrderSummary[];
}

/** Acts on chosen orders: only those that some of them allow, each with the count of those it takes. */
export function BulkActs({ selection, rows }: BulkActsProps) {
  const say = useText('orders');
  const may = useMay();
  const navigate = useNavigate();
  const { start, isBusy, packed, refused, forget } = usePacking();
  const statusOf = ({ id, status }: AdminOrderSummary) => (packed.has(id) ? 'processing' : status);
  const idsOf = (isTaken: (row: AdminOrderSummary) => boolean) =>
    rows
      .filter(isTaken)
      .map(({ id }) => id)
      .slice(0, MOST);
  const toPack = may('POST /admin/orders/pack') ? idsOf((row) => statusOf(row) === 'confirmed') : [];
  const toPrint = idsOf((row) => row.to_send > 0 && ['confirmed', 'processing'].includes(statusOf(row)));
  const toSend = may('POST /admin/orders/shipments')
    ? idsOf((row) => row.to_send > 0 && statusOf(row) === 'processing')
    : [];
  const of = selection.ids.length;
  return (
    <>
      {toPack.length > 0 ? (
        <button type="button" className="btn btn-primary" disabled={isBusy} onClick={() => void start(toPack)}>
          <Package className="size-4" aria-hidden="true" />
          {toPack.length === of ? say('pack') : say('packSome', { count: toPack.length, of })}
        </button>
      ) : null}
      {toSend.length > 0 ? (
        <button
          type="button"
          className={`btn ${toPack.length > 0 ? 'btn-quiet' : 'btn-primary'}`}
          onClick={() => navigate(`/orders/send?ids=${toSend.join(',')}`)}
        >
          <PackageCheck className="size-4" aria-hidden="true" />
          {toSend.length === of ? say('sendChosen') : say('sendSome', { count: toSend.length, of })}
        </button>
      ) : null}
      {toPrint.length > 0 ? (
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => navigate(`/orders/print?ids=${toPrint.join(',')}`)}
        >
          <Printer className="size-4" aria-hidden="true" />
          {toPrint.length === of ? say('print') : say('printSome', { count: toPrint.length, of })}
        </button>
      ) : null}
      {refused.length > 0 ? (
        <Dialog title={say('packRefused')} onClose={forget}>
          <ul className="grid gap-2">
            {refused.map(({ id, number, message }) => (
              <li key={id}>
                <Link to={`/orders/${id}`} className="font-semibold text-link">
                  <Latin>{number}</Latin>
                </Link>
                {' · '}
                {message}
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </>
  );
}

interface Refused {
  id: string;
  number: string | null;
  message: string | null;
}

/** Starts packing many orders. Packed ones are remembered: they may have left the list from which they were chosen. */
function usePacking() {
  const say = useText('orders');
  const toast = useToast();
  const pack = useAct('POST /admin/orders/pack');
  const [packed, setPacked] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const start = async (ids: string[]) => {
    const reply = await pack.run({ body: { ids } });
    if (!reply) return;
    const done = reply.results.filter((one) => one.done);
    if (done.length > 0) toast({ kind: 'good', text: say('packed', { count: done.length }) });
    setPacked(new Set([...packed, ...done.map(({ id }) => id)]));
    setRefused(reply.results.filter((one) => !one.done));
  };
  return { start, isBusy: pack.isBusy, packed, refused, forget: () => setRefused([]) };
}
