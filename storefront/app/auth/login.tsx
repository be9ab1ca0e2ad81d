import { latinDigits } from '@waha/contract/phone';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '../api/use-api.ts';
import { Link } from '../router/links.ts';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { TextField } from '../ui/fields/field.tsx';
import { FormTrouble } from '../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../ui/fields/submit-button.tsx';
import { WaitingWishes } from '../wishlist/waiting-wishes.tsx';
import { AuthCard } from './auth-card.tsx';
import { CodeForm } from './code-form.tsx';
import { deviceMarkPart } from './device-mark.ts';
import { PasswordField } from './password-field.tsx';
import { useGuestOnly } from './use-guest-only.ts';
import { useSignIn } from './use-sign-in.ts';
import { useSubmit } from './use-submit.ts';

export default function Login() {
  const say = useText('auth');
  const api = useApi();
  const signIn = useSignIn();
  const [search] = useSearchParams();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [isCodeSent, setIsCodeSent] = useState(false);
  const sending = useSubmit(say('networkTrouble'), () =>
    showToast({ text: say('loginFailed'), tone: 'negative', position: 'top' }),
  );
  useGuestOnly();

  async function askCode(by?: 'phone'): Promise<boolean> {
    return sending.run(async () => {
      const body = { login: latinDigits(login).trim(), ...deviceMarkPart(), ...(by && { by }) };
      await api('POST /auth/login-code', { body, signal: AbortSignal.timeout(20_000) });
      setIsCodeSent(true);
    });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const missing = {
      ...(login.trim() === '' ? { login: say('needLogin') } : {}),
      ...(password === '' ? { password: say('needPassword') } : {}),
    };
    if (Object.keys(missing).length > 0) {
      sending.show(missing);
      return;
    }
    void sending.run(async () => {
      const body = { login: latinDigits(login).trim(), password, ...deviceMarkPart() };
      let said: string = say('loggedIn');
      const onMessage = (message: string) => {
        said = message;
      };
      const session = await api('POST /auth/login', { body, onMessage, signal: AbortSignal.timeout(20_000) });
      await signIn(session);
      showToast({ text: said, tone: 'positive', position: 'top' });
    });
  }

  return (
    <AuthCard title={say('loginTitle')} text={say('loginText')}>
      <WaitingWishes />
      {isCodeSent ? (
        <CodeForm
          login={latinDigits(login).trim()}
          ask={askCode}
          trouble={sending.trouble}
          onBack={() => setIsCodeSent(false)}
        />
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-4">
          <TextField
            id="login"
            label={say('login')}
            hint={say('loginHint')}
            error={sending.errors.login}
            value={login}
            autoComplete="username"
            latin
            maxLength={254}
            onChange={setLogin}
          />
          <PasswordField
            id="password"
            label={say('password')}
            error={sending.errors.password}
            value={password}
            autoComplete="current-password"
            onChange={setPassword}
          />
          <div className="grid">
            <FormTrouble message={sending.trouble} />
            {sending.trouble && login.includes('@') ? (
              <p className="pb-3 text-sm text-soft">{say('loginByPhone')}</p>
            ) : null}
            <SubmitButton label={say('loginAction')} working={say('loginWorking')} isWorking={sending.isSending} />
            <p className="py-2 text-center text-sm text-soft">{say('or')}</p>
            <button
              type="button"
              className="btn btn-quiet"
              onClick={() => (login.trim() === '' ? sending.show({ login: say('needLogin') }) : void askCode())}
            >
              {say('codeAsk')}
            </button>
          </div>
        </form>
      )}
      <p className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        <Link to="/forgot-password" className="inline-flex min-h-8 items-center text-link underline underline-offset-4">
          {say('forgotLink')}
        </Link>
        <Link
          to={{ pathname: '/register', search: search.toString() }}
          className="inline-flex min-h-8 items-center text-link underline underline-offset-4"
        >
          {say('registerLink')}
        </Link>
      </p>
    </AuthCard>
  );
}
