import type { CallReply } from '@waha/contract/client';
import { useLoaded } from '../../api/use-loaded.ts';
import { type Address, Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CommunityIcon } from '../community-icon.tsx';
import { place } from '../community-navigation.ts';
import type { CommunityIconName } from '../icon-names.gen.ts';
import { Failed } from '../parts/failed.tsx';
import { MemberName } from '../parts/member-name.tsx';
import { useBlocking } from '../parts/use-blocking.ts';
import { useFollowing } from '../parts/use-following.ts';

/** Community settings: profile, notifications, followed, blocked and muted members. */
export default function CommunitySettings() {
  const say = useText('members');
  const notifications = place('notificationSettings');
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">{say('settingsTitle')}</h1>
      <ul className="grid gap-3 sm:grid-cols-2">
        <Way to="/community/profile" icon="user" title={say('myProfile')} text={say('myProfileText')} />
        {notifications ? (
          <Way
            to={notifications.to}
            icon="bell"
            title={say('notificationSettings')}
            text={say('notificationSettingsText')}
          />
        ) : null}
      </ul>
      <Followed />
      <Blocked />
    </div>
  );
}

function Way({ to, icon, title, text }: { to: Address; icon: CommunityIconName; title: string; text: string }) {
  return (
    <li>
      <Link to={to} className="flex h-full items-start gap-3 rounded-card border border-line bg-card p-4 hover:bg-tint">
        <CommunityIcon name={icon} className="mt-0.5 text-secondary" />
        <span>
          <span className="block font-semibold">{title}</span>
          <span className="text-sm text-soft">{text}</span>
        </span>
      </Link>
    </li>
  );
}

function Blocked() {
  const say = useText('members');
  const { release } = useBlocking();
  return (
    <Relations
      id="blocked"
      path="GET /community/blocks"
      said={{ title: say('blockedTitle'), none: say('blockedNone'), failed: say('blockedFailed') }}
      detail={(one) => ('kind' in one ? say(one.kind === 'block' ? 'isBlocked' : 'isMuted') : null)}
      end={{ label: say('release'), nameFor: (name) => say('releaseOf', { name }), run: release }}
    />
  );
}

function Followed() {
  const say = useText('members');
  const follow = useFollowing();
  return (
    <Relations
      id="followed"
      path="GET /community/follows"
      said={{
        ...{ title: say('followedTitle'), none: say('followedNone'), failed: say('followedFailed') },
        note: say('followedPrivate'),
      }}
      end={{
        label: say('unfollow'),
        nameFor: (name) => say('unfollowOf', { name }),
        run: (handle) => follow(handle, false),
      }}
    />
  );
}

type RelationsPath = 'GET /community/blocks' | 'GET /community/follows';
type Relation = CallReply<RelationsPath>['data'][number];

interface RelationsProps {
  id: string;
  path: RelationsPath;
  said: { title: string; none: string; failed: string; note?: string };
  detail?: (one: Relation) => string | null;
  /** Ends one of them. */
  end: { label: string; nameFor: (name: string) => string; run: (handle: string) => Promise<object | null> };
}

/** A list of other members with a button to end what stands between the two: blocks, follows. */
function Relations({ id, path, said, detail, end }: RelationsProps) {
  const { state, set, retry } = useLoaded(path, (api, signal): Promise<{ data: Relation[] }> => api(path, { signal }));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {said.title}
      </h2>
      {said.note ? <p className="text-sm text-soft">{said.note}</p> : null}
      <div className="mt-3">
        {state.kind === 'loading' ? <Skeleton className="h-20 rounded-card" /> : null}
        {state.kind === 'failed' ? <Failed title={said.failed} onRetry={retry} /> : null}
        {state.kind === 'known' && state.data.data.length === 0 ? <p className="text-soft">{said.none}</p> : null}
        {state.kind === 'known' && state.data.data.length > 0 ? (
          <RelationList
            relations={state.data.data}
            detail={detail}
            end={end}
            onEnd={(handle) => set({ data: state.data.data.filter((one) => one.member.handle !== handle) })}
          />
        ) : null}
      </div>
    </section>
  );
}

interface RelationListProps extends Pick<RelationsProps, 'end'> {
  relations: readonly Relation[];
  detail: RelationsProps['detail'];
  onEnd: (handle: string) => void;
}

function RelationList({ relations, detail, end, onEnd }: RelationListProps) {
  return (
    <ul className="grid divide-y divide-line rounded-card border border-line bg-card px-4">
      {relations.map((one) => {
        const handle = one.member.handle ?? '';
        return (
          <li key={handle} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <MemberName member={one.member}>{detail?.(one) ?? <bdi>@{handle}</bdi>}</MemberName>
            <button
              type="button"
              className="btn btn-quiet"
              aria-label={end.nameFor(one.member.name)}
              onClick={() => void end.run(handle).then((done) => done && onEnd(handle))}
            >
              {end.label}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
