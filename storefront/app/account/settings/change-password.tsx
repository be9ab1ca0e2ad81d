import type { FormEvent } from 'react';
import { useApi } from '../../api/use-api.ts';
import { PasswordField } from '../../auth/password-field.tsx';
import { useForm } from '../../auth/use-form.ts';
import { useNewPasswordCheck } from '../../auth/use-new-password-check.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { SettingsSection } from './settings-section.tsx';

const empty = { current_password: '', password: '', password_confirmation: '' };

export function ChangePassword() {
  const say = useText('account');
  const sayAuth = useText('auth');
  const api = useApi();
  const checkPassword = useNewPasswordCheck();
  const sending = useSubmit(say('networkTrouble'), () =>
    showToast({ text: say('passwordFailed'), tone: 'negative', position: 'top' }),
  );
  const { form, setForm, bind, refuse } = useForm(empty, sending);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wrong = {
      ...(form.current_password === '' ? { current_password: sayAuth('needPassword') } : {}),
      ...checkPassword(form),
    };
    if (refuse(wrong)) return;
    void sending.run(async () => {
      await api('POST /user/change-password', { body: form, signal: AbortSignal.timeout(20_000) });
      setForm(empty);
      showToast({ text: say('passwordChanged'), tone: 'positive', position: 'top' });
    });
  }

  return (
    <SettingsSection id="change-password" title={say('changePassword')} text={say('changePasswordText')}>
      <form noValidate onSubmit={submit} className="grid max-w-md gap-4">
        <PasswordField {...bind('current_password')} label={say('currentPassword')} autoComplete="current-password" />
        <PasswordField
          {...bind('password')}
          label={sayAuth('newPassword')}
          hint={sayAuth('passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField
          {...bind('password_confirmation')}
          label={sayAuth('passwordAgain')}
          autoComplete="new-password"
        />
        <div className="grid">
          <FormTrouble message={sending.trouble} />
          <SubmitButton label={say('changePassword')} working={say('saving')} isWorking={sending.isSending} />
        </div>
      </form>
    </SettingsSection>
  );
}
