import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.gen.ts';
import { toastPositions } from './toast-positions.ts';
import { dismissToast, type Toast, type ToastPosition, type ToastTone } from './toast-store.ts';

const GAP_PX = 12;

const tones: Record<ToastTone, { icon: IconName; className: string }> = {
  positive: { icon: 'circle-check', className: 'text-positive' },
  negative: { icon: 'circle-alert', className: 'text-negative' },
  info: { icon: 'info', className: 'text-info' },
  warning: { icon: 'triangle-alert', className: 'text-warning' },
};

/** Dismisses the toast after its timeout, which pauses during hover and focus so that it can be read and used. */
function useTimeout(toast: Toast, held: boolean): void {
  const left = useRef(toast.timeoutMs);
  useEffect(() => {
    if (held) return;
    const start = performance.now();
    const timer = setTimeout(() => dismissToast(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [held, toast.id]);
}

function ToastCard({ toast }: { toast: Toast }) {
  const say = useText('shell');
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useTimeout(toast, pointed || focused);
  const tone = tones[toast.tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only holds the clock
    <div
      className="toast pointer-events-auto flex max-w-sm items-center gap-3 rounded-2xl border border-line bg-card py-2.5 ps-4 pe-2 text-sm shadow-float"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={tone.icon} className={tone.className} />
      {/* The live region announces it; this copy is only visual. */}
      <span aria-hidden="true" className="py-1">
        {toast.text}
      </span>
      {toast.action ? (
        <button
          type="button"
          className="min-h-11 shrink-0 px-2 font-semibold text-link underline"
          onClick={() => {
            dismissToast(toast.id);
            toast.action?.run();
          }}
        >
          {toast.action.label}
        </button>
      ) : null}
      <button
        type="button"
        className="icon-btn"
        aria-label={say('closeMessage')}
        onClick={() => dismissToast(toast.id)}
      >
        <Icon name="x" size={16} />
      </button>
    </div>
  );
}

/** The bar at the top of a page, which sticks there or, at the checkout, does not. */
const bar = () => document.querySelector('header.sticky, header > .sticky') ?? document.querySelector('header');

/** A message for as long as something lasts: within the bar, it covers nothing. Its action may be repeated. */
function ToastLine({ toast: { text, action } }: { toast: Toast }) {
  const { pathname } = useLocation();
  const [host, setHost] = useState<Element | null>(null);
  // Another page may have another bar.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again on each page
  useLayoutEffect(() => setHost(bar()), [pathname]);
  const line = (
    <div className="flex min-h-11 items-center justify-center gap-2 bg-warning-tint px-4 text-sm text-warning">
      <span aria-hidden="true">{text}</span>
      {action ? (
        <button type="button" className="min-h-11 shrink-0 font-semibold underline" onClick={action.run}>
          {action.label}
        </button>
      ) : null}
    </div>
  );
  return host && createPortal(line, host);
}

/** An open dialog makes the rest of the page unreachable, so toasts move into it. */
function topmost(): Element {
  return document.querySelector('dialog:modal') ?? document.body;
}

/** A dialog with at least this share of the screen's height has its title at the top, and no room above it. */
const AS_HIGH_AS_THE_SCREEN = 0.95;

/**
 * Popover in the top layer, placed relative to the screen. Inside a transformed dialog, a fixed element would be placed
 * relative to the dialog.
 */
const byTheScreen = {
  popover: 'manual',
  ref(element: HTMLElement | null) {
    // The page may have changed meanwhile, and the dialog may be gone.
    if (element?.isConnected) element.showPopover?.();
  },
} as const;

/**
 * Position of a toast over a dialog, so that it covers neither its buttons nor its question: above the dialog if there
 * is room, otherwise above the footer of a sheet, which contains the cart's total and the checkout button.
 */
function placeOver(host: Element, position: ToastPosition) {
  const isDialog = host !== document.body;
  if (isDialog && host.clientHeight < window.innerHeight * AS_HIGH_AS_THE_SCREEN)
    return { place: toastPositions.top, layer: byTheScreen };
  const foot = host.querySelector(':scope > [data-foot]');
  const style = foot ? { paddingBlockEnd: foot.getBoundingClientRect().height + GAP_PX } : undefined;
  return { place: toastPositions[position], layer: { style } };
}

export default function ToastViewport({ toasts }: { toasts: readonly Toast[] }) {
  const host = topmost();
  return createPortal(
    toasts.map((toast) => {
      const { position } = toast;
      if (position === 'line') return <ToastLine key={toast.id} toast={toast} />;
      const { place, layer } = placeOver(host, position);
      return (
        <div
          key={toast.id}
          className={`pointer-events-none fixed inset-0 z-50 flex size-auto overflow-visible bg-transparent p-4 pb-24 text-ink sm:pb-6 ${place}`}
          {...layer}
        >
          <ToastCard toast={toast} />
        </div>
      );
    }),
    host,
  );
}
