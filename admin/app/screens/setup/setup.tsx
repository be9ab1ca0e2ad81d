import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useSession } from '../../session/session.ts';
import { type Challenge, SignIn, SignInFrame, Steps } from '../../session/sign-in.tsx';
import { LanguageSwitch } from '../../shell/language-switch.tsx';
import { useText } from '../../text/language.tsx';
import { Unread } from '../../ui/unread.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { OwnerStep } from './owner-step.tsx';
import { PaymentsStep } from './payments-step.tsx';
import { StoreStep } from './store-step.tsx';

/**
 * Sets up a new shop: the owner by the one-time address, then three steps, each saved by itself. Whoever comes back goes on at the
 * first step that is not done.
 */
export default function Setup() {
  const say = useText('setup');
  const { session } = useSession();
  const [search] = useSearchParams();
  const [begun, setBegun] = useState<Challenge>();
  const [hasAccount, setHasAccount] = useState(false);
  const key = search.get('key');
  const { data: state } = useCall(
    'POST /admin/setup/key',
    { body: { key: key ?? '' } },
    { isOn: !session && key !== null && !begun },
  );
  if (session) return session.staff.role === 'owner' ? <ShopSteps /> : <Navigate to="/" replace />;
  if (!key || hasAccount) return <SignIn />;
  return (
    <SignInFrame title={say('setUp')}>
      {begun ? (
        <Steps begun={begun} />
      ) : state?.is_open === false ? (
        <AddressOver onSignIn={() => setHasAccount(true)} />
      ) : (
        <OwnerStep setupKey={key} onMade={setBegun} onHasAccount={() => setHasAccount(true)} />
      )}
    </SignInFrame>
  );
}

/** Said before anything is typed: the address was used, or is too old. */
function AddressOver({ onSignIn }: { onSignIn: () => void }) {
  const say = useText('setup');
  return (
    <div className="grid gap-4">
      <div>
        <h1 className="text-xl font-bold">{say('overTitle')}</h1>
        <p className="text-soft">{say('overText')}</p>
      </div>
      <button type="button" className="btn btn-primary" onClick={onSignIn}>
        {say('signInInstead')}
      </button>
    </div>
  );
}

const steps = [
  { name: 'store', Step: StoreStep },
  { name: 'delivery', Step: DeliveryStep },
  { name: 'payments', Step: PaymentsStep },
] as const;

function ShopSteps() {
  const say = useText('setup');
  const { data, error, refetch } = useCall('GET /admin/setup');
  const [passed, setPassed] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const isDone = (name: string) =>
    passed.includes(name) || data?.steps.some(({ step, is_done: done }) => done && step === name);
  const at = steps.findIndex(({ name }) => !isDone(name));
  const step = steps[at];
  if (data && !step) return <Navigate to="/" replace />;
  const pass = () => {
    if (!step) return;
    if (at === steps.length - 1) void navigate('/', { replace: true });
    else setPassed([...passed, step.name]);
  };
  return (
    <main id="main" className="mx-auto grid min-h-dvh w-full max-w-xl content-start gap-4 px-4 py-6 sm:content-center">
      <header className="flex items-center justify-between gap-3">
        <p className="text-lg font-bold">{say('setUp')}</p>
        <LanguageSwitch />
      </header>
      {data && step ? (
        <section className="panel grid gap-4 p-5" aria-labelledby="setup-step">
          <div>
            <p className="text-sm text-soft">{say('step', { at: String(at + 1), all: String(steps.length) })}</p>
            <progress className="sr-only" aria-label={say('setUp')} value={at} max={steps.length} />
            <h1 id="setup-step" className="text-xl font-bold">
              {say(`${step.name}Title`)}
            </h1>
            <p className="text-soft">{say(`${step.name}Text`)}</p>
          </div>
          <step.Step onDone={pass} />
        </section>
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
    </main>
  );
}
