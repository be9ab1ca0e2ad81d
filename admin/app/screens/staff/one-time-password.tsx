import { useText } from '../../text/language.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** One-time password of a new member of staff: shown once, to be handed over. */
export function OneTimePassword({ password, onClose }: { password: string; onClose: () => void }) {
  const say = useText('staff');
  return (
    <Dialog title={say('oneTimeTitle')} onClose={onClose} mayClose={() => false}>
      <div className="grid gap-4">
        <p className="text-soft">{say('oneTimeText')}</p>
        <p dir="ltr" className="rounded-lg bg-tint p-3 text-center font-mono text-lg select-all">
          {password}
        </p>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={password} label={say('copy')} copied={say('copied')} className="btn btn-quiet grow" />
          <button type="button" className="btn btn-primary grow" onClick={onClose}>
            {say('handedOver')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
