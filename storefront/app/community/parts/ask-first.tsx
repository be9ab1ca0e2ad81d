import { useSubmit } from '../../auth/use-submit.ts';
import { useText } from '../../text/use-text.ts';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { Modal } from './modal.tsx';

interface AskFirstProps {
  open: boolean;
  question: string;
  /** Consequence of the act. */
  text?: string;
  yes: string;
  onClose: () => void;
  /** Closes when it resolves; on an error the question stays, with the message above its buttons. */
  onYes: () => Promise<void>;
}

/** Confirms a destructive act first; the harmless answer comes first and has the focus. Texts: community. */
export function AskFirst({ open, question, text, yes, onClose, onYes }: AskFirstProps) {
  const say = useText('community');
  const sending = useSubmit(say('networkTrouble'));
  return (
    <Modal open={open} onClose={onClose} title={question}>
      {text ? <p className="mb-5 text-soft">{text}</p> : null}
      <FormTrouble message={sending.trouble} />
      <div className="grid gap-2 sm:grid-cols-2">
        <button type="button" data-autofocus className="btn btn-quiet" onClick={onClose}>
          {say('keep')}
        </button>
        <button
          type="button"
          aria-disabled={sending.isSending}
          className="btn border border-negative text-negative hover:bg-negative-tint"
          onClick={() =>
            void sending.run(onYes).then((isDone) => {
              if (isDone) onClose();
            })
          }
        >
          {yes}
        </button>
      </div>
    </Modal>
  );
}
