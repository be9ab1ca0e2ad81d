import { endSession, useSignedIn } from '../../api/session.ts';
import { useApi } from '../../api/use-api.ts';
import { type Address, Link, useHref } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.gen.ts';
import { leaveNews } from '../news.ts';

const row = 'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 text-start hover:bg-tint';

function Entry({ to, icon, label }: { to: Address; icon: IconName; label: string }) {
  return (
    <li>
      <Link to={to} className={row}>
        <Icon name={icon} size={18} className="text-secondary" />
        {label}
      </Link>
    </li>
  );
}

/** Login and register for a guest; account, orders and logout for a signed-in customer. */
export function UserEntries() {
  const say = useText('shell');
  const api = useApi();
  const home = useHref('/');
  if (!useSignedIn()) {
    return (
      <>
        <Entry to="/login" icon="user" label={say('login')} />
        <Entry to="/register" icon="user-plus" label={say('register')} />
      </>
    );
  }
  return (
    <>
      <Entry to="/account" icon="user" label={say('account')} />
      <Entry to="/orders" icon="package" label={say('orders')} />
      <li>
        <button
          type="button"
          className={row}
          onClick={() => {
            // Local data is deleted even if the call fails (source spec §4); the call with the token has to start
            // first.
            void api('POST /auth/logout', { keepalive: true }).catch(() => undefined);
            endSession();
            // The full page load also clears state in memory.
            leaveNews('loggedOut');
            location.assign(home);
          }}
        >
          <Icon name="log-out" size={18} className="text-secondary" />
          {say('logout')}
        </button>
      </li>
    </>
  );
}

export function UserMenu() {
  const say = useText('shell');
  return (
    <details name="menu" data-menu className="relative">
      <summary className="icon-btn list-none" aria-label={say('userMenu')}>
        <Icon name="user" size={22} />
      </summary>
      <ul className="absolute end-0 top-full z-30 mt-2 w-56 rounded-2xl border border-line bg-card p-2 shadow-float">
        <UserEntries />
      </ul>
    </details>
  );
}
