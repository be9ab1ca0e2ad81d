import { useSyncExternalStore } from 'react';
import { watchUser } from '../api/session.ts';
import { storedUser } from '../auth/stored-user.ts';
import { addressFrom, Link } from '../router/links.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';

/** Links to the application, which redirects a guest to the login first; links affiliates to their dashboard. */
export function JoinButton({ className }: { className: string }) {
  const say = useText('affiliate');
  const isAffiliate = useSyncExternalStore(
    watchUser,
    () => storedUser()?.isAffiliate === true,
    () => false,
  );
  return (
    <Link to={isAffiliate ? addressFrom('/affiliate/dashboard') : '/affiliate/apply'} className={className}>
      {say(isAffiliate ? 'toDashboard' : 'apply')}
      <Icon name="arrow-right" size={18} directional />
    </Link>
  );
}
