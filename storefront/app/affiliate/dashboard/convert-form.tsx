import type { PointsValue } from '@waha/contract/types';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { TextField } from '../../ui/fields/field.tsx';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { Amount } from '../../ui/product-card/price.tsx';
import { wholeNumber } from './typed-number.ts';

const ways = ['cash', 'store_credit'] as const;

/** Converts points into earnings or store credit, with their value shown beforehand. */
export function ConvertForm({ value, onDone }: { value: PointsValue; onDone: () => void }) {
  const say = useText('earnings');
  const api = useApi();
  const sending = useSubmit(say('networkTrouble'));
  const [typed, setTyped] = useState('');
  const [to, setTo] = useState<(typeof ways)[number]>('cash');
  // A retry after a network failure repeats the same conversion.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const points = wholeNumber(typed);

  function change(work: () => void): void {
    work();
    setKey(crypto.randomUUID());
    sending.mend('points');
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (points === null) {
      sending.show({ points: say('pointsWrong') });
      return;
    }
    void sending
      .run(async () => {
        await api('POST /community/affiliate/convert-points', {
          body: { points, to },
          idempotencyKey: key,
          signal: AbortSignal.timeout(20_000),
        });
      })
      .then((isDone) => {
        if (!isDone) return;
        setTyped('');
        setKey(crypto.randomUUID());
        showToast({ text: say(to === 'cash' ? 'convertedToCash' : 'convertedToCredit'), tone: 'positive' });
        onDone();
      });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        id="convert-points"
        label={say('pointsToConvert')}
        hint={say('leastPoints', { count: value.least_points })}
        error={sending.errors.points}
        value={typed}
        latin
        inputMode="numeric"
        maxLength={12}
        onChange={(text) => change(() => setTyped(text))}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-sm font-semibold">{say('into')}</legend>
        {ways.map((way) => (
          <label key={way} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="to"
              className="size-5"
              checked={way === to}
              onChange={() => change(() => setTo(way))}
            />
            {say(way === 'cash' ? 'intoCash' : 'intoCredit')}
          </label>
        ))}
      </fieldset>
      <p className="text-sm" aria-live="polite">
        {points !== null ? (
          <>
            {say('youGet')}{' '}
            <Amount riyals={(points * Math.round(value.point_value * 100)) / 100} className="font-bold" />
          </>
        ) : null}
      </p>
      <FormTrouble message={sending.trouble} />
      <SubmitButton
        label={say('convert')}
        working={say('working')}
        isWorking={sending.isSending}
        className="justify-self-start"
      />
    </form>
  );
}
