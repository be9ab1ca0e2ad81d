import type { Reel as ReelData } from '@waha/contract/types';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useLoaded } from '../../api/use-loaded.ts';
import { useNavigate } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { joinItems } from '../feed/feed-store.ts';
import { useFeed } from '../feed/use-feed.ts';
import { Failed } from '../parts/failed.tsx';
import { askReel, newestReels } from './reel-source.ts';
import { ReelStage } from './reel-stage.tsx';
import { StageSkeleton } from './stage-skeleton.tsx';

const LOOK_AGAIN_MS = 2_000;

/** One reel followed by all others, so that a visitor of a shared link can continue watching. */
export default function Reel() {
  const { id = '' } = useParams();
  const say = useText('reels');
  const navigate = useNavigate();
  const { state, retry } = useLoaded<ReelData>(id, (api, signal) => askReel(api, Number(id), signal));
  const feed = useFeed<ReelData>(newestReels);
  const reel = state.kind === 'known' ? state.data : null;
  const isInTheMaking = reel?.video.status === 'processing';
  // Its author waits for it here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer asks for the next
  useEffect(() => {
    if (!isInTheMaking) return;
    const timer = setTimeout(retry, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isInTheMaking, state]);
  // A like given meanwhile is stored in the feed.
  const fresh = feed.items.find((item) => item.id === reel?.id) ?? reel;
  return (
    <>
      <h1 className="sr-only">{reel ? say('reelOf', { name: reel.author.name }) : say('title')}</h1>
      {state.kind === 'loading' ? <StageSkeleton /> : null}
      {state.kind === 'failed' ? (
        <div className="mx-auto max-w-[40rem] p-4">
          <Failed title={state.refusal ?? say('reelFailed')} onRetry={retry} />
        </div>
      ) : null}
      {fresh ? (
        <ReelStage
          reels={joinItems([fresh], feed.items)}
          onMore={feed.loadMore}
          onGone={(gone) => {
            if (gone === fresh.id) void navigate('/community/reels', { replace: true });
          }}
        />
      ) : null}
    </>
  );
}
