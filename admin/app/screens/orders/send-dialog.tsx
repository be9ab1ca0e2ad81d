import type { AdminOrder } from '@waha/contract/types';
import { NumberField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber } from '../../form/numbers.ts';
import { noShipment, ShipmentFields, shipmentBody } from '../../form/shipment-fields.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { nameWithVariant } from '../../ui/thing-name.ts';

/** A shipment: all unsent pieces unless fewer are entered. */
export function SendDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const say = useText('orders');
  const left = order.items.filter((item) => item.to_send > 0);
  const form = useForm({
    call: 'POST /admin/orders/{id}/shipments',
    initial: {
      ...noShipment,
      pieces: Object.fromEntries(left.map((item) => [String(item.id), String(item.to_send)])) as Record<string, string>,
    },
    input: (values, attempt) => {
      const lines = left
        .map((item) => ({ id: item.id, quantity: readNumber(values.pieces[String(item.id)] ?? '') ?? 0 }))
        .filter(({ quantity }) => quantity !== 0);
      const body = { lines, ...shipmentBody(values) };
      return { params: { id: order.id }, body, ...attempt };
    },
    done: say('sent'),
    onDone: onClose,
  });
  const setPieces = (id: number, typed: string) => form.set('pieces', { ...form.values.pieces, [id]: typed });
  return (
    <Dialog title={say('sendTitle')} onClose={onClose}>
      <Form form={form} isInDialog save={say('send')} onCancel={onClose}>
        <p className="text-soft">{say('sendText')}</p>
        {left.map((item) => (
          <NumberField
            key={item.id}
            name={`pieces-${item.id}`}
            label={nameWithVariant(item)}
            unit={say('ofLeft', { left: item.to_send })}
            isWhole
            value={form.values.pieces[String(item.id)] ?? ''}
            onChange={(typed) => setPieces(item.id, typed)}
            error={form.errorOf('lines')}
          />
        ))}
        <ShipmentFields field={form.field} />
      </Form>
    </Dialog>
  );
}
