import { useRef } from 'react';
import { Outlet } from 'react-router';
import { useRootData } from '../shell/root-data.ts';
import { useText } from '../text/use-text.ts';
import { SecondSheet } from '../ui/second-sheet.tsx';
import { SlowNotice } from '../ui/slow-notice.tsx';
import { CommunityBar, PlaceRow, usePathname } from './community-bar.tsx';
import { CommunityFoot } from './community-foot.tsx';
import { isStage } from './community-navigation.ts';
import { CommunityRail } from './community-rail.tsx';
import { useEarlyFeed } from './feed/early-feed.ts';
import { earlyScript } from './feed/early-script.ts';
import { FeedSkeleton } from './feed/feed-skeleton.tsx';
import { useMembersOnly } from './membership/use-members-only.ts';
import { MineContext } from './membership/use-mine.ts';
import { Failed } from './parts/failed.tsx';
import { StageSkeleton } from './reels/stage-skeleton.tsx';
import { FilingHost } from './saves/filing-host.tsx';

/** Written by the server and run before the page's scripts arrive; the browser's bundle leaves its text out. */
const writtenScript = import.meta.env.SSR ? earlyScript : '';

const column =
  'mx-auto grid max-w-[40rem] gap-8 lg:max-w-[62rem] lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:items-start lg:px-6 lg:pt-6';

/**
 * Layout of every page of the community but /community/join. It replaces the shop's header, footer and floating buttons
 * by its own bars (source spec §2), has one column of 640 px with a rail, and guards the pages (`useMembersOnly`). A
 * page inside gets the reader by `useMine()`.
 *
 * A page's row in community-pages.ts is `{ ...community, file, texts: ['community', …], title, description }`; its
 * component draws one `h1` and the content of the column. Pages for which `isStage` holds get the whole width, and
 * neither rail nor row of places.
 */
export default function CommunityLayout() {
  const say = useText('community');
  const { mine, failed, retry } = useMembersOnly();
  const pathname = usePathname();
  const { storeKey } = useRootData();
  const isWide = isStage(pathname);
  const part = useRef<HTMLElement>(null);
  useEarlyFeed(pathname);
  const waiting = isWide ? <StageSkeleton /> : <FeedSkeleton />;
  const away = failed ? <Failed title={say('membershipFailed')} onRetry={retry} /> : waiting;
  return (
    <MineContext value={mine}>
      <SecondSheet />
      <CommunityBar />
      <div className={isWide ? '' : column} data-key={storeKey}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: writtenScript }} suppressHydrationWarning />
        <main ref={part} id="main" tabIndex={-1} className={isWide ? '' : 'min-w-0 pb-28 lg:pb-16'}>
          <PlaceRow />
          <div className={isWide ? '' : 'px-4 pt-4 lg:px-0 lg:pt-0'}>
            <noscript>
              <p className="rounded-xl bg-warning-tint p-4 text-warning">{say('needsScript')}</p>
            </noscript>
            {mine ? <Outlet /> : away}
          </div>
          <SlowNotice part={part} text={say('slow')} retry={say('retry')} />
        </main>
        {mine && !isWide ? <CommunityRail /> : null}
      </div>
      {mine ? <FilingHost /> : null}
      <CommunityFoot handle={mine?.membership.handle ?? null} />
    </MineContext>
  );
}
