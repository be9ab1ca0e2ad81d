import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../text/use-text.ts';
import { closeOnBack } from './close-on-back.ts';
import { Icon } from './icon.tsx';

const sides = {
  start: 'sheet-start me-auto h-dvh max-h-none w-[min(24rem,88vw)] rounded-e-2xl',
  end: 'sheet-end ms-auto h-dvh max-h-none w-[min(26rem,92vw)] rounded-s-2xl',
  bottom: 'sheet-bottom mt-auto w-full max-w-none max-h-[88dvh] rounded-t-2xl',
  full: 'h-dvh w-full max-h-none max-w-none',
};

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  side: keyof typeof sides;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
}

/**
 * A panel over the page, on the browser's own <dialog>: it traps the focus, Escape and a step back close it, and the
 * rest of the page is inert and does not scroll (`:has(dialog:modal)` in app.css).
 */
export function Sheet({ open, onClose, title, side, children, footer }: SheetProps) {
  const say = useText('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) {
      element.showModal();
      // A dialog focuses its first button; a field it was opened for takes precedence.
      element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (!open && element?.open) element.close();
    return open ? closeOnBack(() => element?.close()) : undefined;
  }, [open]);
  return (
    // A click on the backdrop is a click on the dialog itself; Escape is the keyboard's way to the same.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      aria-label={title}
      className={`sheet m-0 flex-col bg-surface text-ink shadow-float open:flex ${sides[side]}`}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div className="flex items-center justify-between gap-4 border-b border-line py-2 ps-5 pe-2">
        <h2 className="text-lg">{title}</h2>
        <button type="button" className="icon-btn" aria-label={say('close')} onClick={() => dialog.current?.close()}>
          <Icon name="x" />
        </button>
      </div>
      <div className="grow overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
      {footer ? (
        <div data-foot className="border-t border-line bg-card px-5 py-4">
          {footer}
        </div>
      ) : null}
    </dialog>
  );
}
