import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part.ts';
import { useToasts } from './toast-store.ts';

const ToastViewport = lazyPart(() => import('./toast-viewport.tsx'));

/**
 * The live region exists from the start, so that the first message is announced too; the visible toasts load with it.
 */
export function Toasts() {
  const toasts = useToasts();
  return (
    <>
      <div role="status" aria-live="polite" className="sr-only">
        {toasts.map((toast) => (
          <p key={toast.id}>{toast.text}</p>
        ))}
      </div>
      {toasts.length > 0 ? (
        <Suspense>
          <ToastViewport toasts={toasts} />
        </Suspense>
      ) : null}
    </>
  );
}
