import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/** sessionStorage key of the target of a navigation that was pending when the page was reloaded. */
const GOING_KEY = 'going';

function storeNoted(going: string): void {
  try {
    sessionStorage.setItem(GOING_KEY, going);
  } catch {
    // Without storage the reload shows the previous page.
  }
}

function takeNoted(): string | null {
  try {
    const noted = sessionStorage.getItem(GOING_KEY);
    sessionStorage.removeItem(GOING_KEY);
    return noted;
  } catch {
    return null;
  }
}

/**
 * If the script of a navigation fails to load (a blocker, a replaced build), React Router reloads the current page. The
 * page then opens the target of the navigation as a document, which needs no script; so does a reload by a reader when
 * a navigation takes too long. The router itself is read, because its script may fail before the first rendering.
 */
export function PendingStep() {
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    let going: string | null = null;
    const forget = router?.subscribe(({ navigation }) => {
      going = navigation.location ? router.createHref(navigation.location) : null;
    });
    const note = () => {
      if (going) storeNoted(going);
    };
    addEventListener('pagehide', note);
    return () => {
      forget?.();
      removeEventListener('pagehide', note);
    };
  }, [router]);
  useEffect(() => {
    const noted = takeNoted();
    const [loaded] = performance.getEntriesByType('navigation');
    const isReload = loaded && 'type' in loaded && loaded.type === 'reload';
    if (noted && isReload) location.replace(noted);
  }, []);
  return null;
}
