import { useDeferredValue, useEffect } from 'react';
import { useCustomerOnly } from '../../auth/use-customer-only.ts';
import { useNavigate } from '../../router/links.ts';
import { type Mine, useMembership } from './use-mine.ts';

interface Door {
  /** The reader, once known to be a member in good standing. */
  mine: Mine | null;
  /** The membership could not be loaded. */
  failed: boolean;
  retry: () => void;
}

/**
 * Guards the community: redirects a guest to the login page and back, and a customer without an approved membership to
 * /community/join, which describes the community and shows their status.
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
  // Deferred, so that React draws the page inside in pieces.
  return { mine: useDeferredValue(isIn ? mine : null), failed, retry };
}
