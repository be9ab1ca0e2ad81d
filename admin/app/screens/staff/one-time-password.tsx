import { useText } from '../../text/language.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';

/** One-time password of a new member of staff, to be handed over. */
export function OneTimePassword({ password, onClose }: { password: string; onClose: () => void }) {
  const say = useText('staff');
  return (
    <SecretDialog
      title={say('oneTimeTitle')}
      warning={say('oneTimeText')}
      secret={password}
      copy={say('copy')}
      copied={say('copied')}
      done={say('handedOver')}
      onClose={onClose}
    />
  );
}
