import { ApiError } from '@waha/contract/client';
import { offerFile } from '@waha/kit/offer-file';
import { useRef, useState } from 'react';
import { useFetchFile } from '../../api/files.ts';
import { endSession } from '../../api/session.ts';
import { useApi } from '../../api/use-api.ts';
import { PasswordField } from '../../auth/password-field.tsx';
import { useSubmit } from '../../auth/use-submit.ts';
import { useNavigate } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { QuietAction } from '../quiet-action.tsx';
import { SettingsSection } from './settings-section.tsx';

function TakeData() {
  const say = useText('account');
  const fetchFile = useFetchFile();
  async function take(): Promise<void> {
    offerFile('my-data.json', await fetchFile('GET /user/export', { signal: AbortSignal.timeout(120_000) }));
    showToast({ text: say('exported'), tone: 'positive', position: 'top' });
  }
  return <QuietAction label={say('export')} act={take} />;
}

function DeleteAccount() {
  const say = useText('account');
  const api = useApi();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [password, setPassword] = useState('');
  const sending = useSubmit(say('networkTrouble'));
  return (
    <>
      <button
        type="button"
        className="btn border border-negative text-negative hover:bg-negative-tint"
        onClick={() => dialog.current?.showModal()}
      >
        {say('deleteAccount')}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby="delete-account"
        className="m-auto w-[min(28rem,92vw)] rounded-card bg-surface p-6 text-ink shadow-float backdrop:bg-dark/50"
      >
        <h2 id="delete-account" className="text-xl">
          {say('deleteAsk')}
        </h2>
        <p className="mt-2 mb-4 text-soft">{say('deleteText')}</p>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void sending.run(async () => {
              if (password === '') throw new ApiError(422, { errors: { password: [say('needCurrentPassword')] } });
              await api('DELETE /user/profile', { body: { password }, signal: AbortSignal.timeout(20_000) });
              // Navigates first: with the session gone, the guard of these pages would redirect to the login.
              await navigate('/', { replace: true });
              endSession();
              showToast({ text: say('deleted'), tone: 'info', position: 'top', timeoutMs: 8_000 });
            });
          }}
        >
          <PasswordField
            id="delete-password"
            label={say('currentPassword')}
            error={sending.errors.password}
            value={password}
            autoComplete="current-password"
            onChange={setPassword}
          />
          <div className="mt-4">
            <FormTrouble message={sending.trouble} />
            <div className="grid gap-2 sm:grid-cols-2">
              <button type="button" className="btn btn-quiet" onClick={() => dialog.current?.close()}>
                {say('keep')}
              </button>
              <button
                type="submit"
                className="btn border border-negative text-negative hover:bg-negative-tint"
                aria-busy={sending.isSending}
              >
                {say('deleteAccountYes')}
              </button>
            </div>
          </div>
        </form>
      </dialog>
    </>
  );
}

/** The rights of the personal data protection law (PDPL): a copy of everything, and to be forgotten. */
export function AccountData() {
  const say = useText('account');
  return (
    <SettingsSection id="my-data" title={say('myData')} text={say('myDataText')}>
      <div className="flex flex-wrap gap-3">
        <TakeData />
        <DeleteAccount />
      </div>
    </SettingsSection>
  );
}
