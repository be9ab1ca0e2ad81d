import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { Link } from '../router/links.ts';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { PalmAlone } from './palm-alone.tsx';
import { useRootData } from './root-data.ts';

function NotFound() {
  const say = useText('shell');
  const { categories } = useRootData();
  return (
    <>
      <PalmAlone />
      <h1 className="text-3xl">{say('notFoundTitle')}</h1>
      <p className="max-w-md text-soft">{say('notFoundText')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to="/" className="btn btn-primary">
          {say('backHome')}
        </Link>
        <Link to="/products" className="btn btn-quiet">
          {say('allProducts')}
        </Link>
      </div>
      <ul className="mt-4 flex flex-wrap justify-center gap-2" aria-label={say('departments')}>
        {categories.slice(0, 6).map((category) => (
          <li key={category.slug}>
            <Link to={`/categories/${category.slug}`} className="chip min-h-11 hover:bg-tint">
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What was being loaded, by the beginning of its path. */
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
      <PalmAlone />
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
    </>
  );
}

/** A step inside the shop that the network broke: as a document, it is the page last seen or the one that explains. */
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
      {missing ? <NotFound /> : <Failed />}
    </div>
  );
}
