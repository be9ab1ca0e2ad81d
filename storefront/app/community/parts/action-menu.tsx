import { type ReactNode, useRef } from 'react';
import { CommunityIcon } from '../community-icon.tsx';
import type { CommunityIconName } from '../icon-names.gen.ts';

export interface MenuAction {
  icon: CommunityIconName;
  label: string;
  onChoose: () => void;
  isDangerous?: boolean;
}

interface ActionMenuProps {
  /** Accessible name of the menu. */
  label: string;
  actions: readonly MenuAction[];
  children?: ReactNode;
}

/** Three dots that open a few actions. Closes on a choice, a click elsewhere and Escape (shell/use-open-menus.ts). */
export function ActionMenu({ label, actions, children }: ActionMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  if (actions.length === 0 && !children) return null;
  return (
    <details ref={menu} name="action-menu" data-menu className="relative">
      <summary className="icon-btn list-none text-soft" aria-label={label}>
        <CommunityIcon name="ellipsis" />
      </summary>
      <ul className="absolute end-0 top-full z-10 w-60 rounded-2xl border border-line bg-card p-2 shadow-float">
        {actions.map(({ icon, label: words, onChoose, isDangerous }) => (
          <li key={words}>
            <button
              type="button"
              className={`flex min-h-11 w-full items-center gap-3 rounded-xl px-3 text-start hover:bg-tint ${isDangerous ? 'text-negative' : ''}`}
              onClick={() => {
                if (menu.current) menu.current.open = false;
                // Focused first, so that a dialog opened by the action returns the focus here.
                menu.current?.querySelector('summary')?.focus();
                onChoose();
              }}
            >
              <CommunityIcon name={icon} size={18} className={isDangerous ? '' : 'text-secondary'} />
              {words}
            </button>
          </li>
        ))}
        {children}
      </ul>
    </details>
  );
}
