import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSignedIn } from '../api/session.ts';
import { useNavigate } from '../router/links.ts';
import { loginPath } from './safe-redirect.ts';

/**
 * Guards a page: a guest goes to the login page, which brings them back (source spec §5). The server sends the same page to
 * everybody, so the guard stands in the browser; what is behind it is asked of the API with the token.
 */
export function useCustomerOnly(): boolean {
  const isSignedIn = useSignedIn();
  const location = useLocation();
  const navigate = useNavigate();
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  const target = loginPath(location);
  useEffect(() => {
    if (isAwake && !isSignedIn) navigate(target, { replace: true });
  }, [isAwake, isSignedIn, navigate, target]);
  return isSignedIn;
}
