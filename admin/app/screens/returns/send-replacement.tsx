import type { AdminReturn } from '@waha/contract/types';
import { Form } from '../../form/form.tsx';
import { noShipment, ShipmentFields, shipmentBody } from '../../form/shipment-fields.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Latin } from '../../ui/parts.tsx';
import { nameWithVariant } from '../../ui/thing-name.ts';

/** The last step of an exchange: the reserved replacement is sent, and its buyer is notified of the shipment. */
export function SendReplacement({ row, onClose }: { row: AdminReturn; onClose: () => void }) {
  const say = useText('returns');
  const form = useForm({
    call: 'POST /admin/returns/{id}/exchange',
    initial: noShipment,
    input: (parcel, attempt) => ({ params: { id: row.id }, body: shipmentBody(parcel), ...attempt }),
    done: say('exchanged'),
    onDone: onClose,
  });
  return (
    <Dialog title={say('exchangeTitle')} onClose={onClose}>
      <Form form={form} isInDialog save={say('exchange')} onCancel={onClose}>
        <p className="text-soft">{say('exchangeText')}</p>
        <ul className="grid gap-1">
          {row.lines.map((line) =>
            line.exchange ? (
              <li key={line.id} className="flex flex-wrap justify-between gap-x-3">
                <span>
                  {line.quantity} × {nameWithVariant({ name: line.name, variant: line.exchange.variant })}
                </span>
                <Latin>{line.exchange.sku}</Latin>
              </li>
            ) : null,
          )}
        </ul>
        <ShipmentFields field={form.field} />
      </Form>
    </Dialog>
  );
}
