import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { storedToken, useSignedIn } from '../api/session.ts';
import { useNavigate } from '../router/links.ts';
import { safeRedirect } from './safe-redirect.ts';

/** Pages for guests send whoever is signed in home (source spec §5); who signs in here goes on to where they were going. */
export function useGuestOnly(): void {
  const isSignedIn = useSignedIn();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const target = safeRedirect(search.get('redirect'));
  const cameAsGuest = useRef(false);
  useEffect(() => {
    cameAsGuest.current ||= storedToken() === null;
    if (isSignedIn) navigate(cameAsGuest.current ? target : '/', { replace: true });
  }, [isSignedIn, navigate, target]);
}
