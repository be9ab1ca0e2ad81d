import { type Api, ApiError } from '@waha/contract/client';
import type { Order, SignedIn } from '@waha/contract/types';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { deviceMarkPart } from '../../auth/device-mark.ts';
import { PasswordField } from '../../auth/password-field.tsx';
import { useSignIn } from '../../auth/use-sign-in.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { formatPhone } from '../../ui/text/phone.ts';

interface KeepOrderProps {
  order: Order;
  viewToken: string;
}

/**
 * Creates the account. If an earlier answer was lost, the account exists already, so a refusal is followed by a login
 * (as in register.tsx).
 */
async function openOrSignIn(api: Api, { order, viewToken }: KeepOrderProps, password: string): Promise<SignedIn> {
  const signal = AbortSignal.timeout(20_000);
  const about = { params: { id: order.id }, query: { view_token: viewToken }, body: { password }, signal };
  try {
    return await api('POST /orders/{id}/account', about);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'auth.registration_refused') throw error;
    const body = { login: order.contact.phone, password, ...deviceMarkPart() };
    return api('POST /auth/login', { body, signal }).catch(() => Promise.reject(error));
  }
}

function useKeeping({ order, viewToken }: KeepOrderProps) {
  const say = useText('auth');
  const api = useApi();
  const signIn = useSignIn();
  const [password, setPassword] = useState('');
  const [isKept, setIsKept] = useState(false);
  const sending = useSubmit(say('networkTrouble'));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (password.length < 8) {
      sending.show({ password: say('shortPassword') });
      return;
    }
    void sending.run(async () => {
      await signIn(await openOrSignIn(api, { order, viewToken }, password));
      setIsKept(true);
    });
  }

  function type(value: string): void {
    setPassword(value);
    sending.mend('password');
  }

  return { password, type, submit, sending, isKept };
}

/** A phone number within a sentence: left to right, and without line breaks. */
const inSentence = (phone: string) => `\u2066${formatPhone(phone).replaceAll(' ', '\u00a0')}\u2069`;

/** Form that creates an account for a guest buyer; its only field is the password. */
export default function KeepOrder(props: KeepOrderProps) {
  const say = useText('auth');
  const { password, type, submit, sending, isKept } = useKeeping(props);
  const { phone } = props.order.contact;
  return (
    <section aria-labelledby="keep-order" className="rounded-card border border-line bg-card p-5" data-print="hide">
      <h2 id="keep-order" className="text-lg">
        {isKept ? say('keepDone') : say('keepTitle')}
      </h2>
      <p role="status" className="mt-1 text-sm text-soft">
        {isKept ? say('keepDoneText') : say('keepText', { phone: inSentence(phone) })}
      </p>
      {isKept ? (
        <Link to="/orders" className="btn btn-quiet mt-4">
          {say('toOrders')}
        </Link>
      ) : (
        <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
          {/* Hidden user name: password managers store a password with the login name. */}
          <input type="text" autoComplete="username" value={phone} readOnly hidden />
          <PasswordField
            id="password"
            label={say('keepPassword')}
            hint={say('passwordHint')}
            error={sending.errors.password}
            value={password}
            autoComplete="new-password"
            onChange={type}
          />
          <div className="grid">
            <FormTrouble message={sending.trouble} />
            {sending.trouble ? (
              <Link
                to="/login?redirect=/orders"
                className="mb-3 inline-flex min-h-8 items-center text-sm text-link underline"
              >
                {say('keepLogin')}
              </Link>
            ) : null}
            <SubmitButton label={say('keepAction')} working={say('registerWorking')} isWorking={sending.isSending} />
          </div>
        </form>
      )}
    </section>
  );
}
