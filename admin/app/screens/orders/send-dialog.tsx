import type { AdminOrder } from '@waha/contract';
import { api } from '../../api/api.ts';
import { InBoth, NumberField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber } from '../../form/numbers.ts';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** A parcel: everything that is left unless somebody says less. */
export function SendDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const say = useText('orders');
  const left = order.items.filter((item) => item.to_send > 0);
  const form = useForm({
    initial: {
      carrier: '',
      carrier_number: '',
      pieces: Object.fromEntries(left.map((item) => [String(item.id), String(item.to_send)])) as Record<string, string>,
    },
    send: (values, attempt) => {
      const lines = left
        .map((item) => ({ id: item.id, quantity: readNumber(values.pieces[String(item.id)] ?? '') ?? 0 }))
        .filter(({ quantity }) => quantity !== 0);
      const body = { lines, carrier: values.carrier || null, carrier_number: values.carrier_number || null };
      return api('POST /admin/orders/{id}/shipments', {
        params: { id: order.id },
        body,
        ...attempt,
      });
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
            label={[item.name, item.variant].filter(Boolean).join(' · ')}
            unit={say('ofLeft', { left: item.to_send })}
            isWhole
            value={form.values.pieces[String(item.id)] ?? ''}
            onChange={(typed) => setPieces(item.id, typed)}
            error={form.errorOf('lines')}
          />
        ))}
        <InBoth>
          <TextField {...form.field('carrier')} label={say('carrier')} isOptional most={120} />
          <TextField {...form.field('carrier_number')} label={say('carrierNumber')} isOptional most={120} dir="ltr" />
        </InBoth>
      </Form>
    </Dialog>
  );
}
