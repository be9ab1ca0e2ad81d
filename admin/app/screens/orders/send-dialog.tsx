import type { AdminOrder } from '@waha/contract/types';
import { Form } from '../../form/form.tsx';
import { readNumber } from '../../form/numbers.ts';
import { lastCarrier, noShipment, rememberCarrier, ShipmentFields, shipmentBody } from '../../form/shipment-fields.tsx';
import { StepperField } from '../../form/stepper-field.tsx';
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
      carrier: lastCarrier(),
      pieces: allOf(left, (item) => item.to_send),
    },
    input: (values, attempt) => {
      const lines = left
        .map((item) => ({ id: item.id, quantity: readNumber(values.pieces[String(item.id)] ?? '') ?? 0 }))
        .filter(({ quantity }) => quantity !== 0);
      const body = { lines, ...shipmentBody(values) };
      return { params: { id: order.id }, body, ...attempt };
    },
    done: say('sent'),
    onDone: (after) => {
      rememberCarrier(after.carrier ?? '');
      onClose();
    },
  });
  const setPieces = (id: number, typed: string) => form.set('pieces', { ...form.values.pieces, [id]: typed });
  const isAll = left.every((item) => readNumber(form.values.pieces[String(item.id)] ?? '') === item.to_send);
  return (
    <Dialog title={say('sendTitle')} onClose={onClose}>
      <Form form={form} isInDialog save={say('send')} onCancel={onClose}>
        <p className="text-soft">{say('sendText')}</p>
        <button
          type="button"
          className="chip w-fit"
          aria-pressed={isAll}
          onClick={() => form.set('pieces', isAll ? allOf(left, () => 0) : allOf(left, (item) => item.to_send))}
        >
          {say('allPieces')}
        </button>
        {left.map((item) => (
          <StepperField
            key={item.id}
            name={`pieces-${item.id}`}
            label={nameWithVariant(item)}
            of={say('ofLeft', { left: item.to_send })}
            most={item.to_send}
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

type Item = AdminOrder['items'][number];

/** Typed number of pieces of each line. */
function allOf(lines: readonly Item[], piecesOf: (item: Item) => number): Record<string, string> {
  return Object.fromEntries(lines.map((item) => [String(item.id), String(piecesOf(item))]));
}
