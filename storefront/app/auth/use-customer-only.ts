import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSignedIn } from '../api/session.ts';
import { useNavigate } from '../router/links.ts';
import { loginPath } from './safe-redirect.ts';

/**
 * Guards a page: a guest is redirected to the login page and back afterwards (source spec §5). The server sends every
 * visitor the same page, so the guard runs in the browser; personal content loads from the API with the token.
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
