import { useEffect } from 'react';
import { useCustomerOnly } from '../../auth/use-customer-only.ts';
import { useNavigate } from '../../router/links.ts';
import { type Mine, useMembership } from './use-mine.ts';

interface Door {
  /** The reader, once known to be a member in good standing. */
  mine: Mine | null;
  /** It could not be asked who they are. */
  failed: boolean;
  retry: () => void;
}

/**
 * Guards the community: a guest goes to the login page, which brings them back, and who is no member in good standing to
 * /community/join, which says what is inside and how they stand.
 */
export function useMembersOnly(): Door {
  const isSignedIn = useCustomerOnly();
  const navigate = useNavigate();
  const { mine, failed, retry } = useMembership(isSignedIn);
  const isIn = isSignedIn && mine?.membership.status === 'approved';
  const isOutside = isSignedIn && mine !== null && !isIn;
  useEffect(() => {
    if (isOutside) navigate('/community/join', { replace: true });
  }, [isOutside, navigate]);
  return { mine: isIn ? mine : null, failed, retry };
}
