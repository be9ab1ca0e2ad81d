import type { PointsValue } from '@waha/contract/types';
import { formatAmount } from '@waha/kit/money';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { TextField } from '../../ui/fields/field.tsx';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { riyalsTyped } from './typed-number.ts';

/** `kept` is the IBAN from the application. */
const ways = ['kept', 'iban', 'stc_pay'] as const;
type Way = (typeof ways)[number];
const neededFor: Record<Way, Field[]> = { kept: ['name'], iban: ['iban', 'name'], stc_pay: ['stc_pay'] };
type Field = 'amount' | 'iban' | 'name' | 'stc_pay';

const empty: Record<Field, string> = { amount: '', iban: '', name: '', stc_pay: '' };

/** Form that requests a payout of earnings. The payout account is not stored in the browser. */
export function WithdrawForm({ value, onDone }: { value: PointsValue; onDone: () => void }) {
  const say = useText('earnings');
  const api = useApi();
  const sending = useSubmit(say('networkTrouble'));
  const [way, setWay] = useState<Way>(value.iban ? 'kept' : 'iban');
  const [typed, setTyped] = useState(empty);
  const [key, setKey] = useState(() => crypto.randomUUID());

  function change(field: Field, text: string): void {
    setTyped((before) => ({ ...before, [field]: text }));
    setKey(crypto.randomUUID());
    sending.mend(field);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const amount = riyalsTyped(typed.amount);
    const missing = neededFor[way].filter((field) => typed[field].trim() === '');
    if (amount === null || missing.length > 0) {
      sending.show({
        ...(amount === null && { amount: say('amountWrong') }),
        ...Object.fromEntries(missing.map((field) => [field, say('needed')])),
      });
      return;
    }
    const where = Object.fromEntries(neededFor[way].map((field) => [field, typed[field]]));
    void sending
      .run(async () => {
        await api('POST /community/affiliate/withdraw', {
          body: { amount, ...where },
          idempotencyKey: key,
          signal: AbortSignal.timeout(20_000),
        });
      })
      .then((isDone) => {
        if (!isDone) return;
        setTyped(empty);
        setKey(crypto.randomUUID());
        showToast({ text: say('withdrawalAsked'), tone: 'positive' });
        onDone();
      });
  }

  const field = (name: Field) => ({
    id: `withdraw-${name}`,
    error: sending.errors[name],
    value: typed[name],
    onChange: (text: string) => change(name, text),
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        {...field('amount')}
        label={say('amount')}
        hint={say('leastAmount', { amount: formatAmount(value.least_withdrawal) })}
        latin
        inputMode="numeric"
        maxLength={14}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-sm font-semibold">{say('payTo')}</legend>
        {ways.slice(value.iban ? 0 : 1).map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="way"
              className="size-5"
              checked={one === way}
              onChange={() => {
                setWay(one);
                setKey(crypto.randomUUID());
              }}
            />
            {one === 'kept'
              ? say('toKept', { iban: `\u2066${value.iban ?? ''}\u2069` })
              : say(one === 'iban' ? 'toBank' : 'toStcPay')}
          </label>
        ))}
      </fieldset>
      {way === 'iban' ? (
        <TextField {...field('iban')} label={say('iban')} hint={say('ibanHint')} latin maxLength={60} />
      ) : null}
      {way === 'stc_pay' ? null : (
        <TextField
          {...field('name')}
          label={say('holder')}
          hint={say('holderHint')}
          autoComplete="name"
          maxLength={100}
        />
      )}
      {way === 'stc_pay' ? (
        <TextField
          {...field('stc_pay')}
          label={say('stcPhone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          latin
          maxLength={32}
        />
      ) : null}
      <FormTrouble message={sending.trouble} />
      <SubmitButton
        label={say('withdraw')}
        working={say('working')}
        isWorking={sending.isSending}
        className="justify-self-start"
      />
    </form>
  );
}
