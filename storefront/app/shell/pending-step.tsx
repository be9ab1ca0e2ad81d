import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/** sessionStorage key of where a step inside the shop was going when the page was loaded again. */
const GOING_KEY = 'going';

function storeNoted(going: string): void {
  try {
    sessionStorage.setItem(GOING_KEY, going);
  } catch {
    // Where nothing is stored, the page one was on is loaded again.
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
 * A step whose script does not come (a blocker, a build that was replaced) makes React Router load the page again that one is
 * on. The page then goes where the step was going, as a document, which needs no script. So does a reader who reloads
 * because a step takes too long. The router itself is asked: its script may fail before anything is rendered.
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
