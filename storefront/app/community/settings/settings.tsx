import type { Api, CallReply } from '@waha/contract/client';
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

type Blocks = CallReply<'GET /community/blocks'>;

const ask = (api: Api, signal: AbortSignal) => api('GET /community/blocks', { signal });

/** Community settings: profile, notifications, blocked and muted members. */
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
  const { state, set, retry } = useLoaded('blocks', ask);
  return (
    <section aria-labelledby="blocked">
      <h2 id="blocked" className="mb-3 text-lg">
        {say('blockedTitle')}
      </h2>
      {state.kind === 'loading' ? <Skeleton className="h-20 rounded-card" /> : null}
      {state.kind === 'failed' ? <Failed title={say('blockedFailed')} onRetry={retry} /> : null}
      {state.kind === 'known' ? <BlockedList blocks={state.data} onChange={set} /> : null}
    </section>
  );
}

function BlockedList({ blocks: { data }, onChange }: { blocks: Blocks; onChange: (blocks: Blocks) => void }) {
  const say = useText('members');
  const { release } = useBlocking();
  if (data.length === 0) return <p className="text-soft">{say('blockedNone')}</p>;
  return (
    <ul className="grid divide-y divide-line rounded-card border border-line bg-card px-4">
      {data.map(({ kind, member }) => (
        <li key={`${kind} ${member.handle}`} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <MemberName member={member}>{say(kind === 'block' ? 'isBlocked' : 'isMuted')}</MemberName>
          <button
            type="button"
            className="btn btn-quiet"
            aria-label={say('releaseOf', { name: member.name })}
            onClick={() =>
              void release(member.handle ?? '').then(
                (done) => done && onChange({ data: data.filter((one) => one.member.handle !== member.handle) }),
              )
            }
          >
            {say('release')}
          </button>
        </li>
      ))}
    </ul>
  );
}
