import { formatAmount } from '@waha/kit/money';
import { MoneyField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber, showNumber } from '../../form/numbers.ts';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface TransferDialogProps {
  order: { id: string; amount_due: number };
  onClose: () => void;
}

/** Amount that the bank reports for an order. */
export function TransferDialog({ order, onClose }: TransferDialogProps) {
  const say = useText('orders');
  const form = useForm({
    call: 'POST /admin/orders/{id}/confirm-payment',
    initial: { amount: showNumber(order.amount_due), reference: '' },
    input: ({ amount, reference }, attempt) => ({
      params: { id: order.id },
      body: { amount: readNumber(amount) ?? 0, reference },
      ...attempt,
    }),
    done: say('confirmed'),
    onDone: onClose,
  });
  return (
    <Dialog title={say('confirmTitle')} onClose={onClose}>
      <Form form={form} isInDialog save={say('confirm')} onCancel={onClose}>
        <p className="text-soft">{say('confirmText', { due: formatAmount(order.amount_due) })}</p>
        <MoneyField {...form.field('amount')} label={say('amount')} />
        <TextField {...form.field('reference')} label={say('reference')} dir="ltr" most={80} />
      </Form>
    </Dialog>
  );
}
