import { failureText } from '@waha/contract/client';
import type { Booking, CollectedLabels } from '@waha/contract/types';
import { offerFile } from '@waha/kit/offer-file';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Latin } from '../../ui/parts.tsx';
import { useToast } from '../../ui/toasts.tsx';

const types = { pdf: 'application/pdf', zpl: 'application/octet-stream' } as const;

function offer(name: string, { files }: CollectedLabels): void {
  for (const { format, content } of files) {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    offerFile(`${name}.${format}`, new Blob([bytes], { type: types[format] }));
  }
}

/** Downloads the labels of parcels in one press: one file of each form. Those that could not be had are named. */
export function LabelsButton({ bookings, isMain = false }: { bookings: readonly Booking[]; isMain?: boolean }) {
  const say = useText('parcels');
  const common = useText('common');
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [leftOut, setLeftOut] = useState<CollectedLabels['left_out']>([]);
  const [first] = bookings;
  if (!first) return null;
  const isOne = bookings.length === 1;
  const download = async () => {
    setBusy(true);
    try {
      const collected = await api('POST /admin/bookings/labels', { body: { ids: bookings.map(({ id }) => id) } });
      offer(isOne ? `${first.order_number}-${first.number}` : say('labelsFile'), collected);
      setLeftOut(collected.left_out);
    } catch (error) {
      toast({ kind: 'bad', text: failureText(error, common('unreachable')) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className={`btn ${isMain ? 'btn-primary' : 'btn-quiet'}`}
        disabled={isBusy}
        onClick={() => void download()}
      >
        <Download className="size-4" aria-hidden="true" />
        {isBusy ? common('preparing') : isMain ? say('labels', { count: bookings.length }) : say('label')}
      </button>
      {leftOut.length > 0 ? (
        <Dialog title={say('labelsLeftOut', { count: leftOut.length })} onClose={() => setLeftOut([])}>
          <ul className="grid gap-3">
            {leftOut.map(({ id, order_number: order, reason }) => (
              <li key={id}>
                <Latin>{order}</Latin> <span className="text-soft">{reason}</span>
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </>
  );
}
