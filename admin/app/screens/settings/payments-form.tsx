import type { CallReply } from '@waha/contract/client';
import { BothField } from '../../form/both-field.tsx';
import { InBoth, MoneyField, NumberField, SwitchField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber, showNumber } from '../../form/numbers.ts';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';

type Payments = CallReply<'GET /admin/settings/payments'>;

/** Field by field, under the names by which the server refuses them. */
const valuesOf = ({ cash_on_delivery: cash, bank_transfer: bank, version }: Payments) => ({
  'cash_on_delivery.is_on': cash.is_on,
  'cash_on_delivery.fee': showNumber(cash.fee),
  'cash_on_delivery.maximum': showNumber(cash.maximum),
  city_ids: cash.city_ids,
  'bank_transfer.is_on': bank.is_on,
  'bank_transfer.bank_name': bank.bank_name,
  'bank_transfer.account_name': bank.account_name,
  'bank_transfer.iban': bank.iban,
  'bank_transfer.hold_hours': showNumber(bank.hold_hours),
  version,
});

/** How orders may be paid. */
export function PaymentsForm({ settings }: { settings: Payments }) {
  const say = useText('settings');
  const common = useText('common');
  const form = useForm({
    call: 'PUT /admin/settings/payments',
    initial: valuesOf(settings),
    input: (typed) => ({
      // The server refuses a text that is no number at its field.
      body: {
        cash_on_delivery: {
          is_on: typed['cash_on_delivery.is_on'],
          fee: readNumber(typed['cash_on_delivery.fee']) as number,
          maximum: readNumber(typed['cash_on_delivery.maximum']) as number,
          city_ids: typed.city_ids,
        },
        bank_transfer: {
          is_on: typed['bank_transfer.is_on'],
          bank_name: typed['bank_transfer.bank_name'],
          account_name: typed['bank_transfer.account_name'],
          iban: typed['bank_transfer.iban'],
          hold_hours: readNumber(typed['bank_transfer.hold_hours']) as number,
        },
        version: typed.version,
      },
    }),
    changedTo: valuesOf,
    done: common('saved'),
  });
  return (
    <Form form={form} isInDialog>
      <SwitchField {...form.field('cash_on_delivery.is_on')} label={say('cashOnDelivery')} />
      <InBoth>
        <MoneyField {...form.field('cash_on_delivery.fee')} label={say('cashFee')} />
        <MoneyField {...form.field('cash_on_delivery.maximum')} label={say('cashMaximum')} />
      </InBoth>
      <SwitchField {...form.field('bank_transfer.is_on')} label={say('bankTransfer')} />
      <BothField form={form} name="bank_transfer.bank_name" label={say('bankName')} most={120} />
      <BothField form={form} name="bank_transfer.account_name" label={say('accountName')} most={120} />
      <InBoth>
        <TextField {...form.field('bank_transfer.iban')} label={say('iban')} dir="ltr" most={60} />
        <NumberField {...form.field('bank_transfer.hold_hours')} label={say('holdHours')} isWhole />
      </InBoth>
    </Form>
  );
}
