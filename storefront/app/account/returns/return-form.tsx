import type { OrderReturn, Returnable } from '@waha/contract/types';
import { Fragment } from 'react';
import { Choice } from '../../checkout/choice.tsx';
import { PhotoField } from '../../photos/photo-field.tsx';
import { useText } from '../../text/use-text.ts';
import { TextField } from '../../ui/fields/field.tsx';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ExchangeChoice } from './exchange-choice.tsx';
import { ExpectedBack } from './expected-back.tsx';
import { LineChoice } from './line-choice.tsx';
import { askedTogether, chosenOf, worthOf } from './return-wish.ts';
import { type ReturnFormState, useReturnForm } from './use-return-form.ts';
import { useReturnQuote } from './use-return-quote.ts';

interface ReturnFormProps {
  orderId: string;
  returnable: Returnable;
  onSent: (asked: OrderReturn) => void;
}

function Lines({ form, returnable }: { form: ReturnFormState; returnable: Returnable }) {
  const say = useText('returns');
  const error = form.sending.errors.lines;
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? 'lines-error' : undefined}>
      <legend className="mb-3">
        <h2 className="text-lg">{say('what')}</h2>
      </legend>
      {error ? (
        <p id="lines-error" tabIndex={-1} className="flex items-start gap-1.5 text-sm text-negative outline-none">
          <Icon name="circle-alert" size={16} className="mt-1" />
          {error}
        </p>
      ) : null}
      <ul className="grid gap-3">
        {returnable.lines.map((line) => (
          <LineChoice
            key={line.id}
            line={line}
            chosen={form.wish[line.id]}
            reasons={returnable.reasons}
            isForMoney={!form.isExchange}
            asksFit={askedTogether(returnable.lines, form.wish, line.id)[0] === line.id}
            error={form.sending.errors[`reason-${line.id}`]}
            onChange={(chosen) => form.choose(line.id, chosen)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

function Where({ form, returnable }: { form: ReturnFormState; returnable: Returnable }) {
  const say = useText('returns');
  const mayExchange = returnable.refund_ways.some(({ code }) => code === 'exchange');
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3">
        <h2 className="text-lg">{say(mayExchange ? 'wanted' : 'where')}</h2>
      </legend>
      {form.ways.map((way, index) => (
        <Fragment key={way.code}>
          <Choice
            name="refund-to"
            value={way.code}
            first={index === 0}
            checked={form.way === way.code}
            title={way.name}
            description={way.description}
            price={null}
            onChoose={() => form.setWay(way.code)}
          />
          {form.needsIban && form.way === way.code ? (
            <TextField
              id="iban"
              label={say('iban')}
              hint={say('ibanHint')}
              value={form.iban}
              error={form.sending.errors.iban}
              latin
              maxLength={60}
              className="mb-2 ps-8"
              onChange={(iban) => {
                form.setIban(iban);
                form.sending.mend('iban');
              }}
            />
          ) : null}
          {way.code === 'exchange' && form.isExchange ? (
            <ExchangeChoice lines={chosenOf(returnable.lines, form.wish)} form={form} />
          ) : null}
        </Fragment>
      ))}
    </fieldset>
  );
}

/** Form of a return: pieces, reasons, and the outcome (money or an exchange). */
export function ReturnForm({ orderId, returnable, onSent }: ReturnFormProps) {
  const say = useText('returns');
  const form = useReturnForm(orderId, returnable, onSent);
  const quote = useReturnQuote(orderId, form.isExchange ? {} : form.wish, { isOver: form.sending.isSending });
  const { errors } = form.sending;
  return (
    <form noValidate aria-label={say('ask')} className="grid max-w-3xl gap-8" onSubmit={form.submit}>
      <Lines form={form} returnable={returnable} />
      <div className="grid gap-4">
        <TextField
          id="note"
          label={say('note')}
          optional={say('optional')}
          hint={say('noteHint')}
          value={form.note}
          error={errors.note}
          multiline
          rows={3}
          maxLength={1_000}
          onChange={form.setNote}
        />
        <PhotoField
          id="photos"
          photos={form.photos}
          label={say('photos')}
          optional={say('optional')}
          hint={say('photosHint')}
          error={errors.photos}
        />
      </div>
      <Where form={form} returnable={returnable} />
      <div className="grid gap-4 rounded-card border border-line bg-card p-5">
        {form.isExchange ? (
          <p role="status" className="text-lg font-bold">
            {say('noDifference')}
          </p>
        ) : (
          <ExpectedBack worth={worthOf(returnable.lines, form.wish)} quote={quote} />
        )}
        <p className="-mt-2 text-sm text-soft">{say(form.isExchange ? 'noDifferenceText' : 'expectedText')}</p>
        <FormTrouble message={form.sending.trouble} />
        <SubmitButton
          label={say(form.isExchange ? 'sendExchange' : 'send')}
          working={say('sending')}
          isWorking={form.sending.isSending}
          className="justify-self-start"
        />
      </div>
    </form>
  );
}
