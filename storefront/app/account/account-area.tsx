import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useCustomerOnly } from '../auth/use-customer-only.ts';
import { Link } from '../router/links.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.gen.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { SlowNotice } from '../ui/slow-notice.tsx';

const sections = [
  { to: '/account', text: 'profile', icon: 'user' },
  { to: '/account/orders', text: 'orders', icon: 'package' },
  { to: '/account/returns', text: 'returns', icon: 'undo-2' },
  { to: '/account/wishlist', text: 'wishlist', icon: 'heart' },
  { to: '/account/reviews', text: 'reviews', icon: 'star' },
  { to: '/account/questions', text: 'questions', icon: 'message-circle' },
  { to: '/account/points', text: 'points', icon: 'sparkles' },
  { to: '/account/lotto', text: 'lotto', icon: 'gift' },
  { to: '/account/addresses', text: 'addresses', icon: 'map-pin' },
  { to: '/account/settings', text: 'settings', icon: 'sliders-horizontal' },
] as const satisfies { to: string; text: string; icon: IconName }[];

/** Also matches the short addresses of orders and the wishlist (source spec §2), and both addresses of the profile. */
function isAt(section: string, pathname: string): boolean {
  const path = (pathname.startsWith('/account') ? pathname : `/account${pathname}`).replace(/\/profile$/, '');
  return path === section || (section !== '/account' && path.startsWith(`${section}/`));
}

function AccountNavigation() {
  const say = useText('account');
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // On a phone the row is longer than the screen: the page one is on must be seen in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own entry
  useEffect(() => {
    list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav aria-label={say('title')} className="max-lg:-m-4 max-lg:overflow-x-auto max-lg:p-4 print:hidden">
      <ul ref={list} className="flex w-max gap-2 lg:grid lg:w-full lg:gap-1">
        {sections.map((section) => (
          <li key={section.to}>
            <Link
              to={section.to}
              aria-current={isAt(section.to, pathname) ? 'page' : undefined}
              className="chip min-h-11 whitespace-nowrap lg:w-full lg:rounded-xl lg:border-transparent lg:bg-transparent lg:px-4 hover:bg-tint aria-[current=page]:border-primary aria-[current=page]:bg-tint aria-[current=page]:font-bold"
            >
              <Icon name={section.icon} size={18} className="text-secondary" />
              {say(section.text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Placeholder with the section's heading from the first byte; personal content follows after the session is confirmed.
 */
function Waiting() {
  const say = useText('account');
  const { pathname } = useLocation();
  const section = sections.find(({ to }) => isAt(to, pathname));
  return (
    <div className="grid gap-5">
      <h1 className="text-3xl">{say(section?.text ?? 'title')}</h1>
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}

export default function AccountArea() {
  const say = useText('account');
  const isCustomer = useCustomerOnly();
  const part = useRef<HTMLDivElement>(null);
  return (
    <div className="container grid gap-6 pt-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-12 lg:pt-12">
      <AccountNavigation />
      <div ref={part} className="min-w-0">
        <SlowNotice part={part} text={say('slow')} retry={say('retry')} />
        <noscript>
          <p className="rounded-xl bg-warning-tint p-4 text-warning">
            {say('needsScript')} <Link to="/track-order">{say('trackInstead')}</Link>
          </p>
        </noscript>
        {isCustomer ? <Outlet /> : <Waiting />}
      </div>
    </div>
  );
}
