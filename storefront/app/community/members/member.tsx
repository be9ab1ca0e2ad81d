import type { MemberProfile } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useLoaded } from '../../api/use-loaded.ts';
import { Link } from '../../router/links.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CommunityIcon } from '../community-icon.tsx';
import { Failed } from '../parts/failed.tsx';
import { MemberMenu } from '../parts/member-menu.tsx';
import { MemberPicture } from '../parts/member-picture.tsx';
import { MemberGem } from '../parts/rank-gem.tsx';
import { useBlocking } from '../parts/use-blocking.ts';
import { useFollowing } from '../parts/use-following.ts';
import { PostFeed, usePostFeed } from '../posts/post-feed.tsx';
import { MemberPosts } from './member-posts.tsx';

/** A member's public page, with their posts. */
export default function MemberPage() {
  const say = useText('members');
  const { handle = '' } = useParams();
  const { state, set, retry } = useLoaded(`member ${handle}`, (api, signal) =>
    api('GET /community/members/{handle}', { params: { handle }, signal }),
  );
  if (state.kind === 'loading') return <Skeleton className="h-56 rounded-card" />;
  if (state.kind === 'failed') {
    return (
      <>
        <h1 className="sr-only">{say('title')}</h1>
        <Failed title={state.refusal ?? say('gone')} onRetry={retry} />
      </>
    );
  }
  const profile = state.data;
  return (
    <div className="grid gap-4">
      <ProfileHead profile={profile} onChange={set} onGone={retry} />
      {profile.is_me ? <Waiting /> : null}
      {profile.is_blocked || profile.handle === null ? null : <MemberPosts key={profile.handle} profile={profile} />}
    </div>
  );
}

interface ProfileHeadProps {
  profile: MemberProfile;
  onChange: (profile: MemberProfile) => void;
  onGone: () => void;
}

function ProfileHead({ profile, onChange, onGone }: ProfileHeadProps) {
  const say = useText('members');
  const language = useLanguage();
  const { name, handle, about, city, is_me: isMe } = profile;
  return (
    <section className="rounded-card border border-line bg-card p-5 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0">
      <div className="flex items-start gap-4">
        <MemberPicture member={profile} size={96} />
        <div className="min-w-0 flex-1">
          <h1 className="flex items-center gap-2 text-2xl">
            <bdi>{name}</bdi>
            <MemberGem rank={profile.rank} />
          </h1>
          <p className="text-soft">
            <bdi>@{handle}</bdi>
          </p>
        </div>
        {isMe ? null : <MemberMenu member={profile} onGone={onGone} />}
      </div>
      {about ? (
        <p dir="auto" className="written-by-member mt-4">
          {about}
        </p>
      ) : null}
      <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-soft">
        <span className="font-semibold text-ink">{say('followers', { count: profile.follower_count })}</span>
        <span>{say('joined', { date: formatDate(profile.joined_at, language) })}</span>
        {city ? <span>{say('fromCity', { city: city.name })}</span> : null}
      </p>
      {isMe ? (
        <div className="mt-4 flex flex-wrap gap-2">
          <Link to="/community/profile" className="btn btn-quiet">
            <CommunityIcon name="pencil" size={18} />
            {say('editProfile')}
          </Link>
          <Link to="/community/saved" className="btn btn-quiet">
            <CommunityIcon name="bookmark" size={18} />
            {say('savedThings')}
          </Link>
          <Link to="/community/settings" className="btn btn-quiet">
            <CommunityIcon name="settings" size={18} />
            {say('settings')}
          </Link>
        </div>
      ) : (
        <>
          <FollowButton profile={profile} onChange={onChange} />
          <Between profile={profile} onChange={onChange} />
        </>
      )}
    </section>
  );
}

/** Follows the member or ends that; a blocked member cannot be followed. */
function FollowButton({ profile, onChange }: Omit<ProfileHeadProps, 'onGone'>) {
  const say = useText('members');
  const follow = useFollowing();
  const [isBusy, setIsBusy] = useState(false);
  const { handle, name, is_followed: isFollowed } = profile;
  if (profile.is_blocked || handle === null) return null;
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      aria-label={say(isFollowed ? 'unfollowOf' : 'followOf', { name })}
      className={`btn mt-4 ${isFollowed ? 'btn-quiet' : 'btn-primary'}`}
      onClick={() => {
        if (isBusy) return;
        setIsBusy(true);
        void follow(handle, !isFollowed).then((now) => {
          setIsBusy(false);
          if (now) onChange(now);
        });
      }}
    >
      <CommunityIcon name={isFollowed ? 'check' : 'user-plus'} size={18} />
      {say(isFollowed ? 'following' : 'follow')}
    </button>
  );
}

/** Block or mute between the two members, with a button to undo it. */
function Between({ profile, onChange }: Omit<ProfileHeadProps, 'onGone'>) {
  const say = useText('members');
  const { release } = useBlocking();
  if (!profile.is_blocked && !profile.is_muted) return null;
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-xl bg-warning-tint px-4 py-2 text-sm text-warning"
    >
      {say(profile.is_blocked ? 'youBlocked' : 'youMuted')}
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => void release(profile.handle ?? '').then((now) => now && onChange(now))}
      >
        {say(profile.is_blocked ? 'unblock' : 'unmute')}
      </button>
    </div>
  );
}

/** The reader's own posts that await review or were hidden; left out when there are none. */
function Waiting() {
  const say = useText('members');
  const feed = usePostFeed({ waiting: 'true' });
  if (feed.items.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="grid gap-4">
      <h2 id="waiting" className="text-lg">
        {say('waiting')}
      </h2>
      <PostFeed feed={feed} empty={null} />
    </section>
  );
}
