import type { CallReply } from '@waha/contract/client';
import { useText } from '../../text/language.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { When } from '../../ui/parts.tsx';
import { nameOf } from './webhook-state.tsx';

export type SecretOf = CallReply<'POST /admin/webhooks'>;

/** A new secret, shown once: to be copied before the dialog closes. After a rotation it says how long the former one is valid. */
export function NewSecret({ made: { webhook, secret }, onClose }: { made: SecretOf; onClose: () => void }) {
  const say = useText('webhooks');
  const { former_secret_until: until } = webhook;
  return (
    <Dialog title={say('secretTitle', { name: nameOf(webhook) })} onClose={onClose} mayClose={() => false}>
      <div className="grid gap-4">
        <p className="rounded-lg bg-warning-tint px-3 py-2 text-warning">{say('secretText')}</p>
        <p dir="ltr" className="rounded-lg bg-tint p-3 text-center font-mono wrap-anywhere select-all">
          {secret}
        </p>
        {until ? (
          <p>
            {say('formerText')} <When at={until} />
          </p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <CopyButton text={secret} label={say('copy')} copied={say('copied')} className="btn btn-primary grow" />
          <button type="button" className="btn btn-quiet grow" onClick={onClose}>
            {say('stored')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
