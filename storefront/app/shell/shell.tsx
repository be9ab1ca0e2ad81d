import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { storedToken, useSignedIn, watchSession } from '../api/session.ts';
import { asideSession } from '../api/set-aside.ts';
import { useApi, useApiAs } from '../api/use-api.ts';
import { isReferred } from '../referral/is-referred.ts';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { Toasts } from '../toasts/toasts.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { OpenOverlays } from './floating/open-overlays.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { useKeyboard } from './header/use-keyboard.ts';
import { useOpenMenus } from './header/use-open-menus.ts';
import { takeNews } from './news.ts';
import type { PageHandle } from './page-handle.ts';
import { PendingStep } from './pending-step.tsx';
import { useRootData } from './root-data.ts';

const ClosedBar = lazyPart(() => import('./closed-bar.tsx'));
const SampleDepartments = lazyPart(() => import('./sample-departments.tsx'));
const SettledParts = lazyPart(() => import('./settled-parts.tsx'));

/** Delay before floating elements are fetched, which leaves the network to the first view. */
const SETTLED_MS = 2_000;

/** Parts that come when the first view has finished loading: after a while, or with the first scroll. */
function Settled({ bare }: { bare: boolean }) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const settle = () => setSettled(true);
    const timer = setTimeout(settle, SETTLED_MS);
    addEventListener('scroll', settle, { once: true });
    return () => clearTimeout(timer);
  }, []);
  return isSettled ? (
    <Suspense>
      <SettledParts bare={bare} />
    </Suspense>
  ) : null;
}

function useBare(): PageHandle['bare'] {
  // The router types `handle` as unknown; only routes of this app export it.
  return useMatches()
    .map((match) => (match.handle as PageHandle | undefined)?.bare)
    .findLast(Boolean);
}

/**
 * Watches the session, restores one that was set aside, and follows referrals. It draws nothing: the frame stays as it is
 * when somebody turns out to be signed in.
 */
function VisitorWork() {
  const say = useText('shell');
  const api = useApi();
  useEffect(watchSession, []);
  const apiAs = useApiAs();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start of the document
  useEffect(() => {
    if (storedToken() ?? asideSession())
      void import('../auth/start-restoring.ts').then(({ startRestoring }) => startRestoring(apiAs, say));
  }, []);
  const { search } = useLocation();
  const isSignedIn = useSignedIn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again on an address of its own, and when somebody signs in
  useEffect(() => {
    if (isReferred())
      void import('../referral/follow-referral.ts')
        .then(({ followReferral }) => followReferral(api))
        .catch(() => undefined);
  }, [api, search, isSignedIn]);
  return null;
}

/**
 * Frame around a page: header, navigation, footer, floating buttons, panels and messages. `failed`: the page could not
 * be rendered, nor could its own frame.
 */
export function Shell({ children, failed }: { children: ReactNode; failed?: boolean }) {
  const say = useText('shell');
  const wanted = useBare();
  const ownFrame = wanted === 'frame' && !failed;
  const bare = wanted === true || ownFrame;
  useKeyboard();
  useOpenMenus();
  const { isFallback, settings } = useRootData();
  useEffect(() => {
    const news = takeNews();
    if (news === 'languageChanged') showToast({ text: say(news), tone: 'positive', position: 'top' });
    if (news === 'loggedOut') showToast({ text: say(news), position: 'top' });
  }, [say]);
  return (
    <>
      <a
        href="#main"
        className="btn btn-primary sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50"
      >
        {say('skipToContent')}
      </a>
      {settings?.is_open === false ? (
        <Suspense>
          <ClosedBar />
        </Suspense>
      ) : null}
      {bare ? null : <Header />}
      {ownFrame ? (
        children
      ) : (
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      )}
      {bare ? null : <Footer />}
      <PendingStep />
      {isFallback ? (
        <Suspense>
          <SampleDepartments />
        </Suspense>
      ) : null}
      <VisitorWork />
      <Settled bare={bare} />
      <OpenOverlays />
      <Toasts />
    </>
  );
}
