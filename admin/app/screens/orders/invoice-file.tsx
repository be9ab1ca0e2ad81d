import { fetchFile } from '../../api/api.ts';
import { useText } from '../../text/language.tsx';
import { FileButton } from '../../ui/file-button.tsx';

/** Downloads the tax invoice of an order as PDF. */
export function InvoiceFile({ orderId, number }: { orderId: string; number: string }) {
  const say = useText('orders');
  return (
    <FileButton
      label={say('openInvoice')}
      name={`${number}.pdf`}
      fetch={() => fetchFile('GET /admin/orders/{id}/invoice.pdf', { params: { id: orderId } })}
    />
  );
}
