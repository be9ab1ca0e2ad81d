import type { Reel } from '@waha/contract/types';
import { useSearchParams } from 'react-router';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { useFeed } from '../feed/use-feed.ts';
import { Empty } from '../parts/empty.tsx';
import { Failed } from '../parts/failed.tsx';
import { followedReels, newestReels } from './reel-source.ts';
import { ReelStage } from './reel-stage.tsx';
import { StageSkeleton } from './stage-skeleton.tsx';

/** All reels, or those of followed members, the newest first. */
export default function Reels() {
  const [search] = useSearchParams();
  const isFollowed = search.get('followed') === 'true';
  return <ShownReels key={`${isFollowed}`} isFollowed={isFollowed} />;
}

function ShownReels({ isFollowed }: { isFollowed: boolean }) {
  const say = useText('reels');
  const sayCommunity = useText('community');
  const feed = useFeed<Reel>(isFollowed ? followedReels : newestReels);
  return (
    <>
      <h1 className="sr-only">{say('title')}</h1>
      {feed.phase === 'loading' ? <StageSkeleton /> : null}
      {feed.phase === 'failed' ? (
        <div className="p-4">
          <Failed title={feed.refusal ?? sayCommunity('feedFailed')} onRetry={feed.reload} />
        </div>
      ) : null}
      {feed.phase === 'known' && feed.items.length === 0 ? (
        <div className="mx-auto max-w-[40rem] p-4">
          <Empty icon="clapperboard" title={say(isFollowed ? 'emptyFollowed' : 'empty')}>
            {isFollowed ? (
              <Link to="/community/reels" className="btn btn-quiet">
                {say('all')}
              </Link>
            ) : (
              <Link to="/community/reels/new" className="btn btn-primary">
                <CommunityIcon name="plus" />
                {say('new')}
              </Link>
            )}
          </Empty>
        </div>
      ) : null}
      {feed.phase === 'known' && feed.items.length > 0 ? <ReelStage reels={feed.items} onMore={feed.loadMore} /> : null}
    </>
  );
}
