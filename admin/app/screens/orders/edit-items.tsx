import type { AdminOrder } from '@waha/contract/types';
import { useCall } from '../../api/use-call.ts';
import { ChoiceField, LongTextField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { type Form as FormOf, useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { nameWithVariant } from '../../ui/thing-name.ts';
import { Additions, SupplementFields } from './additions.tsx';
import { EditDifference } from './edit-difference.tsx';
import type { EditValues } from './edit-values.ts';
import { EditedLine } from './edited-line.tsx';
import { sentAnswers } from './line-fields.tsx';

const emptyOf = ({ version }: AdminOrder): EditValues => ({
  quantities: {},
  add: [],
  to: 'original',
  payment_method: '',
  reason: '',
  bank_reference: '',
  version,
});

/** Pieces of a line that the buyer still gets. */
const piecesOf = (item: AdminOrder['items'][number]) => item.quantity - item.left_out;

function wishOf({ quantities, add, to, payment_method }: EditValues, { items }: AdminOrder) {
  return {
    lines: items.flatMap((item) => {
      const quantity = quantities[String(item.id)] ?? piecesOf(item);
      return quantity === piecesOf(item) ? [] : [{ id: item.id, quantity }];
    }),
    add: add.map(({ product_id, variant_id, quantity, answers }) => ({
      product_id,
      answers: sentAnswers(answers),
      quantity: Number(quantity) || 1,
      ...(variant_id !== null && { variant_id }),
    })),
    to,
    ...(payment_method !== '' && { payment_method }),
  };
}

/** The order as the present wish would leave it; nothing while there is no wish, or an option is still to be chosen. */
function usePreview(order: AdminOrder, values: EditValues) {
  const wish = wishOf(values, order);
  const isUnchosen = values.add.some(({ options, variant_id }) => options.length > 0 && variant_id === null);
  const isWished = wish.lines.length + wish.add.length > 0 && !isUnchosen;
  const call = useCall(
    'POST /admin/orders/{id}/items/preview',
    { params: { id: order.id }, body: wish },
    { isOn: isWished, keeps: false },
  );
  return { seen: isWished ? call.data : undefined, trouble: isWished ? call.error : null, isUnchosen };
}

/** Quantities of the lines of an order, products to add, and the difference that the buyer pays or gets back. */
export function EditItems({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const say = useText('orders');
  const form = useForm({
    call: 'POST /admin/orders/{id}/items',
    initial: emptyOf(order),
    draft: `order-items:${order.id}`,
    input: (values, attempt) => ({
      params: { id: order.id },
      body: {
        ...wishOf(values, order),
        version: values.version,
        expected_total: seen?.total ?? 0,
        expected_supplement: seen?.supplement?.total ?? null,
        reason: values.reason || null,
        bank_reference: values.bank_reference || null,
      },
      ...attempt,
    }),
    changedTo: emptyOf,
    done: say('itemsEdited'),
    onDone: onClose,
  });
  const { seen, trouble, isUnchosen } = usePreview(order, form.values);
  const isPaid = order.payment_state !== 'awaiting' && order.payment_state !== 'on_delivery';
  return (
    <Dialog title={say('editItems')} onClose={onClose} size="wide" mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog save={say('editDo')} onCancel={onClose}>
        <p className="text-soft">
          {order.supplement_of
            ? say('editAdded', { number: order.supplement_of.number })
            : say(isPaid ? 'editPaid' : 'editUnpaid')}
        </p>
        <Lines form={form} order={order} />
        {order.may.add_items ? <Additions form={form} /> : null}
        {seen?.supplement ? <SupplementFields form={form} supplement={seen.supplement} /> : null}
        {seen && seen.back.total > 0 ? <Refund form={form} order={order} /> : null}
        {trouble ? (
          <p role="alert" className="font-semibold text-negative">
            {trouble.message}
          </p>
        ) : (
          <EditDifference seen={seen} hint={say(isUnchosen ? 'editChoose' : 'editSame')} />
        )}
      </Form>
    </Dialog>
  );
}

function Lines({ form, order }: { form: FormOf<EditValues>; order: AdminOrder }) {
  const { quantities } = form.values;
  const items = order.items.filter((item) => piecesOf(item) > 0);
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <EditedLine
          key={item.id}
          name={nameWithVariant(item)}
          unitPrice={item.unit_price}
          before={piecesOf(item)}
          most={order.may.add_items ? 99 : piecesOf(item)}
          quantity={quantities[String(item.id)] ?? piecesOf(item)}
          onChange={(quantity) => form.set('quantities', { ...quantities, [item.id]: quantity })}
        />
      ))}
    </ul>
  );
}

/** The way back of a paid order's money, as the refund of an order asks for it. */
function Refund({ form, order }: { form: FormOf<EditValues>; order: AdminOrder }) {
  const say = useText('orders');
  const { refund } = order.may;
  const isTransfer = refund.needs_reference && form.values.to === 'original';
  return (
    <>
      {refund.ways.length > 1 ? (
        <ChoiceField
          {...form.field('to')}
          label={say('refundTo')}
          options={refund.ways.map((one) => [one, say(`to_${one}`)] as const)}
        />
      ) : null}
      {isTransfer ? (
        <TextField
          {...form.field('bank_reference')}
          label={say('bankReference')}
          hint={say('bankReferenceHint')}
          dir="ltr"
          most={80}
        />
      ) : null}
      <LongTextField {...form.field('reason')} label={say('editReason')} isOptional rows={2} most={500} />
    </>
  );
}
