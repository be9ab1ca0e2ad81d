import type { MemberNotification, MemberNotificationKind } from '@waha/contract/types';
import { useEffect } from 'react';
import { useApi } from '../../api/use-api.ts';
import { type Address, Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { FeedFrame } from '../feed/feed-frame.tsx';
import { useFeed } from '../feed/use-feed.ts';
import type { CommunityIconName } from '../icon-names.gen.ts';
import { Ago } from '../parts/ago.tsx';
import { Empty } from '../parts/empty.tsx';
import { MemberPicture } from '../parts/member-picture.tsx';
import { forgetUnread } from '../use-unread.ts';

/** Notifications of the reader, the latest first. Opening the page marks them as read. */
export default function Notifications() {
  const say = useText('notices');
  const api = useApi();
  const feed = useFeed<MemberNotification>({
    key: 'notices:all',
    ask: (ask, cursor, signal) => ask('GET /community/notifications', { query: { ...(cursor && { cursor }) }, signal }),
  });
  const isThere = feed.phase === 'known' && feed.items.some((item) => !item.is_read);
  useEffect(() => {
    if (!isThere) return;
    api('POST /community/notifications/read', { signal: AbortSignal.timeout(10_000) }).then(
      forgetUnread,
      // On failure they stay unread, and their number stays on the bell.
      () => undefined,
    );
  }, [api, isThere]);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{say('title')}</h1>
        <Link to="/community/notifications/settings" className="btn btn-quiet">
          <CommunityIcon name="settings" size={18} />
          {say('settings')}
        </Link>
      </div>
      <FeedFrame
        feed={feed}
        label={say('title')}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0"
        draw={(item) => <Notice notice={item} />}
        empty={
          <Empty icon="bell" title={say('none')}>
            <Link to="/community" className="btn btn-quiet">
              {say('toCommunity')}
            </Link>
          </Empty>
        }
      />
    </div>
  );
}

const icons: Record<MemberNotificationKind, CommunityIconName> = {
  like: 'heart',
  comment: 'message-circle',
  reply: 'reply',
  mention: 'at-sign',
  follow: 'user-plus',
  decision: 'info',
  contest: 'trophy',
  rank: 'medal',
  reward: 'gift',
  sale: 'store',
};

/** Address that a notification links to. */
function addressOf(notice: MemberNotification): Address {
  const { kind, post_id: post, is_reel: isReel, contest_id: contest } = notice;
  // Opens the results, once there are any.
  if (contest !== null) return `/community/contests/${contest}?results=1`;
  if (kind === 'rank') return '/community/leaderboard';
  if (kind === 'reward') return '/community/rewards';
  const [member] = notice.members;
  if (kind === 'follow' && member?.handle) return `/community/members/${member.handle}`;
  if (post === null) return '/community';
  if (isReel) return `/community/reels/${post}`;
  const isAboutWords = kind === 'comment' || kind === 'reply';
  return isAboutWords ? `/community/posts/${post}#comments` : `/community/posts/${post}`;
}

function Notice({ notice }: { notice: MemberNotification }) {
  const say = useText('notices');
  const { kind, text, excerpt, members, is_read: isRead } = notice;
  const [first] = members;
  return (
    <Link
      to={addressOf(notice)}
      className={`flex items-start gap-3 px-4 py-3.5 hover:bg-tint focus-visible:-outline-offset-4 ${isRead ? '' : 'bg-tint'}`}
    >
      <span className="relative shrink-0">
        {first ? (
          <MemberPicture member={first} />
        ) : (
          <span className="grid size-11 place-items-center rounded-full bg-tint text-secondary">
            <CommunityIcon name={icons[kind]} size={22} />
          </span>
        )}
        {first ? (
          <span className="absolute -end-1 -bottom-1 grid size-6 place-items-center rounded-full bg-card text-secondary ring-1 ring-line">
            <CommunityIcon name={icons[kind]} size={14} filled={kind === 'like'} />
          </span>
        ) : null}
      </span>
      <span className="min-w-0 flex-1">
        <span className={`block ${isRead ? '' : 'font-semibold'}`}>
          {isRead ? null : <span className="sr-only">{say('new')} </span>}
          {text}
        </span>
        {excerpt ? (
          <bdi dir="auto" className="line-clamp-2 text-sm text-soft">
            {excerpt}
          </bdi>
        ) : null}
        <span className="mt-0.5 block text-xs text-soft">
          <Ago at={notice.at} />
        </span>
      </span>
      {isRead ? null : <span aria-hidden="true" className="mt-2 size-2.5 shrink-0 rounded-full bg-accent" />}
    </Link>
  );
}
