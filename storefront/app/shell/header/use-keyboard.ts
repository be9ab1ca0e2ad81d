import { useEffect } from 'react';

function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#search');
  if (field?.checkVisibility()) field.focus();
  else document.querySelector<HTMLButtonElement>('[data-opens="search"]')?.click();
}

/** Alt+M goes to the content, Alt+S to the search; Tab turns keyboard-navigation mode on, a pointer turns it off. */
export function useKeyboard(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') document.documentElement.dataset.input = 'keyboard';
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      // Keys by their position, not their letter: an Arabic keyboard has others there.
      if (event.code === 'KeyM') document.getElementById('main')?.focus();
      else if (event.code === 'KeyS') focusSearch();
      else return;
      event.preventDefault();
    };
    const onPointer = () => {
      delete document.documentElement.dataset.input;
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPointer);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPointer);
    };
  }, []);
}
