import type { AdminReturn } from '@waha/contract/types';
import { formatAmount } from '@waha/kit/money';
import { TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AskApproval } from '../approvals/ask-approval.tsx';

/**
 * Refunds a return by the means named in its reply; a bank transfer is made before, and its reference is typed here.
 */
export function RefundReturn({ row, onClose }: { row: AdminReturn; onClose: () => void }) {
  const say = useText('returns');
  const { expected } = row;
  const form = useForm({
    call: 'POST /admin/returns/{id}/refund',
    initial: { bank_reference: '' },
    input: (values, attempt) => ({
      params: { id: row.id },
      body: { bank_reference: values.bank_reference || null },
      ...attempt,
    }),
    done: say('refunded'),
    onDone: onClose,
  });
  return (
    <Dialog title={say('refundTitle')} onClose={onClose}>
      <Form
        form={form}
        isInDialog
        save={say('refund')}
        onCancel={onClose}
        acts={
          <AskApproval
            refusedWith={form.refusedWith}
            act={() => ({
              kind: 'return_refund',
              return_id: row.id,
              bank_reference: form.values.bank_reference || null,
              reason: row.number,
            })}
            onAsked={onClose}
          />
        }
      >
        {row.refund_to === 'exchange' ? <p className="text-soft">{say('insteadOfExchange')}</p> : null}
        <p>
          {say('refundText', {
            total: formatAmount(expected.total),
            card: formatAmount(expected.card),
            bank: formatAmount(expected.bank),
            credit: formatAmount(expected.store_credit),
          })}
        </p>
        {expected.bank > 0 ? (
          <TextField {...form.field('bank_reference')} label={say('bankReference')} dir="ltr" most={80} />
        ) : null}
      </Form>
    </Dialog>
  );
}
