import { latinDigits } from '@waha/contract/phone';
import type { Profile } from '@waha/contract/types';
import { type ReactNode, useState } from 'react';
import { useApi } from '../api/use-api.ts';
import { storeUser } from '../auth/stored-user.ts';
import { useSubmit } from '../auth/use-submit.ts';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { TextField } from '../ui/fields/field.tsx';
import { SubmitButton } from '../ui/fields/submit-button.tsx';
import { Badge } from '../ui/product-card/badge.tsx';
import { formatPhone } from '../ui/text/phone.ts';
import { QuietAction } from './quiet-action.tsx';

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
  const [isSent, setIsSent] = useState(false);
  async function send(): Promise<void> {
    await api('POST /user/verification', { body: { channel: 'email' }, signal: AbortSignal.timeout(15_000) });
    setIsSent(true);
  }
  return (
    <div>
      <QuietAction label={say('sendLink')} act={send} />
      <p role="status" className="mt-2 text-sm text-soft empty:hidden">
        {isSent ? say('linkSent') : ''}
      </p>
    </div>
  );
}

function PhoneProof({ onChange }: { onChange: (profile: Profile) => void }) {
  const say = useText('account');
  const api = useApi();
  const trying = useSubmit(say('networkTrouble'));
  const [isSent, setIsSent] = useState(false);
  const [code, setCode] = useState('');
  const signal = () => AbortSignal.timeout(15_000);
  async function send(): Promise<void> {
    await api('POST /user/verification', { body: { channel: 'phone' }, signal: signal() });
    setIsSent(true);
  }
  return (
    <div className="grid gap-3">
      <QuietAction label={isSent ? say('sendCodeAgain') : say('sendCode')} act={send} />
      {isSent ? (
        <form
          noValidate
          className="grid max-w-xs gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void trying.run(async () => {
              const body = { code: latinDigits(code).replace(/\s/g, '') || '0' };
              const { profile } = await api('POST /user/verify-phone', { body, signal: signal() });
              storeUser(profile);
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

/**
 * Verification of the email address and the phone. A verified one allows signing in with it and adds the guest orders
 * placed with it.
 */
export function Proofs({ profile, onChange }: { profile: Profile; onChange: (profile: Profile) => void }) {
  const say = useText('account');
  const isAllProved = profile.phone_verified && (profile.email === null || profile.email_verified);
  return (
    <section aria-labelledby="proofs" className="rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 id="proofs" className="text-lg">
        {isAllProved ? say('proofsDone') : say('proofs')}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-soft">
        {isAllProved ? say('proofsDoneText') : say('proofsText')}
      </p>
      <ul className="divide-y divide-line">
        <ProofRow label={formatPhone(profile.phone)} isProved={profile.phone_verified}>
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
