import { latinDigits, normalisePhone } from '@waha/contract/phone';
import { type FormEvent, useState } from 'react';
import { useApi } from '../api/use-api.ts';
import { Link } from '../router/links.ts';
import { useText } from '../text/use-text.ts';
import { TextField } from '../ui/fields/field.tsx';
import { FormTrouble } from '../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../ui/fields/submit-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { AuthCard } from './auth-card.tsx';
import { useGuestOnly } from './use-guest-only.ts';
import { useSubmit } from './use-submit.ts';

export default function ForgotPassword() {
  const say = useText('auth');
  const api = useApi();
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  const [byPhone, setByPhone] = useState(false);
  const isPhone = normalisePhone(email) !== null;
  const sending = useSubmit(say('networkTrouble'));
  useGuestOnly();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (email.trim() === '') {
      sending.show({ email: say('needLogin') });
      return;
    }
    void sending.run(async () => {
      const body = { email: latinDigits(email).trim(), ...(isPhone && byPhone && { by: 'phone' as const }) };
      await api('POST /auth/forgot-password', { body, signal: AbortSignal.timeout(20_000) });
      setIsSent(true);
    });
  }

  return (
    <AuthCard title={say('forgotTitle')} text={say('forgotText')}>
      {isSent ? (
        <div role="status" className="grid justify-items-center gap-4 text-center">
          <span className="grid size-16 place-items-center rounded-full bg-positive-tint text-positive">
            <Icon name="check" size={30} />
          </span>
          <p className="font-semibold">{say('forgotSent')}</p>
          <p className="text-sm text-soft">{say('forgotSentText')}</p>
          <button type="button" className="btn btn-quiet" onClick={() => setIsSent(false)}>
            {say('forgotAgain')}
          </button>
        </div>
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-4">
          <TextField
            id="email"
            label={say('login')}
            hint={say('loginHint')}
            error={sending.errors.email}
            value={email}
            autoComplete="username"
            latin
            maxLength={254}
            onChange={setEmail}
          />
          {isPhone ? (
            <label className="flex min-h-11 items-start gap-3 py-1.5 text-sm">
              <input
                type="checkbox"
                className="mt-1 size-5 shrink-0"
                checked={byPhone}
                onChange={(event) => setByPhone(event.target.checked)}
              />
              {say('forgotByPhone')}
            </label>
          ) : null}
          <div className="grid">
            <FormTrouble message={sending.trouble} />
            <SubmitButton label={say('forgotAction')} working={say('forgotWorking')} isWorking={sending.isSending} />
          </div>
        </form>
      )}
      <p className="mt-4 text-sm">
        <Link to="/login" className="inline-flex min-h-8 items-center text-link underline underline-offset-4">
          {say('backToLogin')}
        </Link>
      </p>
    </AuthCard>
  );
}
