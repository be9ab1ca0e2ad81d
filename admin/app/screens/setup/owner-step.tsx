import { api } from '../../api/api.ts';
import { TextField } from '../../form/fields.tsx';
import { useActForm } from '../../form/use-form.ts';
import { NewPasswordFields } from '../../session/new-password-fields.tsx';
import { type Challenge, Trouble } from '../../session/sign-in.tsx';
import { useText } from '../../text/language.tsx';

interface OwnerStepProps {
  /** The key of the one-time address. */
  setupKey: string;
  onMade: (challenge: Challenge) => void;
  onHasAccount: () => void;
}

/** Makes the first owner; the sign-in goes on with the second factor. */
export function OwnerStep({ setupKey, onMade, onHasAccount }: OwnerStepProps) {
  const say = useText('setup');
  const form = useActForm({
    initial: { name: '', email: '', password: '', password_confirmation: '' },
    act: (typed) => api('POST /admin/setup/owner', { body: { key: setupKey, ...typed } }),
    onDone: onMade,
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
      <div>
        <h1 className="text-xl font-bold">{say('ownerTitle')}</h1>
        <p className="text-soft">{say('ownerText')}</p>
      </div>
      <TextField {...form.field('name')} label={say('yourName')} most={60} autoComplete="name" />
      <TextField {...form.field('email')} label={say('email')} type="email" dir="ltr" autoComplete="username" />
      <NewPasswordFields
        password={form.field('password')}
        repeated={form.field('password_confirmation')}
        label={say('password')}
        repeatedLabel={say('repeatPassword')}
        hint={say('passwordHint')}
      />
      <Trouble text={form.trouble} />
      <button type="submit" className="btn btn-primary" disabled={form.isBusy}>
        {say('next')}
      </button>
      <button type="button" className="btn btn-quiet" onClick={onHasAccount}>
        {say('signInInstead')}
      </button>
    </form>
  );
}
