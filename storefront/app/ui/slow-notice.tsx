import { type RefObject, useEffect, useState } from 'react';

/** Waits after which a person is told that loading takes long, and is given a button to start it anew. */
export const SLOW_MS = 3_000;
export const STUCK_MS = 10_000;

const FOOT = 'calc(var(--bottom-bar, 0px) + env(safe-area-inset-bottom) + 1rem)';

type Wait = 'none' | 'slow' | 'stuck';

/** Follows for how long a part of the page has shown placeholders (ui/skeleton.tsx). */
function useWait(part: RefObject<HTMLElement | null>): Wait {
  const [wait, setWait] = useState<Wait>('none');
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    let timers: ReturnType<typeof setTimeout>[] = [];
    const stop = () => {
      for (const timer of timers) clearTimeout(timer);
      timers = [];
      setWait('none');
    };
    const look = () => {
      const isWaiting = element.querySelector('.animate-pulse') !== null;
      if (!isWaiting && timers.length > 0) stop();
      if (isWaiting && timers.length === 0)
        timers = [setTimeout(setWait, SLOW_MS, 'slow'), setTimeout(setWait, STUCK_MS, 'stuck')];
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true });
    look();
    return () => {
      observer.disconnect();
      stop();
    };
  }, [part]);
  return wait;
}

interface SlowNoticeProps {
  /** Part of the page whose placeholders are followed. */
  part: RefObject<HTMLElement | null>;
  text: string;
  retry: string;
}

/** Says after 3 s of placeholders that loading takes long, and after 10 s offers to load the page again. */
export function SlowNotice({ part, text, retry }: SlowNoticeProps) {
  return <SlowLine wait={useWait(part)} text={text} retry={retry} />;
}

interface SlowLineProps {
  wait: Wait;
  text: string;
  retry: string;
  /** By default the page is loaded again. */
  onRetry?: () => void;
}

/** The line of a wait at the foot of the screen, above the community's bar: nothing moves when it comes. */
export function SlowLine({ wait, text, retry, onRetry = () => location.reload() }: SlowLineProps) {
  return (
    <div
      role="status"
      style={{ position: 'fixed', insetInline: 0, insetBlockEnd: FOOT, zIndex: 20, pointerEvents: 'none' }}
    >
      {wait === 'none' ? null : (
        <div
          style={{ inlineSize: 'fit-content', pointerEvents: 'auto' }}
          className="mx-auto flex items-center gap-3 rounded-2xl border border-line bg-card px-4 text-sm shadow-float"
        >
          <p className="py-2.5">{text}</p>
          {wait === 'stuck' ? (
            <button type="button" className="min-h-11 shrink-0 font-semibold text-link underline" onClick={onRetry}>
              {retry}
            </button>
          ) : null}
        </div>
      )}
    </div>
  );
}
