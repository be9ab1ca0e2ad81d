import type { CallReply } from '@waha/contract/client';
import { type ReactNode, useState } from 'react';
import { api } from '../api/api.ts';
import { TextField } from '../form/fields.tsx';
import { useActForm } from '../form/use-form.ts';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { useText } from '../text/language.tsx';
import { readSetting, writeSetting } from './device.ts';
import { Enrol } from './enrol.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { openSession, type StaffSession } from './session.ts';

export type Challenge = CallReply<'POST /admin/auth/login'>;

/** Signing in, step by step: the password, then a code of the authenticator app, which is set up at the first time. */
export function SignIn() {
  return (
    <SignInFrame>
      <Steps />
    </SignInFrame>
  );
}

/** The page around the steps before a session. */
export function SignInFrame({ title, children }: { title?: string; children: ReactNode }) {
  const say = useText('session');
  return (
    <main id="main" className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-5 px-4 py-10">
      <header className="flex items-center justify-between gap-3">
        <p className="text-lg font-bold">{title ?? say('shopAdmin')}</p>
        <LanguageSwitch />
      </header>
      <div className="panel p-5">{children}</div>
    </main>
  );
}

/**
 * Steps of the sign-in, without a page around them; also used in the dialog after a session has ended. `begun`: the password was
 * given already.
 */
export function Steps({ begun }: { begun?: Challenge }) {
  const [challenge, setChallenge] = useState<Challenge | undefined>(begun);
  const [given, setGiven] = useState<{ session: StaffSession; codes: readonly string[] }>();
  if (given) return <RecoveryCodes codes={given.codes} onDone={() => openSession(given.session)} />;
  if (!challenge) return <PasswordStep onDone={setChallenge} />;
  return (
    <CodeStep
      challenge={challenge}
      onBack={() => setChallenge(undefined)}
      onDone={(session, codes) => (codes.length > 0 ? setGiven({ session, codes }) : openSession(session))}
    />
  );
}

function PasswordStep({ onDone }: { onDone: (challenge: Challenge) => void }) {
  const say = useText('session');
  const [needsCode, setNeedsCode] = useState(false);
  const form = useActForm({
    initial: { email: '', password: '', code: '' },
    act: async ({ email, password, code }) => {
      try {
        return await api('POST /admin/auth/login', {
          body: { email, password, device_mark: readSetting('device-mark'), ...(code === '' ? {} : { code }) },
        });
      } catch (error) {
        if (isCode(error, 'staff.proof_needed')) setNeedsCode(true);
        throw error;
      }
    },
    onDone,
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <h1 className="text-xl font-bold">{say('signIn')}</h1>
      <TextField {...form.field('email')} label={say('email')} type="email" dir="ltr" autoComplete="username" />
      <TextField
        {...form.field('password')}
        label={say('password')}
        type="password"
        dir="ltr"
        autoComplete="current-password"
      />
      {needsCode ? (
        <TextField
          {...form.field('code')}
          label={say('proof')}
          hint={say('proofHint')}
          dir="ltr"
          autoComplete="one-time-code"
        />
      ) : null}
      <Trouble text={form.trouble} />
      <button type="submit" className="btn btn-primary" disabled={form.isBusy}>
        {say('continue')}
      </button>
      <p className="text-sm text-soft">{say('lost')}</p>
    </form>
  );
}

interface CodeStepProps {
  challenge: Challenge;
  onBack: () => void;
  onDone: (session: StaffSession, codes: readonly string[]) => void;
}

function CodeStep({ challenge, onBack, onDone }: CodeStepProps) {
  const say = useText('session');
  const form = useActForm({
    initial: { code: '', password: '', password_confirmation: '' },
    act: async ({ code, ...passwords }) => {
      const chosen = challenge.needs_password ? passwords : {};
      const reply = await api('POST /admin/auth/totp', { body: { challenge: challenge.challenge, code, ...chosen } });
      writeSetting('device-mark', reply.device_mark);
      return reply;
    },
    onDone: ({ token, expires_at, staff, recovery_codes }) => onDone({ token, expires_at, staff }, recovery_codes),
  });
  const isNew = challenge.needs === 'enrol';
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <h1 className="text-xl font-bold">{say(isNew ? 'setUp' : 'secondStep')}</h1>
      {challenge.needs === 'enrol' ? <Enrol secret={challenge.secret} uri={challenge.otpauth_uri} /> : null}
      {challenge.needs_password ? (
        <>
          <p className="text-soft">{say('newPasswordText')}</p>
          <NewPasswordFields
            password={form.field('password')}
            repeated={form.field('password_confirmation')}
            label={say('newPassword')}
            repeatedLabel={say('repeatPassword')}
          />
        </>
      ) : null}
      <TextField
        {...form.field('code')}
        label={say('code')}
        hint={isNew ? say('codeFirstHint') : say('codeHint')}
        dir="ltr"
        inputMode={isNew ? 'numeric' : 'text'}
        autoComplete="one-time-code"
      />
      <Trouble text={form.trouble} />
      <div className="flex flex-wrap gap-2">
        <button type="submit" className="btn btn-primary grow" disabled={form.isBusy}>
          {say('signIn')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onBack}>
          {say('startAgain')}
        </button>
      </div>
    </form>
  );
}

export function Trouble({ text }: { text: string | undefined }) {
  return text ? (
    <p role="alert" className="rounded-lg bg-negative-tint px-3 py-2 text-negative">
      {text}
    </p>
  ) : null;
}

const isCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
