import type { Profile } from '@waha/contract';
import { latinDigits, normalisePhone } from '@waha/contract/phone';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useApi } from '../api/use-api.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { keepUser } from '../auth/kept-user.ts';
import { PasswordField } from '../auth/password-field.tsx';
import { useForm } from '../auth/use-form.ts';
import { useSubmit } from '../auth/use-submit.ts';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { Badge } from '../ui/badge.tsx';
import { EmailField, PhoneField } from '../ui/contact-fields.tsx';
import { TextField } from '../ui/field.tsx';
import { FormTrouble } from '../ui/form-trouble.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import type { Route } from './+types/profile.ts';
import { accountLoader, accountMeta } from './account-page.ts';
import { LoadFailed } from './load-failed.tsx';
import { StoreCredit } from './store-credit.tsx';

export const loader = (input: Route.LoaderArgs) => accountLoader(input);
export const meta = (input: Route.MetaArgs) => accountMeta(input, 'profile');

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
  // Another phone or e-mail is a way into the account: the server asks for the password then.
  const needsPassword =
    normalisePhone(form.phone) !== profile.phone || (profile.email !== null && form.email.trim() !== profile.email);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void sending.run(async () => {
      const body = {
        first_name: form.first_name,
        last_name: form.last_name,
        phone: latinDigits(form.phone).trim(),
        email: form.email.trim() === '' ? null : form.email.trim(),
        ...(needsPassword && { current_password: form.current_password }),
      };
      const { profile: saved } = await api('PUT /user/profile', { body, signal: AbortSignal.timeout(15_000) });
      keepUser(saved);
      onChange(saved);
      setForm({ ...form, phone: saved.phone, current_password: '' });
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

function ProofRow({ label, isProved, children }: { label: ReactNode; isProved: boolean; children: ReactNode }) {
  const say = useText('account');
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <bdi dir="ltr" className="break-all">
          {label}
        </bdi>
        <Badge tone={isProved ? 'positive' : 'warning'}>{isProved ? say('proved') : say('unproved')}</Badge>
      </div>
      {isProved ? null : children}
    </li>
  );
}

function EmailProof() {
  const say = useText('account');
  const api = useApi();
  const sending = useSubmit(say('networkTrouble'));
  const [isSent, setIsSent] = useState(false);
  return (
    <div>
      <FormTrouble message={sending.trouble} />
      <button
        type="button"
        className="btn btn-quiet"
        aria-busy={sending.isSending}
        onClick={() =>
          void sending.run(async () => {
            await api('POST /user/verification', { body: { channel: 'email' }, signal: AbortSignal.timeout(15_000) });
            setIsSent(true);
          })
        }
      >
        {say('sendLink')}
      </button>
      <p role="status" className="mt-2 text-sm text-soft empty:hidden">
        {isSent ? say('linkSent') : ''}
      </p>
    </div>
  );
}

function PhoneProof({ onChange }: { onChange: (profile: Profile) => void }) {
  const say = useText('account');
  const api = useApi();
  const asking = useSubmit(say('networkTrouble'));
  const trying = useSubmit(say('networkTrouble'));
  const [isSent, setIsSent] = useState(false);
  const [code, setCode] = useState('');
  const signal = () => AbortSignal.timeout(15_000);
  return (
    <div className="grid gap-3">
      <div>
        <FormTrouble message={asking.trouble} />
        <button
          type="button"
          className="btn btn-quiet"
          aria-busy={asking.isSending}
          onClick={() =>
            void asking.run(async () => {
              await api('POST /user/verification', { body: { channel: 'phone' }, signal: signal() });
              setIsSent(true);
            })
          }
        >
          {isSent ? say('sendCodeAgain') : say('sendCode')}
        </button>
      </div>
      {isSent ? (
        <form
          noValidate
          className="grid gap-3 sm:flex sm:items-end"
          onSubmit={(event) => {
            event.preventDefault();
            void trying.run(async () => {
              const body = { code: latinDigits(code).replace(/\s/g, '') || '0' };
              const { profile } = await api('POST /user/verify-phone', { body, signal: signal() });
              keepUser(profile);
              onChange(profile);
              showToast({ text: say('phoneProved'), tone: 'positive', position: 'top' });
            });
          }}
        >
          <TextField
            id="code"
            label={say('code')}
            error={trying.errors.code ?? trying.trouble ?? undefined}
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            latin
            maxLength={12}
            onChange={setCode}
          />
          <SubmitButton label={say('confirmCode')} working={say('saving')} isWorking={trying.isSending} />
        </form>
      ) : null}
    </div>
  );
}

/** Proving an address or a phone lets one sign in with it, and brings the orders placed with it as a guest. */
function Proofs({ profile, onChange }: PartProps) {
  const say = useText('account');
  const isAllProved = profile.phone_verified && (profile.email === null || profile.email_verified);
  return (
    <section aria-labelledby="proofs" className="rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 id="proofs" className="text-lg">
        {isAllProved ? say('proofsDone') : say('proofs')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-soft">{isAllProved ? say('proofsDoneText') : say('proofsText')}</p>
      <ul className="divide-y divide-line">
        <ProofRow label={profile.phone} isProved={profile.phone_verified}>
          <PhoneProof onChange={onChange} />
        </ProofRow>
        {profile.email === null ? null : (
          <ProofRow label={profile.email} isProved={profile.email_verified}>
            <EmailProof />
          </ProofRow>
        )}
      </ul>
    </section>
  );
}

export default function ProfilePage() {
  const say = useText('account');
  const { state, set, retry } = useLoaded('profile', async (api, signal) => {
    const { profile } = await api('GET /user/profile', { signal });
    return profile;
  });
  return (
    <>
      <h1 className="mb-5 text-3xl">{say('profile')}</h1>
      {state.kind === 'loading' ? (
        <div role="status">
          <span className="sr-only">{say('loading')}</span>
          <Skeleton className="h-72 rounded-card" />
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
