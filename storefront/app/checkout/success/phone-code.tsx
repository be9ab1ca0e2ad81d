import { latinDigits } from '@waha/contract/phone';
import type { Order } from '@waha/contract/types';
import { formatMoment } from '@waha/kit/moment';
import { useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { TextField } from '../../ui/fields/field.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { formatPhone } from '../../ui/text/phone.ts';
import { viewTokenOf } from '../view-tokens.ts';
import { OtherMeans } from './other-means.tsx';

const focusIt = (field: HTMLDivElement | null) => field?.querySelector('input')?.focus();
const inTime = () => AbortSignal.timeout(20_000);

/** Confirms a cash order by a code sent to its phone; the code is sent on request only. */
export function PhoneCode({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const say = useText('order');
  const language = useLanguage();
  const api = useApi();
  const sending = useSubmit(say('codeTrouble'));
  const trying = useSubmit(say('codeTrouble'));
  const [isSent, setIsSent] = useState(false);
  const [code, setCode] = useState('');
  const viewToken = viewTokenOf(order.id);
  const call = { params: { id: order.id }, query: viewToken === undefined ? {} : { view_token: viewToken } };
  const send = () =>
    void sending.run(async () => {
      await api('POST /orders/{id}/phone-code', { ...call, signal: inTime() });
      setIsSent(true);
    });
  const confirm = () =>
    void trying.run(async () => {
      const body = { code: latinDigits(code).replace(/\s/g, '') || '0' };
      onChange(await api('POST /orders/{id}/verify-phone', { ...call, body, signal: inTime() }));
    });
  const phone = `\u2066${formatPhone(order.contact.phone).replaceAll(' ', '\u00a0')}\u2069`;
  return (
    <section aria-labelledby="phone-code" className="rounded-card border border-primary bg-tint p-5" data-print="hide">
      <h2 id="phone-code" className="flex items-center gap-2 text-lg">
        <Icon name="phone" />
        {say('codeTitle')}
      </h2>
      <p className="mt-1 text-sm text-soft">
        {say('codeText', {
          phone,
          time: order.hold_expires_at ? formatMoment(order.hold_expires_at, language) : '',
        })}
      </p>
      <p role="status" className="mt-3 text-sm font-semibold empty:hidden">
        {isSent && !sending.isSending ? say('codeSent', { phone }) : ''}
      </p>
      {sending.trouble ? (
        <p role="alert" className="mt-3 font-semibold text-negative">
          {sending.trouble}
        </p>
      ) : null}
      {isSent ? (
        <form
          noValidate
          className="mt-4 grid max-w-xs gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            confirm();
          }}
        >
          <div ref={focusIt}>
            <TextField
              id="order-code"
              label={say('codeLabel')}
              error={trying.errors.code ?? trying.trouble ?? undefined}
              value={code}
              inputMode="numeric"
              autoComplete="one-time-code"
              latin
              maxLength={12}
              onChange={setCode}
            />
          </div>
          <SubmitButton label={say('codeConfirm')} working={say('codeConfirming')} isWorking={trying.isSending} />
        </form>
      ) : null}
      <button
        type="button"
        className={`btn mt-4 ${isSent ? 'btn-quiet bg-card' : 'btn-primary'}`}
        disabled={sending.isSending}
        onClick={send}
      >
        {isSent ? say('codeAgain') : say('codeSend')}
      </button>
      <OtherMeans order={order} />
    </section>
  );
}
