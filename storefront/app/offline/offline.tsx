import { Suspense, useEffect, useState } from 'react';
import { PalmAlone } from '../shell/header/palm-alone.tsx';
import { useLanguage } from '../shell/root-data.ts';
import { together } from '../text/load-texts.ts';
import { useText } from '../text/use-text.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { type CachedPage, listCachedPages } from './cached-pages.ts';

const OfflineCart = lazyPart(together(['cart'], () => import('./offline-cart.tsx')));

/** Page the reader wanted to open: only a path of this shop is accepted. */
function useDestination(): string {
  const language = useLanguage();
  const [from, setFrom] = useState(language === 'en' ? '/en' : '/');
  useEffect(() => {
    // The stored document is the same for every destination, so the address is read after hydration.
    const given = new URLSearchParams(location.search).get('from') ?? '';
    if (/^\/(?![/\\])/.test(given)) setFrom(given);
  }, []);
  return from;
}

function useCachedPages(): CachedPage[] {
  const language = useLanguage();
  const [pages, setPages] = useState<CachedPage[]>([]);
  useEffect(() => {
    listCachedPages(language).then(setPages, () => undefined);
  }, [language]);
  return pages;
}

/** Delay before the next connection attempt, doubled up to the longest. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Opens the destination as soon as the shop answers. A phone reports being online once it sees a mast, which may be a
 * while before any data gets through, so the request is repeated. Does nothing for readers who opened this page itself.
 */
function useReturnOnceOnline(destination: string): void {
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('from')) return;
    let wait = FIRST_WAIT_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      timer = setTimeout(goBack, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    };
    const goBack = () => {
      clearTimeout(timer);
      // In a hidden tab or without a network it waits for the next event instead.
      if (!navigator.onLine || document.visibilityState !== 'visible') return;
      fetch(destination, { method: 'HEAD', cache: 'no-store' }).then(() => location.replace(destination), later);
    };
    const onSign = () => {
      wait = FIRST_WAIT_MS;
      goBack();
    };
    addEventListener('online', onSign);
    document.addEventListener('visibilitychange', onSign);
    later();
    return () => {
      clearTimeout(timer);
      removeEventListener('online', onSign);
      document.removeEventListener('visibilitychange', onSign);
    };
  }, [destination]);
}

/** Page that the service worker shows in place of one it has not stored. Its links load documents: the stored ones. */
export default function Offline() {
  const say = useText('offline');
  const destination = useDestination();
  const pages = useCachedPages();
  useReturnOnceOnline(destination);
  const isBuying = /\/(?:cart|checkout)(?:[/?]|$)/.test(destination);
  // A product bought directly is not in the cart.
  const isNow = /[?&]now/.test(destination);
  return (
    <div className="container flex flex-col items-center gap-5 py-16 text-center lg:py-24">
      <PalmAlone />
      <h1 className="text-3xl">{say('title')}</h1>
      <p className="max-w-md text-soft">{isBuying ? say('buying') : say('text')}</p>
      <a href={destination} className="btn btn-primary">
        {say('tryAgain')}
      </a>
      {isBuying && !isNow ? (
        <Suspense>
          <OfflineCart />
        </Suspense>
      ) : null}
      {pages.length > 0 ? (
        <nav aria-labelledby="kept" className="mt-6 w-full max-w-2xl">
          <h2 id="kept" className="mb-3 text-xl">
            {say('kept')}
          </h2>
          <p className="mb-4 text-sm text-soft">{say('keptText')}</p>
          <ul className="flex flex-wrap justify-center gap-2">
            {pages.map(({ address, title }) => (
              <li key={address}>
                <a href={address} className="chip min-h-11 hover:bg-tint">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
