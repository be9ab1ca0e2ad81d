import { useText } from '../../text/language.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { MadeKey } from './key-form.tsx';

/** A new key, shown once: to be copied before the dialog closes. */
export function NewKey({ made, onClose }: { made: MadeKey; onClose: () => void }) {
  const say = useText('keys');
  const { token, machine_token: key } = made;
  return (
    <Dialog title={say('madeTitle', { name: key.name })} onClose={onClose} mayClose={() => false}>
      <div className="grid gap-4">
        <p className="rounded-lg bg-warning-tint px-3 py-2 text-warning">{say('madeText')}</p>
        <p dir="ltr" className="rounded-lg bg-tint p-3 text-center font-mono wrap-anywhere select-all">
          {token}
        </p>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={token} label={say('copy')} copied={say('copied')} className="btn btn-primary grow" />
          <button type="button" className="btn btn-quiet grow" onClick={onClose}>
            {say('stored')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
