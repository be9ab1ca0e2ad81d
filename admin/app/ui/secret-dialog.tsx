import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import { Dialog } from './dialog.tsx';

interface SecretDialogProps {
  title: string;
  /** Says that the secret is shown once. */
  warning: string;
  secret: string;
  copy: string;
  copied: string;
  /** The button of who has stored it. */
  done: string;
  children?: ReactNode;
  onClose: () => void;
}

/** A secret that is shown once: the dialog closes by its button alone. */
export function SecretDialog({ title, warning, secret, copy, copied, done, children, onClose }: SecretDialogProps) {
  return (
    <Dialog title={title} onClose={onClose} mayClose={() => false}>
      <div className="grid gap-4">
        <p className="rounded-lg bg-warning-tint px-3 py-2 text-warning">{warning}</p>
        <p dir="ltr" className="rounded-lg bg-tint p-3 text-center font-mono wrap-anywhere select-all">
          {secret}
        </p>
        {children}
        <div className="flex flex-wrap gap-2">
          <CopyButton text={secret} label={copy} copied={copied} className="btn btn-primary grow" />
          <button type="button" className="btn btn-quiet grow" onClick={onClose}>
            {done}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
