import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { storedToken, useSignedIn } from '../api/session.ts';
import { beganAside } from '../api/set-aside.ts';
import { useNavigate } from '../router/links.ts';
import { safeRedirect } from './safe-redirect.ts';

/**
 * Redirects a signed-in customer from guest pages to the home page (source spec §5); after a sign-in on the page, or the
 * return of a session that was set aside, to the requested address.
 */
export function useGuestOnly(): void {
  const isSignedIn = useSignedIn();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const target = safeRedirect(search.get('redirect'));
  const cameAsGuest = useRef(false);
  useEffect(() => {
    cameAsGuest.current ||= beganAside || storedToken() === null;
    if (isSignedIn) navigate(cameAsGuest.current ? target : '/', { replace: true });
  }, [isSignedIn, navigate, target]);
}
