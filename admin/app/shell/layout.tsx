import { Menu, Search, Store } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSession } from '../session/session.ts';
import { SignIn } from '../session/sign-in.tsx';
import { SignInAgain } from '../session/sign-in-again.tsx';
import { useIdleEnd } from '../session/use-idle-end.ts';
import { useText } from '../text/language.tsx';
import { useIsWide } from '../ui/use-is-wide.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ClosedBar } from './closed-bar.tsx';
import { Drawer } from './drawer.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { Palette } from './palette.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SideBar } from './side-bar.tsx';

/** Frame around a screen; the sign-in form without a session. */
export function Layout() {
  const { session } = useSession();
  return session ? <Frame /> : <SignIn />;
}

function Frame() {
  const say = useText('shell');
  const { hasEnded } = useSession();
  const isWide = useIsWide();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [isKeysOpen, setKeysOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  useIdleEnd();
  useKeys({ find: () => setPaletteOpen(true), help: () => setKeysOpen(true) });
  useFocusOnNewScreen(main);
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:start-2 focus:top-2 focus:z-30 focus:btn focus:btn-primary"
      >
        {say('skip')}
      </a>
      <div className="lg:grid lg:grid-cols-[15rem_1fr]" inert={hasEnded}>
        {isWide ? <SideBar /> : null}
        <div className="min-w-0">
          <header
            data-print="hide"
            className="sticky top-0 z-20 flex h-14 items-center gap-1 border-b border-line bg-card px-2 sm:px-4"
          >
            {isWide ? null : (
              <button type="button" className="icon-btn" aria-label={say('menu')} onClick={() => setMenuOpen(true)}>
                <Menu className="size-5" aria-hidden="true" />
              </button>
            )}
            <button
              type="button"
              className="flex h-10 min-w-0 grow items-center gap-2 rounded-lg border border-line-strong bg-surface px-3 text-soft sm:max-w-md"
              onClick={() => setPaletteOpen(true)}
            >
              <Search className="size-4 shrink-0" aria-hidden="true" />
              <span className="min-w-0 grow truncate text-start">{say('find')}</span>
              <kbd dir="ltr" className="hidden text-xs sm:inline">
                Ctrl K
              </kbd>
            </button>
            <span className="grow" />
            <a href="/" className="icon-btn" aria-label={say('toShop')} title={say('toShop')}>
              <Store className="size-5" aria-hidden="true" />
            </a>
            <PersonMenu onKeys={() => setKeysOpen(true)} />
          </header>
          <ClosedBar />
          <main id="main" ref={main} tabIndex={-1} className="mx-auto max-w-6xl p-4 pb-24 lg:p-6 print:p-0">
            <Outlet />
          </main>
        </div>
      </div>
      {isWide ? null : <BottomBar onMenu={() => setMenuOpen(true)} />}
      {isMenuOpen ? <Drawer onClose={() => setMenuOpen(false)} /> : null}
      {isKeysOpen ? <KeysDialog onClose={() => setKeysOpen(false)} /> : null}
      {isPaletteOpen ? <Palette onClose={() => setPaletteOpen(false)} /> : null}
      {hasEnded ? <SignInAgain /> : null}
    </>
  );
}

/** Keys by their position: an Arabic keyboard has no K. */
function useKeys({ find, help }: { find: () => void; help: () => void }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSlash = event.code === 'Slash' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
      if (isSlash && event.shiftKey) {
        event.preventDefault();
        help();
        return;
      }
      if (isSlash) {
        const search = document.querySelector<HTMLInputElement>('[data-search]');
        if (search) event.preventDefault();
        search?.focus();
        return;
      }
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      find();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * A new screen takes the focus at its beginning, for screen readers too; another page of the same list does not count
 * as a new screen.
 */
function useFocusOnNewScreen(main: { current: HTMLElement | null }): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    scrollTo(0, 0);
    main.current?.focus();
  }, [pathname, main]);
}
