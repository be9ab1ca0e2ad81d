import { type ReactNode, useId, useRef, useState } from 'react';
import { useText } from '../text/use-text.ts';

interface ConfirmButtonProps {
  label: string;
  /** Accessible name, where the label alone is ambiguous. */
  name?: string;
  question: string;
  yes: string;
  children?: ReactNode;
  onConfirm: () => Promise<void>;
}

/** Confirms a destructive act first; the harmless answer comes first and has the focus. */
export function ConfirmButton({ label, name, question, yes, children, onConfirm }: ConfirmButtonProps) {
  const say = useText('account');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [isWorking, setIsWorking] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={name}
        className="btn border border-transparent text-negative hover:bg-negative-tint"
        onClick={() => dialog.current?.showModal()}
      >
        {label}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        className="m-auto w-[min(26rem,92vw)] rounded-card bg-surface p-6 text-ink shadow-float backdrop:bg-dark/50"
      >
        <h2 id={titleId} className="text-xl">
          {question}
        </h2>
        {children}
        <div className="mt-6 grid gap-2 sm:grid-cols-2">
          <button type="button" className="btn btn-quiet" onClick={() => dialog.current?.close()}>
            {say('keep')}
          </button>
          <button
            type="button"
            className="btn border border-negative text-negative hover:bg-negative-tint"
            disabled={isWorking}
            onClick={async () => {
              setIsWorking(true);
              await onConfirm();
              setIsWorking(false);
              dialog.current?.close();
            }}
          >
            {yes}
          </button>
        </div>
      </dialog>
    </>
  );
}
