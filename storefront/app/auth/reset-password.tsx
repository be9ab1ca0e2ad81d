import type { FormEvent } from 'react';
import { useParams } from 'react-router';
import { useApi } from '../api/use-api.ts';
import { Link, useNavigate } from '../router/links.ts';
import { secretPageHeaders } from '../shell/secret-page.ts';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { FormTrouble } from '../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../ui/fields/submit-button.tsx';
import { AuthCard } from './auth-card.tsx';
import { storeDeviceMark } from './device-mark.ts';
import { PasswordField } from './password-field.tsx';
import { useForm } from './use-form.ts';
import { useGuestOnly } from './use-guest-only.ts';
import { useNewPasswordCheck } from './use-new-password-check.ts';
import { useSubmit } from './use-submit.ts';

export const headers = () => secretPageHeaders;

export default function ResetPassword() {
  const say = useText('auth');
  const api = useApi();
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const checkPassword = useNewPasswordCheck();
  const sending = useSubmit(say('networkTrouble'));
  const { form, bind, refuse } = useForm({ password: '', password_confirmation: '' }, sending);
  useGuestOnly();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (refuse(checkPassword(form))) return;
    void sending.run(async () => {
      const body = { token, ...form };
      const reset = await api('POST /auth/reset-password', { body, signal: AbortSignal.timeout(20_000) });
      storeDeviceMark(reset.device_mark);
      showToast({ text: say('resetDone'), tone: 'positive', position: 'top' });
      navigate('/login', { replace: true });
    });
  }

  return (
    <AuthCard title={say('resetTitle')} text={say('resetText')}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <PasswordField
          {...bind('password')}
          label={say('newPassword')}
          hint={say('passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField {...bind('password_confirmation')} label={say('passwordAgain')} autoComplete="new-password" />
        <div className="grid">
          <FormTrouble message={sending.trouble ?? sending.errors.token ?? null} />
          <SubmitButton label={say('resetAction')} working={say('resetWorking')} isWorking={sending.isSending} />
        </div>
      </form>
      <p className="mt-4 text-sm">
        <Link to="/forgot-password" className="inline-flex min-h-8 items-center text-link underline underline-offset-4">
          {say('forgotAgain')}
        </Link>
      </p>
    </AuthCard>
  );
}
