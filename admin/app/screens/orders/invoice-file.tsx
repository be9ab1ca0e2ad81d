import { failureText } from '@waha/contract/client';
import { offerFile } from '@waha/kit/offer-file';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { fetchFile } from '../../api/api.ts';
import { useText } from '../../text/language.tsx';
import { useToast } from '../../ui/toasts.tsx';

/** Downloads the tax invoice of an order as PDF. */
export function InvoiceFile({ orderId, number }: { orderId: string; number: string }) {
  const say = useText('orders');
  const common = useText('common');
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      offerFile(`${number}.pdf`, await fetchFile('GET /admin/orders/{id}/invoice.pdf', { params: { id: orderId } }));
    } catch (error) {
      toast({ kind: 'bad', text: failureText(error, common('unreachable')) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className="btn btn-quiet" disabled={isBusy} onClick={() => void download()}>
      <Download className="size-4" aria-hidden="true" />
      {isBusy ? common('preparing') : say('openInvoice')}
    </button>
  );
}
