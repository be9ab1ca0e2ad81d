import { useState } from 'react';
import { useParams } from 'react-router';
import { useSignedIn } from '../api/session.ts';
import { useApi } from '../api/use-api.ts';
import { Link } from '../router/links.ts';
import { secretPageHeaders } from '../shell/secret-page.ts';
import { useText } from '../text/use-text.ts';
import { FormTrouble } from '../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../ui/fields/submit-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { AuthCard } from './auth-card.tsx';
import { useSubmit } from './use-submit.ts';

export const headers = () => secretPageHeaders;

/**
 * Page behind the link in a verification mail. Opening it verifies nothing, since mail scanners open links; its button
 * does.
 */
export default function VerifyEmail() {
  const say = useText('auth');
  const api = useApi();
  const { token = '' } = useParams();
  const isSignedIn = useSignedIn();
  const [isDone, setIsDone] = useState(false);
  const sending = useSubmit(say('networkTrouble'));
  const trouble = sending.trouble ?? sending.errors.token ?? null;
  return (
    <AuthCard title={say('verifyTitle')} text={say('verifyText')}>
      {isDone ? (
        <div role="status" className="grid justify-items-center gap-4 text-center">
          <span className="grid size-16 place-items-center rounded-full bg-positive-tint text-positive">
            <Icon name="check" size={30} />
          </span>
          <p className="font-semibold">{say('verified')}</p>
          <Link to={isSignedIn ? '/account' : '/login'} className="btn btn-primary">
            {isSignedIn ? say('toAccount') : say('loginAction')}
          </Link>
        </div>
      ) : (
        <form
          className="grid"
          onSubmit={(event) => {
            event.preventDefault();
            void sending.run(async () => {
              await api('POST /auth/verify-email', { body: { token }, signal: AbortSignal.timeout(20_000) });
              setIsDone(true);
            });
          }}
        >
          <FormTrouble message={trouble} />
          <SubmitButton label={say('verifyAction')} working={say('verifyWorking')} isWorking={sending.isSending} />
          {trouble === null ? null : (
            // A new link is requested on the account page, beside the email address.
            <Link to={isSignedIn ? '/account' : '/login'} className="btn btn-quiet mt-3">
              {isSignedIn ? say('toAccount') : say('loginAction')}
            </Link>
          )}
        </form>
      )}
    </AuthCard>
  );
}
