import type { CallReply } from '@waha/contract/client';
import { useText } from '../../text/language.tsx';
import { When } from '../../ui/parts.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { nameOf } from './webhook-state.tsx';

export type SecretOf = CallReply<'POST /admin/webhooks'>;

/** The new secret of a webhook. After a rotation it says how long the former one is valid. */
export function NewSecret({ made: { webhook, secret }, onClose }: { made: SecretOf; onClose: () => void }) {
  const say = useText('webhooks');
  const { former_secret_until: until } = webhook;
  return (
    <SecretDialog
      title={say('secretTitle', { name: nameOf(webhook) })}
      warning={say('secretText')}
      secret={secret}
      copy={say('copy')}
      copied={say('copied')}
      done={say('stored')}
      onClose={onClose}
    >
      {until ? (
        <p>
          {say('formerText')} <When at={until} />
        </p>
      ) : null}
    </SecretDialog>
  );
}
