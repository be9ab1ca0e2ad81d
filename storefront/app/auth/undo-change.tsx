import { ApiError } from '@waha/contract/client';
import { useState } from 'react';
import { useParams } from 'react-router';
import { endSession } from '../api/session.ts';
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

/** Moves the focus to the next link, because the pressed button is gone. */
const focusIt = (link: HTMLAnchorElement | null) => link?.focus();

/** Outcome: null before, then the secret to choose a new password with; empty if no password can be chosen. */
type Outcome = null | { resetToken: string };

/**
 * Page behind the link in the mail to an old contact. Opening it changes nothing, since mail scanners open links; its
 * button does.
 */
export default function UndoChange() {
  const say = useText('auth');
  const api = useApi();
  const { token = '' } = useParams();
  const [outcome, setOutcome] = useState<Outcome>(null);
  // A second link of this kind does not exist, so the remaining options are shown.
  const [isDead, setIsDead] = useState(false);
  const sending = useSubmit(say('networkTrouble'), (error) =>
    setIsDead(error instanceof ApiError && error.code === 'auth.link_invalid'),
  );
  async function undo(): Promise<void> {
    const body = { token };
    const { reset_token } = await api('POST /auth/undo-change', { body, signal: AbortSignal.timeout(20_000) });
    // Every session has ended, this browser's as well.
    endSession();
    setOutcome({ resetToken: reset_token ?? '' });
  }
  return (
    <AuthCard title={say('undoTitle')} text={say('undoText')}>
      {outcome ? (
        <div role="status" className="grid justify-items-center gap-4 text-center">
          <span className="grid size-16 place-items-center rounded-full bg-positive-tint text-positive">
            <Icon name="check" size={30} />
          </span>
          <p className="font-semibold">{say('undone')}</p>
          <p className="text-sm text-soft">{say('undoneText')}</p>
          <Link
            to={outcome.resetToken ? `/reset-password/${outcome.resetToken}` : '/forgot-password'}
            replace
            className="btn btn-primary"
          >
            {say('newPassword')}
          </Link>
        </div>
      ) : (
        <form
          className="grid"
          onSubmit={(event) => {
            event.preventDefault();
            void sending.run(undo);
          }}
        >
          <FormTrouble message={isDead ? say('undoDead') : (sending.trouble ?? sending.errors.token ?? null)} />
          {isDead ? (
            <>
              <Link ref={focusIt} to="/forgot-password" className="btn btn-primary">
                {say('forgotLink')}
              </Link>
              <Link to="/contact" className="btn btn-quiet mt-3">
                {say('contactUs')}
              </Link>
            </>
          ) : (
            <SubmitButton label={say('undoAction')} working={say('undoWorking')} isWorking={sending.isSending} />
          )}
        </form>
      )}
    </AuthCard>
  );
}
