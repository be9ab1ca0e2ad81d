import { useEffect, useRef } from 'react';

export interface StageKeys {
  next: () => void;
  previous: () => void;
  togglePlaying: () => void;
  toggleSound: () => void;
  like: () => void;
}

/** Actions by physical key (`event.code`), because an Arabic layout has no letter M. */
const ACTS: Readonly<Record<string, keyof StageKeys>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Space: 'togglePlaying',
  KeyM: 'toggleSound',
  KeyL: 'like',
};

const TYPED_INTO = 'input, textarea, select, [contenteditable], dialog, [role="listbox"], details[open]';

/** Keyboard shortcuts of the stage, inactive in fields, lists, menus and dialogs. */
export function useKeys(keys: StageKeys): void {
  const last = useRef(keys);
  last.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = ACTS[event.code];
      if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(TYPED_INTO)) return;
      // Space presses the button that has the focus.
      if (event.code === 'Space' && target?.closest('button, a, summary')) return;
      event.preventDefault();
      last.current[act]();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
