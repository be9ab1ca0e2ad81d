import type { AdminPaymentSettings } from '@waha/contract/types';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { MoneyField, SwitchField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber, showNumber } from '../../form/numbers.ts';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Unread } from '../../ui/unread.tsx';
import { Later } from './delivery-step.tsx';

/** How orders are paid: cash on delivery here, other methods by the settings of their extensions. */
export function PaymentsStep({ onDone }: { onDone: () => void }) {
  const { data, error, refetch } = useCall('GET /admin/settings/payments');
  return data ? <PaymentFields settings={data} onDone={onDone} /> : <Unread error={error} refetch={refetch} />;
}

function PaymentFields({ settings, onDone }: { settings: AdminPaymentSettings; onDone: () => void }) {
  const say = useText('setup');
  const { cash_on_delivery: cash, bank_transfer: bank, version } = settings;
  const form = useForm({
    call: 'PUT /admin/settings/payments',
    initial: { 'cash_on_delivery.is_on': cash.is_on, 'cash_on_delivery.fee': showNumber(cash.fee) },
    input: (typed) => ({
      body: {
        cash_on_delivery: {
          ...cash,
          is_on: typed['cash_on_delivery.is_on'],
          fee: readNumber(typed['cash_on_delivery.fee']) as number,
        },
        bank_transfer: bank,
        version,
      },
    }),
    onDone,
  });
  return (
    <Form form={form} isInDialog save={say('finish')} acts={<Later onDone={onDone} />}>
      <SwitchField {...form.field('cash_on_delivery.is_on')} label={say('cash')} />
      {form.values['cash_on_delivery.is_on'] ? (
        <MoneyField {...form.field('cash_on_delivery.fee')} label={say('cashFee')} />
      ) : null}
      <OtherMethods />
    </Form>
  );
}

/** Extensions that take payments, whichever this shop has. */
function OtherMethods() {
  const say = useText('setup');
  const { data } = useCall('GET /admin/extensions');
  const methods = data?.data.filter(({ ports, state }) => ports.includes('payment') && state !== 'unused') ?? [];
  if (methods.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="font-semibold">{say('cards')}</h2>
      <p className="text-sm text-soft">{say('cardsText')}</p>
      <ul className="grid gap-1">
        {methods.map(({ name, title, state }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3">
            <Link to="/extensions" className="inline-flex min-h-11 items-center font-semibold underline">
              {title}
            </Link>
            <span className="text-sm text-soft">{say(state === 'on' ? 'isOn' : 'isOff')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
