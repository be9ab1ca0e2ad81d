import { useEffect } from 'react';
import { useHref, useNavigation } from 'react-router';

/** sessionStorage key of where a step inside the shop was going when the page was loaded again. */
const GOING_KEY = 'going';

/**
 * A step whose script does not come (a blocker, a build that was replaced) makes React Router load the page again that one is
 * on. The page then goes where the step was going, as a document, which needs no script. So does a reader who reloads
 * because a step takes too long.
 */
export function PendingStep() {
  const { location: target } = useNavigation();
  const address = useHref(target ?? '');
  const going = target ? address : null;
  useEffect(() => {
    if (!going) return;
    const note = () => sessionStorage.setItem(GOING_KEY, going);
    addEventListener('pagehide', note);
    return () => removeEventListener('pagehide', note);
  }, [going]);
  useEffect(() => {
    const noted = sessionStorage.getItem(GOING_KEY);
    sessionStorage.removeItem(GOING_KEY);
    const [loaded] = performance.getEntriesByType('navigation');
    const isReload = loaded && 'type' in loaded && loaded.type === 'reload';
    if (noted && isReload) location.replace(noted);
  }, []);
  return null;
}
