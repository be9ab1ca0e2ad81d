import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../text/language.tsx';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** `wide` for dialogs with a table. */
  size?: 'plain' | 'wide';
  /** Called before Escape or a click outside closes the dialog; false keeps it open. */
  mayClose?: () => boolean;
}

const FIELDS = 'input:not([type=hidden]), select, textarea';

/** Opens a dialog and focuses its first field: by default the browser focuses the button that closes it. */
export function openDialog(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  const field = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>(FIELDS);
  field?.focus();
}

/**
 * A dialog that is open as long as it is mounted. The browser traps the focus in it and restores the focus afterwards.
 */
export function Dialog({ title, onClose, children, size = 'plain', mayClose }: DialogProps) {
  const say = useText('common');
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => openDialog(element.current), []);
  const close = () => {
    if (mayClose?.() ?? true) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to close it is Escape, which the browser gives
    <dialog
      ref={element}
      aria-labelledby={heading}
      className="dialog"
      data-size={size}
      onCancel={(event) => {
        // Escape in a picker of a file or a date closes that, not the dialog.
        if (event.target !== element.current) return;
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === element.current) close();
      }}
    >
      <div className="p-4 sm:p-5">
        <header className="mb-3 flex items-start gap-3">
          <h2 id={heading} className="grow text-lg font-bold">
            {title}
          </h2>
          <button type="button" className="icon-btn -m-2" aria-label={say('close')} onClick={close}>
            <X className="size-5" aria-hidden="true" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
