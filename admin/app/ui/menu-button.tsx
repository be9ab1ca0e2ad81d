import { Ellipsis, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';

interface MenuButtonProps {
  label: string;
  icon?: LucideIcon;
  /** Buttons and links. */
  children: ReactNode;
  /** True for tick boxes: a click inside does not close the menu. */
  staysOpen?: boolean;
}

const WIDTH_PX = 256;
const MARGIN_PX = 8;

/**
 * Further acts behind one button: below it on a desk, at the bottom of the screen on a phone. The browser closes the
 * menu on Escape and on a click outside.
 */
export function MenuButton({ label, icon: Icon = Ellipsis, children, staysOpen = false }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const place = () => {
    const box = button.current?.getBoundingClientRect();
    if (!box || !menu.current) return;
    const screen = document.documentElement.clientWidth;
    const isRtl = document.documentElement.dir === 'rtl';
    // The menu ends where its button ends, as far as it stays on the screen.
    const wanted = isRtl ? screen - box.left - WIDTH_PX : box.right - WIDTH_PX;
    const start = Math.max(MARGIN_PX, Math.min(wanted, screen - WIDTH_PX - MARGIN_PX));
    menu.current.style.setProperty('--menu-start', `${start}px`);
    menu.current.style.setProperty('--menu-top', `${box.bottom + MARGIN_PX / 2}px`);
  };
  return (
    <>
      <button ref={button} type="button" className="btn btn-quiet" popoverTarget={id}>
        <Icon className="size-4" aria-hidden="true" />
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
        onClick={staysOpen ? undefined : () => menu.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}
