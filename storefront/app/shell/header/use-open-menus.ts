import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { closeOverlayOfOtherPage } from '../floating/overlays.ts';

function closeMenus(except?: Element | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
    if (menu !== except) menu.open = false;
  }
}

/** Menus under buttons close on a click elsewhere, on Escape (the focus goes back to the button) and on leaving the page. */
export function useOpenMenus(): void {
  const { key } = useLocation();
  useEffect(() => {
    closeMenus();
    closeOverlayOfOtherPage(key);
  }, [key]);
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      closeMenus(event.target instanceof Element ? event.target.closest('details[data-menu]') : null);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = document.activeElement?.closest('details[data-menu][open]');
      closeMenus();
      open?.querySelector('summary')?.focus();
    };
    addEventListener('pointerdown', onPointer);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onPointer);
      removeEventListener('keydown', onKey);
    };
  }, []);
}
