import { useEffect, useRef } from 'react';
import { useText } from '../text/language.tsx';
import { openDialog } from '../ui/dialog.tsx';
import { closeSession, useStaff } from './session.ts';
import { Steps } from './sign-in.tsx';

/**
 * Sign-in dialog after the session ended over open screens: they stay, with the typed values, until the same person
 * signs in.
 */
export function SignInAgain() {
  const say = useText('session');
  const { name } = useStaff();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => openDialog(element.current), []);
  return (
    <dialog ref={element} className="dialog" aria-label={say('ended')} onCancel={(event) => event.preventDefault()}>
      <div className="grid gap-4 p-5">
        <p className="rounded-lg bg-info-tint px-3 py-2 text-info">{say('endedText', { name })}</p>
        <Steps />
        <button type="button" className="btn btn-quiet" onClick={closeSession}>
          {say('leaveEnded')}
        </button>
      </div>
    </dialog>
  );
}
