import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSignedIn } from '../api/session.ts';
import { safeRedirect } from './safe-redirect.ts';

/** Pages for guests send whoever is signed in to where they were going, or home (source spec §5). */
export function useGuestOnly(): void {
  const isSignedIn = useSignedIn();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const target = safeRedirect(search.get('redirect'));
  useEffect(() => {
    if (isSignedIn) navigate(target, { replace: true });
  }, [isSignedIn, navigate, target]);
}
