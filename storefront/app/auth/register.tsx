import { type Api, ApiError } from '@waha/contract/client';
import { latinDigits, normalisePhone, withoutInvisible } from '@waha/contract/phone';
import type { Calls, SignedIn } from '@waha/contract/types';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '../api/use-api.ts';
import { WrittenLink } from '../content/written-link.tsx';
import { Link } from '../router/links.ts';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { EmailField, PhoneField } from '../ui/fields/contact-fields.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { FormTrouble } from '../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../ui/fields/submit-button.tsx';
import { WaitingWishes } from '../wishlist/waiting-wishes.tsx';
import { AuthCard } from './auth-card.tsx';
import { deviceMarkPart } from './device-mark.ts';
import { PasswordField } from './password-field.tsx';
import { useForm } from './use-form.ts';
import { useGuestOnly } from './use-guest-only.ts';
import { useNewPasswordCheck } from './use-new-password-check.ts';
import { useSignIn } from './use-sign-in.ts';
import { useSubmit } from './use-submit.ts';

const empty = { firstName: '', lastName: '', phone: '', email: '', password: '', password_confirmation: '' };

function useChecks() {
  const say = useText('auth');
  const checkPassword = useNewPasswordCheck();
  return (form: typeof empty): Partial<typeof empty> => ({
    ...(form.firstName.trim() === '' ? { firstName: say('needFirstName') } : {}),
    ...(form.lastName.trim() === '' ? { lastName: say('needLastName') } : {}),
    ...(normalisePhone(form.phone) === null ? { phone: say('wrongPhone') } : {}),
    ...checkPassword(form),
  });
}

/**
 * Registers. If the answer was lost, the account exists already and the retry has its password. A refusal is therefore
 * followed by a login; if that fails too, the refusal is thrown.
 */
async function registerOrSignIn(
  api: Api,
  body: Calls['POST /auth/register']['body'],
  onMessage: (message: string) => void,
): Promise<SignedIn> {
  const signal = AbortSignal.timeout(20_000);
  try {
    return await api('POST /auth/register', { body, onMessage, signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'auth.registration_refused') throw error;
    const login = { login: body.phone, password: body.password, ...deviceMarkPart() };
    return api('POST /auth/login', { body: login, onMessage, signal }).catch(() => Promise.reject(error));
  }
}

function useRegistration() {
  const say = useText('auth');
  const api = useApi();
  const signIn = useSignIn();
  const check = useChecks();
  const [wantsNews, setWantsNews] = useState(false);
  const sending = useSubmit(say('networkTrouble'), () =>
    showToast({ text: say('registerFailed'), tone: 'negative', position: 'top' }),
  );
  const { form, bind, refuse } = useForm(empty, sending);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (refuse(check(form))) return;
    void sending.run(async () => {
      const { email, phone, ...rest } = form;
      const body = {
        ...rest,
        phone: latinDigits(phone).trim(),
        email: withoutInvisible(email).trim() === '' ? null : withoutInvisible(email).trim(),
        consents: { email: wantsNews },
      };
      let said: string = say('registered');
      const onMessage = (message: string) => {
        said = message;
      };
      const session = await registerOrSignIn(api, body, onMessage);
      await signIn(session);
      showToast({ text: said, tone: 'positive', position: 'top' });
    });
  }

  return { sending, submit, bind, wantsNews, setWantsNews };
}

export default function Register() {
  const say = useText('auth');
  const [search] = useSearchParams();
  const { sending, submit, bind, wantsNews, setWantsNews } = useRegistration();
  useGuestOnly();
  return (
    <AuthCard title={say('registerTitle')} text={say('registerText')}>
      <WaitingWishes />
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...bind('firstName')} label={say('firstName')} autoComplete="given-name" maxLength={60} />
          <TextField {...bind('lastName')} label={say('lastName')} autoComplete="family-name" maxLength={60} />
        </div>
        <PhoneField {...bind('phone')} label={say('phone')} hint={say('phoneHint')} />
        <EmailField {...bind('email')} label={say('email')} optional={say('optional')} />
        <PasswordField
          {...bind('password')}
          label={say('password')}
          hint={say('passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField {...bind('password_confirmation')} label={say('passwordAgain')} autoComplete="new-password" />
        <label className="flex min-h-11 items-start gap-3 py-1.5 text-sm">
          <input
            type="checkbox"
            className="mt-1 size-5 shrink-0"
            checked={wantsNews}
            onChange={(event) => setWantsNews(event.target.checked)}
          />
          {say('wantsNews')}
        </label>
        <div className="grid">
          <FormTrouble message={sending.trouble} />
          <SubmitButton label={say('registerAction')} working={say('registerWorking')} isWorking={sending.isSending} />
        </div>
        <p className="text-xs text-soft">
          {say('agree')} <WrittenLink to="/terms">{say('terms')}</WrittenLink> {say('and')}
          <WrittenLink to="/privacy">{say('privacy')}</WrittenLink>
        </p>
      </form>
      <p className="mt-4 text-sm">
        <Link
          to={{ pathname: '/login', search: search.toString() }}
          className="inline-flex min-h-8 items-center text-link underline underline-offset-4"
        >
          {say('loginLink')}
        </Link>
      </p>
    </AuthCard>
  );
}
