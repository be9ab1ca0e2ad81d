import { Suspense, useEffect } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { Link } from '../../router/links.ts';
import { together } from '../../text/load-texts.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';

const HomeLists = lazyPart(together(['shop', 'offline'], () => import('../../shop/home/home-lists.tsx')));
const NotFoundArt = lazyPart(() => import('./not-found-art.tsx'));

/** Text of the failed load, by the beginning of its path. */
const loading = [
  [/^\/(?:products|search|offers|categories\/.)/, 'productsFailed'],
  [/^\/product\//, 'productFailed'],
  [/^\/categories/, 'categoriesFailed'],
] as const;

function Failed() {
  const say = useText('shell');
  const { pathname } = useLocation();
  const failure = loading.find(([path]) => path.test(pathname))?.[1];
  useEffect(() => {
    if (failure) showToast({ text: say(failure), tone: 'negative', position: 'top' });
  }, [failure, say]);
  return (
    <>
      <Icon name="triangle-alert" size={48} className="text-warning" />
      <h1 className="text-3xl">{say('failedTitle')}</h1>
      <p className="max-w-md text-soft">{say('failedText')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
          {say('tryAgain')}
        </button>
        <Link to="/" reloadDocument className="btn btn-quiet">
          {say('backHome')}
        </Link>
      </div>
      {pathname === '/' ? (
        <Suspense>
          <HomeLists />
        </Suspense>
      ) : null}
    </>
  );
}

/**
 * After a navigation that failed without a network, reloads the page: the service worker then shows the stored page or
 * the offline page.
 */
function useCachedPageOffline(missing: boolean): void {
  useEffect(() => {
    if (!missing && !navigator.onLine && navigator.serviceWorker?.controller) location.reload();
  }, [missing]);
}

export function ErrorPage({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  useCachedPageOffline(missing);
  return (
    <div className="container flex flex-col items-center gap-5 py-16 text-center lg:py-24">
      {missing ? (
        <Suspense>
          <NotFoundArt />
        </Suspense>
      ) : (
        <Failed />
      )}
    </div>
  );
}
