import type { ContestDetail } from '@waha/contract/types';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../text/use-text.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { MemberName } from '../parts/member-name.tsx';
import { slidesOf } from './story-slides.ts';

const ResultsStory = lazyPart(() => import('./results-story.tsx'));

/** Winners once confirmed by staff, with the way to the results as a story; until then a note that they are being checked. */
export function Winners({ contest }: { contest: ContestDetail }) {
  const say = useText('contests');
  const { winners, is_decided: isDecided } = contest;
  return (
    <section aria-labelledby="winners" className="grid gap-3 rounded-card bg-tint p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="winners" className="flex items-center gap-2 text-lg">
          <CommunityIcon name="trophy" className="text-secondary" />
          {say('result')}
        </h2>
        {slidesOf(contest).length > 0 ? <Story contest={contest} /> : null}
      </div>
      {winners.length === 0 ? <p>{say(isDecided ? 'noWinners' : 'waiting')}</p> : null}
      <ol className="grid gap-2 empty:hidden">
        {winners.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl bg-card px-3 py-2"
          >
            <MemberName member={entry.author}>{say('place', { place: entry.place ?? 0 })}</MemberName>
            {entry.votes === null ? null : (
              <span className="text-sm font-semibold tabular-nums">{say('votes', { count: entry.votes })}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The other words of the address, which belong to the page. */
function withoutResults(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('results');
  return rest;
}

/** Button that tells the results; an address with `results` opens them at once, and loses that word when they close. */
function Story({ contest }: { contest: ContestDetail }) {
  const say = useText('contests');
  const [search, setSearch] = useSearchParams();
  const isAsked = search.has('results');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isAsked) setIsOpen(true);
  }, [isAsked]);
  return (
    <>
      <button
        type="button"
        data-story
        aria-haspopup="dialog"
        className="btn btn-primary"
        onClick={() => setIsOpen(true)}
      >
        <CommunityIcon name="play" size={18} filled />
        {say('watch')}
      </button>
      {isOpen ? (
        <Suspense>
          <ResultsStory
            contest={contest}
            onClose={() => {
              setIsOpen(false);
              if (isAsked) setSearch(withoutResults, { replace: true, preventScrollReset: true });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
