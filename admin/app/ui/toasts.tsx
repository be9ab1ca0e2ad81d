import { X } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useText } from '../text/language.tsx';

export interface Toast {
  kind: 'good' | 'bad';
  text: string;
  /** Reverts the act, for as long as it is offered. */
  undo?: () => void;
}

const SHOWN_MS = { good: 6_000, bad: 12_000 };

const Toasts = createContext<((toast: Toast) => void) | null>(null);

export function useToast(): (toast: Toast) => void {
  const show = useContext(Toasts);
  if (!show) throw new Error('something was said outside ToastProvider');
  return show;
}

/** Shows results of actions, the latest last; screen readers announce them without moving the focus. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly (Toast & { id: number })[]>([]);
  const next = useRef(0);
  const show = useCallback((toast: Toast) => {
    next.current += 1;
    const id = next.current;
    setShown((before) => [...before.slice(-2), { ...toast, id }]);
  }, []);
  const drop = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), []);
  return (
    <Toasts value={show}>
      {children}
      <div
        role="status"
        className="toasts"
        popover="manual"
        ref={showAbove}
        data-empty={shown.length === 0 || undefined}
      >
        {shown.map((toast) => (
          <Line key={toast.id} toast={toast} onEnd={() => drop(toast.id)} />
        ))}
      </div>
    </Toasts>
  );
}

/** Shows the toasts above everything, dialogs too. */
function showAbove(element: HTMLDivElement | null): void {
  element?.showPopover();
}

function Line({ toast, onEnd }: { toast: Toast; onEnd: () => void }) {
  const say = useText('common');
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const timer = setTimeout(() => end.current(), SHOWN_MS[toast.kind]);
    return () => clearTimeout(timer);
  }, [toast.kind]);
  return (
    <div className="toast" data-kind={toast.kind}>
      <p className="grow">{toast.text}</p>
      {toast.undo ? (
        <button
          type="button"
          className="font-semibold underline"
          onClick={() => {
            toast.undo?.();
            onEnd();
          }}
        >
          {say('undo')}
        </button>
      ) : null}
      <button type="button" className="icon-btn -my-2" aria-label={say('close')} onClick={onEnd}>
        <X className="size-4" aria-hidden="true" />
      </button>
    </div>
  );
}
