import { Ellipsis } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';

interface MenuButtonProps {
  label: string;
  /** Buttons and links; a click on one closes the menu. */
  children: ReactNode;
}

const WIDTH_PX = 256;
const MARGIN_PX = 8;

/**
 * Further acts behind one button: below it on a desk, at the bottom of the screen on a phone. The browser closes the
 * menu on Escape and on a click outside.
 */
export function MenuButton({ label, children }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const place = () => {
    const box = button.current?.getBoundingClientRect();
    if (!box || !menu.current) return;
    const wanted = document.documentElement.dir === 'rtl' ? box.left : box.right - WIDTH_PX;
    const most = document.documentElement.clientWidth - WIDTH_PX - MARGIN_PX;
    menu.current.style.setProperty('--menu-x', `${Math.max(MARGIN_PX, Math.min(wanted, most))}px`);
    menu.current.style.setProperty('--menu-y', `${box.bottom + MARGIN_PX / 2}px`);
  };
  return (
    <>
      <button ref={button} type="button" className="btn btn-quiet" popoverTarget={id}>
        <Ellipsis className="size-4" aria-hidden="true" />
        {label}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the click comes from the buttons inside, also by key */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button inside is a click */}
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="act-menu"
        onBeforeToggle={place}
        onClick={() => menu.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}
