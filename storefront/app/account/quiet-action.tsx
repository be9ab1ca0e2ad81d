import { useSubmit } from '../auth/use-submit.ts';
import { useText } from '../text/use-text.ts';
import { FormTrouble } from '../ui/fields/form-trouble.tsx';

/** A button that sends a request and is busy until the reply; an error is shown above it. */
export function QuietAction({ label, act }: { label: string; act: () => Promise<void> }) {
  const say = useText('account');
  const sending = useSubmit(say('networkTrouble'));
  return (
    <div>
      <FormTrouble message={sending.trouble} />
      <button
        type="button"
        className="btn btn-quiet"
        aria-busy={sending.isSending}
        onClick={() => void sending.run(act)}
      >
        {label}
      </button>
    </div>
  );
}
