import type { Membership } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import { useLoaded } from '../../api/use-loaded.ts';
import { useCustomerOnly } from '../../auth/use-customer-only.ts';
import { Link } from '../../router/links.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.gen.ts';
import { SecondSheet } from '../../ui/second-sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AskToJoin, JoinByInvoice } from './join-forms.tsx';
import { RequestConversation } from './request-conversation.tsx';

const inside = [
  { icon: 'camera', title: 'insidePosts', text: 'insidePostsText' },
  { icon: 'star', title: 'insideRanks', text: 'insideRanksText' },
  { icon: 'gift', title: 'insideContests', text: 'insideContestsText' },
] as const satisfies { icon: IconName; title: string; text: string }[];

/**
 * Membership page: contents and ways to join, by invoice or by request, with the state of a request (source spec §2,
 * /community/join).
 */
export default function JoinPage() {
  const say = useText('join');
  const isSignedIn = useCustomerOnly();
  return (
    <div className="container max-w-3xl pt-8 lg:pt-14">
      <SecondSheet />
      <h1 className="text-3xl lg:text-4xl">{say('heading')}</h1>
      <p className="mt-3 text-lg text-soft">{say('lead')}</p>
      <ul className="mt-7 grid gap-3 sm:grid-cols-3">
        {inside.map(({ icon, title, text }) => (
          <li key={title} className="flex items-start gap-3 rounded-card border border-line bg-card p-4 sm:block">
            <Icon name={icon} size={22} className="mt-1 text-secondary" />
            <div className="sm:mt-2">
              <p className="font-semibold">{say(title)}</p>
              <p className="text-sm text-soft">{say(text)}</p>
            </div>
          </li>
        ))}
      </ul>
      <noscript>
        <p className="mt-6 rounded-xl bg-warning-tint p-4 text-warning">{say('needsScript')}</p>
      </noscript>
      <div className="mt-8">{isSignedIn ? <OwnMembership /> : <Skeleton className="h-64 rounded-card" />}</div>
    </div>
  );
}

function OwnMembership() {
  const say = useText('join');
  const { state, set, retry } = useLoaded('membership', (api, signal) =>
    api('GET /community/membership-status', { signal }),
  );
  if (state.kind === 'loading') return <Skeleton className="h-64 rounded-card" />;
  if (state.kind === 'failed') {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-4 rounded-card border border-line p-5 text-soft">
        {say('failed')}
        <button type="button" className="min-h-11 font-semibold text-link" onClick={retry}>
          {say('retry')}
        </button>
      </p>
    );
  }
  return <Standing membership={state.data} onChange={set} />;
}

function Standing({ membership, onChange }: { membership: Membership; onChange: (now: Membership) => void }) {
  const { status, request_id: requestId, may_ask_at: mayAskAt } = membership;
  if (status === 'approved' || status === 'suspended') return <Decided membership={membership} />;
  if (status === 'pending') {
    return (
      <>
        <Notice title="waiting" text="waitingText" />
        {requestId ? <RequestConversation requestId={requestId} /> : null}
      </>
    );
  }
  return (
    <div className="grid gap-5">
      {status === 'rejected' ? <Refused membership={membership} /> : null}
      <JoinByInvoice onDone={onChange} />
      {mayAskAt === null ? <AskToJoin onDone={onChange} /> : null}
    </div>
  );
}

function Decided({ membership }: { membership: Membership }) {
  const say = useText('join');
  const isIn = membership.status === 'approved';
  return (
    <section role="status" className="rounded-card border border-line bg-card p-6 text-center">
      <h2 className="text-2xl">{say(isIn ? 'welcome' : 'suspended')}</h2>
      <p className="mt-2 text-soft">
        {isIn
          ? say('welcomeText', { name: membership.name ?? '', handle: membership.handle ?? '' })
          : membership.reason}
      </p>
      <Link to={isIn ? '/community' : '/contact'} className="btn btn-primary mt-5">
        {say(isIn ? 'toCommunity' : 'talk')}
      </Link>
    </section>
  );
}

function Refused({ membership }: { membership: Membership }) {
  const say = useText('join');
  const language = useLanguage();
  return (
    <section className="rounded-card border border-line bg-card p-5">
      <h2 className="text-lg">{say('refused')}</h2>
      <p dir="auto" className="mt-1 whitespace-pre-line text-soft">
        {say('refusedReason', { reason: membership.reason ?? '' })}
      </p>
      {membership.may_ask_at ? (
        <p className="mt-2">{say('askAgain', { date: formatDate(membership.may_ask_at, language) })}</p>
      ) : null}
    </section>
  );
}

function Notice({ title, text }: { title: 'waiting'; text: 'waitingText' }) {
  const say = useText('join');
  return (
    <section role="status" className="mb-5 rounded-card bg-tint p-5">
      <h2 className="text-lg">{say(title)}</h2>
      <p className="mt-1 text-soft">{say(text)}</p>
    </section>
  );
}
