import type { AdminCustomer } from '@waha/contract/types';
import { useState } from 'react';
import { MoneyField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber } from '../../form/numbers.ts';
import { useForm } from '../../form/use-form.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Money, Panel, When } from '../../ui/parts.tsx';
import { AskApproval } from '../approvals/ask-approval.tsx';

type Direction = 'give' | 'take';

/** Store credit of a customer, its history, and the actions that add or deduct some. */
export function StoreCredit({ customer }: { customer: AdminCustomer }) {
  const say = useText('customers');
  const may = useMay();
  const [direction, setDirection] = useState<Direction>();
  const { balance, held, lines } = customer.store_credit;
  return (
    <Panel title={say('credit')} aside={<Money riyals={balance} />}>
      {held > 0 ? (
        <p className="mb-2 text-soft">
          {say('creditHeld')}: <Money riyals={held} />
        </p>
      ) : null}
      {lines.length === 0 ? <p className="text-soft">{say('noCredit')}</p> : null}
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line.id} className="grid gap-0.5">
            <span className="flex flex-wrap items-center gap-x-3">
              <span className="min-w-0 grow">{line.label}</span>
              <Money riyals={line.amount} />
              <span className="text-sm text-soft">
                <When at={line.at} isDay />
              </span>
            </span>
            {line.reason ? (
              <span className="text-sm text-soft" dir="auto">
                <bdi>{line.reason}</bdi> · <bdi>{line.by}</bdi>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {may('POST /admin/customers/{id}/store-credit') ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <button type="button" className="btn btn-quiet" onClick={() => setDirection('give')}>
            {say('giveCredit')}
          </button>
          <button type="button" className="btn btn-quiet" disabled={balance === 0} onClick={() => setDirection('take')}>
            {say('takeCredit')}
          </button>
        </div>
      ) : null}
      {direction ? <CreditForm id={customer.id} direction={direction} onClose={() => setDirection(undefined)} /> : null}
    </Panel>
  );
}

function CreditForm({ id, direction, onClose }: { id: string; direction: Direction; onClose: () => void }) {
  const say = useText('customers');
  const form = useForm({
    call: 'POST /admin/customers/{id}/store-credit',
    initial: { amount: '', reason: '' },
    input: ({ amount, reason }, attempt) => ({
      params: { id },
      // A text that is no number is refused by the server at its field.
      body: { direction, amount: readNumber(amount) as number, reason },
      ...attempt,
    }),
    done: say(direction === 'give' ? 'given' : 'taken'),
    onDone: onClose,
  });
  const act = say(direction === 'give' ? 'giveCredit' : 'takeCredit');
  return (
    <Dialog title={act} onClose={onClose} mayClose={() => !form.isDirty}>
      <Form
        form={form}
        isInDialog
        onCancel={onClose}
        save={act}
        acts={
          <AskApproval
            refusedWith={form.refusedWith}
            act={() => ({
              kind: 'store_credit',
              customer_id: id,
              direction,
              amount: readNumber(form.values.amount) as number,
              reason: form.values.reason,
            })}
            onAsked={onClose}
          />
        }
      >
        <MoneyField {...form.field('amount')} label={say('amount')} />
        <TextField {...form.field('reason')} label={say('reason')} hint={say('reasonHint')} most={300} />
      </Form>
    </Dialog>
  );
}
