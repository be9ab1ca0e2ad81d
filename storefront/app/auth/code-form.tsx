import { latinDigits, normalisePhone } from '@waha/contract/phone';
import { type FormEvent, useEffect, useState } from 'react';
import { useApi } from '../api/use-api.ts';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { TextField } from '../ui/fields/field.tsx';
import { FormTrouble } from '../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../ui/fields/submit-button.tsx';
import { deviceMarkPart } from './device-mark.ts';
import { useSignIn } from './use-sign-in.ts';
import { useSubmit } from './use-submit.ts';

const DIGITS = 6;
/** Digits typed or pasted, without separators. */
const digitsOf = (typed: string) => latinDigits(typed).replace(/\D/g, '').slice(0, DIGITS);

/**
 * Signs in by the code that was sent. The sixth digit submits the form, so that one tap on the suggested code is
 * enough.
 */
function useCodeEntry(login: string) {
  const say = useText('auth');
  const api = useApi();
  const signIn = useSignIn();
  const [code, setCode] = useState('');
  const sending = useSubmit(say('networkTrouble'));

  function enter(digits: string): void {
    if (digits.length < DIGITS) {
      sending.show({ code: say('needCode') });
      return;
    }
    void sending.run(async () => {
      const body = { login, code: digits, ...deviceMarkPart() };
      const session = await api('POST /auth/login-by-code', { body, signal: AbortSignal.timeout(20_000) });
      await signIn(session);
      const text = session.password_ended ? say('passwordEnded') : say('loggedIn');
      showToast({ text, tone: 'positive', position: 'top' });
    });
  }

  function type(typed: string): void {
    const digits = digitsOf(typed);
    setCode(digits);
    sending.mend('code');
    if (digits.length === DIGITS && digits !== code) enter(digits);
  }

  return { code, type, enter, sending };
}

interface CodeFormProps {
  /** The phone or address as it was typed. */
  login: string;
  /** Requests another code; `phone` requests it by SMS. */
  ask: (by?: 'phone') => Promise<boolean>;
  /** Error of the last request for another code; null without one. */
  trouble: string | null;
  onBack: () => void;
}

/** Form for the six digits that were sent. It looks the same whether or not the account exists. */
export function CodeForm({ login, ask, trouble, onBack }: CodeFormProps) {
  const say = useText('auth');
  const { code, type, enter, sending } = useCodeEntry(login);
  const [isSentAgain, setIsSentAgain] = useState(false);
  useEffect(() => document.getElementById('code')?.focus(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    enter(code);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <h2 className="text-xl">{say('codeTitle')}</h2>
      <p className="text-sm text-soft">
        {say('codeSent')}{' '}
        <span className="mt-1 block font-semibold text-ink">
          {say('codeSentTo')}{' '}
          <bdi dir="ltr" className="break-all">
            {login}
          </bdi>
        </span>
      </p>
      <TextField
        id="code"
        label={say('code')}
        hint={say('codeHint')}
        error={sending.errors.code}
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        latin
        maxLength={20}
        onChange={type}
      />
      <div className="grid">
        <FormTrouble message={sending.trouble ?? trouble} />
        <SubmitButton label={say('loginAction')} working={say('loginWorking')} isWorking={sending.isSending} />
      </div>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        <button
          type="button"
          className="min-h-11 text-link underline underline-offset-4"
          onClick={() => void ask().then(setIsSentAgain)}
        >
          {say('codeAgain')}
        </button>
        {normalisePhone(login) === null ? null : (
          <button
            type="button"
            className="min-h-11 text-link underline underline-offset-4"
            onClick={() => void ask('phone').then(setIsSentAgain)}
          >
            {say('codeBySms')}
          </button>
        )}
        <button type="button" className="min-h-11 text-link underline underline-offset-4" onClick={onBack}>
          {say('codeBack')}
        </button>
      </div>
      <p role="status" className="text-sm text-soft empty:hidden">
        {isSentAgain ? say('codeSentAgain') : ''}
      </p>
    </form>
  );
}
