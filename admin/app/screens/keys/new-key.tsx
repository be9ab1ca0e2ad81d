import { useText } from '../../text/language.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import type { MadeKey } from './key-form.tsx';

/** The token of a new key. */
export function NewKey({ made, onClose }: { made: MadeKey; onClose: () => void }) {
  const say = useText('keys');
  const { token, machine_token: key } = made;
  return (
    <SecretDialog
      title={say('madeTitle', { name: key.name })}
      warning={say('madeText')}
      secret={token}
      copy={say('copy')}
      copied={say('copied')}
      done={say('stored')}
      onClose={onClose}
    />
  );
}
