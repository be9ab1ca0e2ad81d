import { SearchBox } from '../../search/search-box.tsx';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { openOverlay } from '../floating/overlays.ts';
import { CartButton } from './cart-button.tsx';
import { Logo } from './logo.tsx';
import { MainNav } from './main-nav.tsx';
import { TopBar } from './top-bar.tsx';
import { UserMenu } from './user-menu.tsx';

export function Header() {
  const say = useText('shell');
  return (
    // The header element has no box of its own, so that its middle part sticks for the whole page and not only within
    // the header.
    <header className="contents" data-print="hide">
      <TopBar />
      {/* One pixel higher: at fractional positions Firefox shows the page above it. */}
      <div className="sticky -top-px z-30 bg-card max-lg:border-b max-lg:border-line">
        <div className="container flex items-center gap-2 py-2 lg:gap-8 lg:py-4">
          <button
            type="button"
            className="icon-btn -ms-2 lg:hidden"
            aria-label={say('menu')}
            aria-haspopup="dialog"
            onClick={() => openOverlay('menu')}
          >
            <Icon name="menu" size={22} />
          </button>
          <Logo />
          <div className="mx-auto w-full max-w-2xl max-lg:hidden">
            <SearchBox id="search" />
          </div>
          <div className="flex items-center max-lg:ms-auto lg:gap-1">
            <button
              type="button"
              className="icon-btn lg:hidden"
              aria-label={say('search')}
              aria-haspopup="dialog"
              data-opens="search"
              onClick={() => openOverlay('search')}
            >
              <Icon name="search" size={22} />
            </button>
            <UserMenu />
            <CartButton className="icon-btn relative" />
          </div>
        </div>
      </div>
      <MainNav />
    </header>
  );
}
