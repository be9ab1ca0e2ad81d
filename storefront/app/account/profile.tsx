import { latinDigits, normalisePhone, withoutInvisible } from '@waha/contract/phone';
import type { Profile } from '@waha/contract/types';
import type { FormEvent } from 'react';
import { useApi } from '../api/use-api.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { PasswordField } from '../auth/password-field.tsx';
import { storeUser } from '../auth/stored-user.ts';
import { useForm } from '../auth/use-form.ts';
import { useSubmit } from '../auth/use-submit.ts';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { EmailField, PhoneField } from '../ui/fields/contact-fields.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { FormTrouble } from '../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../ui/fields/submit-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { LoadFailed } from './load-failed.tsx';
import { Proofs } from './proofs.tsx';
import { StoreCredit } from './store-credit.tsx';

interface PartProps {
  profile: Profile;
  onChange: (profile: Profile) => void;
}

function useProfileForm({ profile, onChange }: PartProps) {
  const say = useText('account');
  const api = useApi();
  const first = {
    first_name: profile.first_name,
    last_name: profile.last_name,
    phone: profile.phone,
    email: profile.email ?? '',
    current_password: '',
  };
  const sending = useSubmit(say('networkTrouble'), () =>
    showToast({ text: say('profileFailed'), tone: 'negative', position: 'top' }),
  );
  const { form, setForm, bind } = useForm(first, sending);
  // A new phone or e-mail, even the first one, allows signing in, so the server requires the password.
  const needsPassword =
    normalisePhone(form.phone) !== profile.phone || withoutInvisible(form.email).trim() !== (profile.email ?? '');

  function submit(event: FormEvent): void {
    event.preventDefault();
    void sending.run(async () => {
      const body = {
        first_name: form.first_name,
        last_name: form.last_name,
        phone: latinDigits(form.phone).trim(),
        email: withoutInvisible(form.email).trim() === '' ? null : withoutInvisible(form.email).trim(),
        ...(needsPassword && { current_password: form.current_password }),
      };
      const { profile: saved } = await api('PUT /user/profile', { body, signal: AbortSignal.timeout(15_000) });
      storeUser(saved);
      onChange(saved);
      setForm((before) => ({ ...before, phone: saved.phone, current_password: '' }));
      showToast({ text: say('profileSaved'), tone: 'positive', position: 'top' });
    });
  }

  return { sending, submit, bind, needsPassword };
}

function ProfileForm(props: PartProps) {
  const say = useText('account');
  const sayAuth = useText('auth');
  const { sending, submit, bind, needsPassword } = useProfileForm(props);
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...bind('first_name')} label={sayAuth('firstName')} autoComplete="given-name" maxLength={60} />
        <TextField {...bind('last_name')} label={sayAuth('lastName')} autoComplete="family-name" maxLength={60} />
        <PhoneField {...bind('phone')} label={sayAuth('phone')} />
        <EmailField {...bind('email')} label={sayAuth('email')} optional={sayAuth('optional')} />
      </div>
      {needsPassword ? (
        <PasswordField
          {...bind('current_password')}
          label={say('currentPassword')}
          hint={say('passwordForContact')}
          autoComplete="current-password"
        />
      ) : null}
      <div>
        <FormTrouble message={sending.trouble} />
        <SubmitButton label={say('save')} working={say('saving')} isWorking={sending.isSending} />
      </div>
    </form>
  );
}

function ProfileFormComing() {
  return (
    <div className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-6">
      <div className="grid gap-4 sm:grid-cols-2">
        {['first', 'last', 'phone', 'email'].map((field) => (
          <div key={field} className="grid gap-2">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-11 rounded-xl" />
          </div>
        ))}
      </div>
      <Skeleton className="h-11 w-20 rounded-xl" />
    </div>
  );
}

export default function ProfilePage() {
  const say = useText('account');
  const { state, set, retry } = useLoaded(
    'profile',
    async (api, signal) => {
      const { profile } = await api('GET /user/profile', { signal });
      return profile;
    },
    say('profileMissing'),
  );
  return (
    <>
      <h1 className="mb-5 text-3xl">{say('profile')}</h1>
      {state.kind === 'loading' ? (
        <div role="status" className="grid gap-5">
          <span className="sr-only">{say('loading')}</span>
          <ProfileFormComing />
          <Skeleton className="h-56 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </div>
      ) : null}
      {state.kind === 'failed' ? <LoadFailed icon="user" title={say('profileMissing')} onRetry={retry} /> : null}
      {state.kind === 'known' ? (
        <div className="grid gap-5">
          <ProfileForm profile={state.data} onChange={set} />
          <Proofs profile={state.data} onChange={set} />
          <StoreCredit />
        </div>
      ) : null}
    </>
  );
}
