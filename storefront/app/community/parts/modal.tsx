import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';

interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
}

/**
 * A question or a choice over the page, on the browser's own <dialog>: from below on a phone, in the middle of a wide
 * screen. Otherwise like ui/sheet.tsx. Rendered at its place in the page; its content is mounted only while it is open.
 */
export function Modal({ open, onClose, title, children, footer }: ModalProps) {
  const say = useText('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (!open && element?.open) element.close();
  }, [open]);
  return (
    // A click on the backdrop is a click on the dialog itself; Escape is the keyboard's way to the same.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="sheet sheet-bottom m-0 mt-auto max-h-[88dvh] w-full max-w-none flex-col rounded-t-2xl bg-surface text-ink shadow-float open:flex sm:m-auto sm:w-[min(34rem,92vw)] sm:rounded-2xl"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      {open ? (
        <>
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 ps-5 pe-2">
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
            <button
              type="button"
              className="icon-btn"
              aria-label={say('close')}
              onClick={() => dialog.current?.close()}
            >
              <CommunityIcon name="x" />
            </button>
          </div>
          <div className="grow overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
          {footer ? <div className="border-t border-line bg-card px-5 py-4">{footer}</div> : null}
        </>
      ) : null}
    </dialog>
  );
}
