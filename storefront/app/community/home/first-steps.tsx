import type { MemberProfile } from '@waha/contract/types';
import { useEffect, useState } from 'react';
import { useLoaded } from '../../api/use-loaded.ts';
import { type Address, Link } from '../../router/links.ts';
import { storedText } from '../../stored-text.ts';
import { useText } from '../../text/use-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CommunityIcon } from '../community-icon.tsx';

interface Step {
  text: 'stepProfile' | 'stepPicture' | 'stepPost';
  to: Address;
  isDone: boolean;
}

/** `seen` once the first steps are done or dismissed. */
const dismissed = storedText('community-welcome');

/** First steps of a new member, until they are done or dismissed. */
export function FirstSteps({ profile }: { profile: MemberProfile | null }) {
  const [isAway, setIsAway] = useState(() => dismissed.read() === 'seen');
  if (isAway) return null;
  // The skeleton reserves their place, so that the page does not move when they arrive.
  return profile ? (
    <Steps profile={profile} onAway={() => setIsAway(true)} />
  ) : (
    <Skeleton className="h-52 rounded-card" />
  );
}

function Steps({ profile, onAway }: { profile: MemberProfile; onAway: () => void }) {
  const say = useText('community');
  const handle = profile.handle ?? '';
  const { state } = useLoaded(`own posts ${handle}`, (api, signal) =>
    api('GET /community/posts', { query: { author: handle, per_page: 1 }, signal }),
  );
  const steps: Step[] = [
    { text: 'stepPicture', to: '/community/profile', isDone: profile.picture !== null },
    { text: 'stepProfile', to: '/community/profile', isDone: profile.about !== '' },
    { text: 'stepPost', to: '/community/posts/new', isDone: state.kind === 'known' && state.data.data.length > 0 },
  ];
  const isDone = steps.every((step) => step.isDone);
  useEffect(() => {
    if (isDone) dismissed.write('seen');
  }, [isDone]);
  if (state.kind === 'loading') return <Skeleton className="h-52 rounded-card" />;
  // Steps that are done are shown once more: without them the page would move.
  if (state.kind === 'failed') return null;
  return (
    <section aria-labelledby="first-steps" className="rounded-card bg-tint p-4">
      <div className="flex items-center justify-between gap-3">
        <h2 id="first-steps" className="text-base">
          {say('firstSteps')}
        </h2>
        <button
          type="button"
          className="icon-btn"
          aria-label={say('firstStepsAway')}
          onClick={() => {
            dismissed.write('seen');
            onAway();
          }}
        >
          <CommunityIcon name="x" size={18} />
        </button>
      </div>
      <ul>
        {steps.map(({ text, to, isDone }) => (
          <li key={text}>
            {isDone ? (
              <p className="flex min-h-11 items-center gap-3 text-soft">
                <CommunityIcon name="check" className="text-positive" />
                {say(text)}
                <span className="sr-only">{say('stepDone')}</span>
              </p>
            ) : (
              <Link to={to} className="flex min-h-11 items-center gap-3 font-semibold text-link hover:underline">
                <span aria-hidden="true" className="size-5 rounded-full border-2 border-line-strong" />
                {say(text)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
