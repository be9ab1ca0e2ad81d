import type { ToastPosition } from './toast-store.ts';

/** In the source spec, left and right are those of the screen, so they swap flex ends with the direction. */
export const toastPositions: Record<ToastPosition, string> = {
  'top-left': 'items-start ltr:justify-start rtl:justify-end',
  'top-right': 'items-start ltr:justify-end rtl:justify-start',
  'bottom-left': 'items-end ltr:justify-start rtl:justify-end',
  'bottom-right': 'items-end ltr:justify-end rtl:justify-start',
  top: 'items-start justify-center',
  bottom: 'items-end justify-center',
  left: 'items-center ltr:justify-start rtl:justify-end',
  right: 'items-center ltr:justify-end rtl:justify-start',
  center: 'items-center justify-center',
};
