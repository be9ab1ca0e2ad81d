interface QueueKeys {
  /** True while a dialog is open or an act runs: keys are then ignored. */
  isOpen: boolean;
  step: (by: 1 | -1) => void;
  /** Runs the act assigned to a key; returns false if there is none. */
  act: (code: string) => boolean;
}

/**
 * Keys by their position, since an Arabic keyboard has other letters there; ignored while the focus is in a text field.
 */
export function moveInQueue(event: KeyboardEvent, { isOpen, step, act }: QueueKeys): void {
  if (isOpen || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const target = event.target as HTMLElement | null;
  if (target?.closest('input, textarea, select, [contenteditable], dialog')) return;
  if (event.code === 'KeyJ') step(1);
  else if (event.code === 'KeyK') step(-1);
  else if (!act(event.code)) return;
  event.preventDefault();
}
