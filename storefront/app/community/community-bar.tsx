import { memo, use } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../router/links.ts';
import { CartButton } from '../shell/header/cart-button.tsx';
import { LanguageSwitch } from '../shell/header/language-switch.tsx';
import { useText } from '../text/use-text.ts';
import { CommunityIcon } from './community-icon.tsx';
import { isAt, isStage, morePlaces, type Place, place, topPlaces } from './community-navigation.ts';
import { MineContext } from './membership/use-mine.ts';
import { MemberPicture } from './parts/member-picture.tsx';
import { useUnread } from './use-unread.ts';

/** Path without its language. */
export function usePathname(): string {
  return useLocation().pathname.replace(/\/$/, '') || '/';
}

function TopLink({ to, text, icon }: Place) {
  const say = useText('community');
  const isHere = isAt(to, usePathname());
  return (
    <li>
      <Link
        to={to}
        aria-current={isHere ? 'page' : undefined}
        className="inline-flex min-h-14 items-center gap-1.5 border-b-2 border-transparent px-1 text-sm font-semibold whitespace-nowrap text-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
      >
        <CommunityIcon name={icon} size={18} className="max-xl:hidden" />
        {say(text)}
      </Link>
    </li>
  );
}

/** Link to the reader's own page on a wide screen; on a phone the bar at the foot has it. */
function Me() {
  const say = useText('community');
  const mine = use(MineContext);
  const { handle } = mine?.membership ?? {};
  if (!mine?.profile || !handle) return null;
  return (
    <Link to={`/community/members/${handle}`} className="icon-btn max-lg:hidden">
      <MemberPicture member={mine.profile} size={32} />
      <span className="sr-only">{say('me')}</span>
    </Link>
  );
}

/** Link to the notifications, with the number of unread ones. */
function Bell() {
  const say = useText('community');
  const unread = useUnread();
  const notifications = place('notifications');
  if (!notifications) return null;
  return (
    <Link to={notifications.to} className="icon-btn relative">
      <CommunityIcon name="bell" size={22} />
      <span className="sr-only">{unread > 0 ? say('unread', { count: unread }) : say('notifications')}</span>
      {unread > 0 ? (
        <span
          aria-hidden="true"
          className="absolute -end-0.5 -top-0.5 min-w-5 rounded-full bg-negative px-1 text-center text-[0.7rem] leading-5 font-bold text-card tabular-nums ring-2 ring-card"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      ) : null}
    </Link>
  );
}

/**
 * The community's own bar in place of the shop's header: its pages, a link back to the shop, search, notifications and
 * cart. Not drawn anew when the layout learns who reads.
 */
export const CommunityBar = memo(function CommunityBar() {
  const say = useText('community');
  const sayShell = useText('shell');
  return (
    <header className="community-bar sticky -top-px z-20 border-b border-line bg-card" data-print="hide">
      <div className="mx-auto flex min-h-14 max-w-[76rem] items-center gap-1 px-2 sm:px-4 lg:gap-3">
        <Link
          to="/"
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-xl px-2 text-sm font-semibold text-link hover:bg-tint"
        >
          <CommunityIcon name="store" size={22} />
          <span className="max-sm:sr-only">{say('backToShop')}</span>
        </Link>
        <p className="truncate font-heading font-bold lg:sr-only">{say('name')}</p>
        <nav aria-label={say('places')} className="mx-auto max-lg:hidden">
          <ul className="flex gap-4 xl:gap-5">
            {topPlaces.map((one) => (
              <TopLink key={one.to} {...one} />
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-0.5 lg:ms-0">
          <LanguageSwitch className="inline-flex min-h-11 items-center gap-1.5 rounded-xl px-2 text-sm hover:bg-tint max-lg:hidden" />
          {/* Target of Alt+S as well (shell/use-keyboard.ts). */}
          <Link to="/community/search" className="icon-btn" aria-label={sayShell('search')} data-opens="search">
            <CommunityIcon name="search" size={22} />
          </Link>
          <Bell />
          <CartButton className="icon-btn relative" />
          <Me />
        </div>
      </div>
    </header>
  );
});

/**
 * On a phone, below the bar: pages that the bottom bar has no room for, and the other language. It scrolls away with
 * the page.
 */
export const PlaceRow = memo(function PlaceRow() {
  const say = useText('community');
  const pathname = usePathname();
  if (isStage(pathname)) return null;
  return (
    <nav aria-label={say('morePlaces')} className="overflow-x-auto px-4 pt-3 pb-1 lg:hidden" data-print="hide">
      <ul className="flex w-max gap-2">
        {morePlaces.map(({ to, text, icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isAt(to, pathname) ? 'page' : undefined}
              className="chip min-h-11 whitespace-nowrap aria-[current=page]:border-primary aria-[current=page]:bg-tint aria-[current=page]:font-bold"
            >
              <CommunityIcon name={icon} size={18} className="text-secondary" />
              {say(text)}
            </Link>
          </li>
        ))}
        <li>
          <LanguageSwitch className="chip min-h-11 whitespace-nowrap" />
        </li>
      </ul>
    </nav>
  );
});
