import type { AdminOrder } from '@waha/contract/types';
import { formatAmount } from '@waha/kit/money';
import { ChoiceField, LongTextField, MoneyField, NumberField, SwitchField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber } from '../../form/numbers.ts';
import { type Form as FormOf, useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { nameWithVariant } from '../../ui/thing-name.ts';
import { AskApproval } from '../approvals/ask-approval.tsx';

const whats = ['lines', 'amount', 'everything'] as const;

interface Values {
  what: (typeof whats)[number];
  pieces: Record<string, string>;
  amount: string;
  to: 'original' | 'store_credit';
  reason: string;
  bank_reference: string;
  restock: boolean;
}

const wished = (values: Values) =>
  Object.entries(values.pieces).flatMap(([id, typed]) => {
    const quantity = readNumber(typed) ?? 0;
    return quantity === 0 ? [] : [{ id: Number(id), quantity }];
  });

function bodyOf(values: Values) {
  const { what, to, reason, restock } = values;
  const of =
    what === 'everything'
      ? { everything: true as const }
      : what === 'amount'
        ? { amount: readNumber(values.amount) ?? 0 }
        : { lines: wished(values) };
  return { ...of, to, reason, restock, bank_reference: values.bank_reference || null };
}

/** Estimated refund for the typed values, computed from the reply; the server computes the final amount. */
function sumOf(values: Values, { items, may }: AdminOrder): number {
  if (values.what === 'everything') return may.refund.most;
  if (values.what === 'amount') return Number(readNumber(values.amount)) || 0;
  const shares = wished(values).map(({ id, quantity }) => {
    const item = items.find((one) => one.id === id);
    return item?.refunds[Math.min(quantity, item.refunds.length) - 1] ?? 0;
  });
  return Math.min(
    shares.reduce((sum, share) => sum + share, 0),
    may.refund.goods,
  );
}

/** Money back without a return: pieces, an amount, or all that is left; never more than was paid. */
export function RefundDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const say = useText('orders');
  const { refund } = order.may;
  const initial: Values = {
    what: 'lines',
    pieces: {},
    amount: '',
    to: 'original',
    reason: '',
    bank_reference: '',
    restock: true,
  };
  const form = useForm({
    call: 'POST /admin/orders/{id}/refunds',
    initial,
    input: (values, attempt) => ({
      params: { id: order.id },
      body: bodyOf(values),
      ...attempt,
    }),
    done: say('refunded'),
    onDone: onClose,
  });
  const { values } = form;
  const isTransfer = refund.needs_reference && values.to === 'original';
  return (
    <Dialog title={say('refundTitle')} onClose={onClose}>
      <Form
        form={form}
        isInDialog
        save={say('refundDo')}
        onCancel={onClose}
        acts={
          <AskApproval
            refusedWith={form.refusedWith}
            act={() => ({ kind: 'order_refund', order_id: order.id, refund: bodyOf(values) })}
            onAsked={onClose}
          />
        }
      >
        <p className="text-soft">
          {say('refundMost', {
            most: formatAmount(refund.most),
            goods: formatAmount(refund.goods),
            services: formatAmount(refund.services),
          })}{' '}
          {refund.most_at_once === null ? null : say('refundCeiling', { most: formatAmount(refund.most_at_once) })}
        </p>
        <ChoiceField
          {...form.field('what')}
          label={say('refundWhat')}
          options={whats.map((one) => [one, say(`refund_${one}`)] as const)}
        />
        {values.what === 'lines' ? <Pieces form={form} order={order} /> : null}
        {values.what === 'amount' ? <MoneyField {...form.field('amount')} label={say('amount')} /> : null}
        <ChoiceField
          {...form.field('to')}
          label={say('refundTo')}
          options={refund.ways.map((one) => [one, say(`to_${one}`)] as const)}
        />
        {isTransfer ? (
          <TextField
            {...form.field('bank_reference')}
            label={say('bankReference')}
            hint={say('bankReferenceHint')}
            dir="ltr"
            most={80}
          />
        ) : null}
        <LongTextField {...form.field('reason')} label={say('reason')} rows={2} most={500} />
        {order.items.some((item) => item.to_send > 0) ? (
          <SwitchField {...form.field('restock')} label={say('restock')} />
        ) : null}
        <p role="status" className="font-bold">
          {say('refundSum', { amount: formatAmount(sumOf(values, order)) })}
        </p>
      </Form>
    </Dialog>
  );
}

function Pieces({ form, order }: { form: FormOf<Values>; order: AdminOrder }) {
  const say = useText('orders');
  const { pieces } = form.values;
  return order.items
    .filter((item) => item.refunds.length > 0)
    .map((item) => (
      <NumberField
        key={item.id}
        name={`refund-${item.id}`}
        label={nameWithVariant(item)}
        unit={say('ofLeft', { left: item.refunds.length })}
        isWhole
        value={pieces[String(item.id)] ?? ''}
        onChange={(typed) => form.set('pieces', { ...pieces, [item.id]: typed })}
        error={form.errorOf('lines')}
      />
    ));
}
