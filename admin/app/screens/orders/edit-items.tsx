import type { AdminOrder, ItemsPreview } from '@waha/contract/types';
import { formatAmount } from '@waha/kit/money';
import { useCall } from '../../api/use-call.ts';
import { ChoiceField, LongTextField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { type Form as FormOf, useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Money } from '../../ui/parts.tsx';
import { nameWithVariant } from '../../ui/thing-name.ts';
import { EditedLine } from './edited-line.tsx';
import { LineFields, sentAnswers } from './line-fields.tsx';
import { type ChosenLine, FindProduct } from './phone-lines.tsx';

interface Values {
  /** New quantities of lines, by their ids; a line that is not here stays as it is. */
  quantities: Record<string, number>;
  add: ChosenLine[];
  to: 'original' | 'store_credit';
  reason: string;
  bank_reference: string;
  version: number;
}

const emptyOf = ({ version }: AdminOrder): Values => ({
  quantities: {},
  add: [],
  to: 'original',
  reason: '',
  bank_reference: '',
  version,
});

/** Pieces of a line that the buyer still gets. */
const piecesOf = (item: AdminOrder['items'][number]) => item.quantity - item.left_out;

function wishOf({ quantities, add, to }: Values, { items }: AdminOrder) {
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
  };
}

/** The order as the present wish would leave it; nothing while there is no wish, or an option is still to be chosen. */
function usePreview(order: AdminOrder, values: Values) {
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
    input: ({ reason, bank_reference: reference, version, ...values }) => ({
      params: { id: order.id },
      body: {
        ...wishOf({ ...values, reason, version, bank_reference: reference }, order),
        version,
        expected_total: seen?.total ?? 0,
        reason: reason || null,
        bank_reference: reference || null,
      },
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
        <p className="text-soft">{say(isPaid ? 'editPaid' : 'editUnpaid')}</p>
        <Lines form={form} order={order} isPaid={isPaid} />
        {isPaid ? null : <Additions form={form} />}
        {seen && seen.back.total > 0 ? <Refund form={form} order={order} /> : null}
        {trouble ? (
          <p role="alert" className="font-semibold text-bad">
            {trouble.message}
          </p>
        ) : (
          <Difference seen={seen} hint={say(isUnchosen ? 'editChoose' : 'editSame')} />
        )}
      </Form>
    </Dialog>
  );
}

function Lines({ form, order, isPaid }: { form: FormOf<Values>; order: AdminOrder; isPaid: boolean }) {
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
          most={isPaid ? piecesOf(item) : 99}
          quantity={quantities[String(item.id)] ?? piecesOf(item)}
          onChange={(quantity) => form.set('quantities', { ...quantities, [item.id]: quantity })}
        />
      ))}
    </ul>
  );
}

function Additions({ form }: { form: FormOf<Values> }) {
  const say = useText('orders');
  const { add } = form.values;
  const change = (at: number, part: Partial<ChosenLine>) =>
    form.set(
      'add',
      add.map((line, index) => (index === at ? { ...line, ...part } : line)),
    );
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2">
        {add.map((line, at) => (
          <EditedLine
            key={line.product_id}
            name={line.name}
            before={0}
            most={99}
            quantity={Number(line.quantity)}
            onChange={(quantity) =>
              quantity === 0
                ? form.set(
                    'add',
                    add.filter((_, index) => index !== at),
                  )
                : change(at, { quantity: String(quantity) })
            }
          >
            {line.options.length > 0 ? (
              <ChoiceField
                name={`variant-${line.product_id}`}
                label={say('option')}
                value={String(line.variant_id ?? '')}
                onChange={(value) => change(at, { variant_id: value === '' ? null : Number(value) })}
                options={[['', say('choosePlease')], ...line.options]}
                error={undefined}
              />
            ) : null}
            <LineFields
              productId={line.product_id}
              answers={line.answers}
              onChange={(answers) => change(at, { answers })}
            />
          </EditedLine>
        ))}
      </ul>
      <FindProduct
        error={form.errorOf('add')}
        onAdd={(line) => {
          if (!add.some(({ product_id }) => product_id === line.product_id)) form.set('add', [...add, line]);
        }}
      />
    </div>
  );
}

/** The way back of a paid order's money, as the refund of an order asks for it. */
function Refund({ form, order }: { form: FormOf<Values>; order: AdminOrder }) {
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

function Difference({ seen, hint }: { seen: ItemsPreview | undefined; hint: string }) {
  const say = useText('orders');
  return (
    <div role="status" className="grid gap-1 rounded-lg bg-tint p-3">
      <p className="font-bold">{seen ? sentenceOf(seen, say) : hint}</p>
      {seen && seen.back.total > 0 ? (
        <p className="flex flex-wrap gap-x-4 text-soft">
          {(['card', 'bank', 'store_credit'] as const).map((way) =>
            seen.back[way] > 0 ? (
              <span key={way}>
                {say(wayLabels[way])} <Money riyals={seen.back[way]} />
              </span>
            ) : null,
          )}
        </p>
      ) : null}
    </div>
  );
}
const wayLabels = { card: 'editToCard', bank: 'editByBank', store_credit: 'editToCredit' } as const;

function sentenceOf(
  { total, total_before: before, back }: ItemsPreview,
  say: ReturnType<typeof useText<'orders'>>,
): string {
  const difference = formatAmount(Math.abs(Math.round((total - before) * 100) / 100));
  const said = { amount: difference, total: formatAmount(total) };
  if (back.total > 0) return say('editBack', said);
  if (total === before) return say('editEqual', said);
  return say(total > before ? 'editMore' : 'editLess', said);
}
