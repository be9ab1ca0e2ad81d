import type { ContestDetail } from '@waha/contract/types';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { StoryProgress } from './story-progress.tsx';
import { StorySlide } from './story-slide.tsx';
import { type Slide, slidesOf } from './story-slides.ts';
import { useStory } from './use-story.ts';

interface ResultsStoryProps {
  contest: ContestDetail;
  onClose: () => void;
}

const round = 'grid size-11 place-items-center rounded-full hover:bg-on-dark/15';

/**
 * Results of a contest as a story on the whole screen: taps, swipes and arrows step, holding pauses, Escape closes.
 * Without motion it is one list to scroll through. Texts: contests.
 */
export default function ResultsStory({ contest, onClose }: ResultsStoryProps) {
  const say = useText('contests');
  const dialog = useRef<HTMLDialogElement>(null);
  const slides = slidesOf(contest);
  const story = useStory(slides.length, useLanguage() === 'ar');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  const close = () => dialog.current?.close();
  const toEntries = () => {
    close();
    document.getElementById('entries')?.scrollIntoView();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={say('story')}
      onClose={onClose}
      onKeyDown={isStill ? undefined : story.keys}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-dark p-0 text-on-dark sm:m-auto sm:h-[min(46rem,94dvh)] sm:w-104 sm:rounded-2xl"
    >
      {isStill ? (
        <StillStory contest={contest} slides={slides} onClose={close} onEntries={toEntries} />
      ) : (
        <MovingStory contest={contest} slides={slides} story={story} onClose={close} onEntries={toEntries} />
      )}
    </dialog>
  );
}

interface StoryProps {
  contest: ContestDetail;
  slides: readonly Slide[];
  onClose: () => void;
  onEntries: () => void;
}

function MovingStory({
  contest,
  slides,
  story,
  onClose,
  onEntries,
}: StoryProps & { story: ReturnType<typeof useStory> }) {
  const say = useText('contests');
  const { at, step, pointer, isPaused, setIsPaused, isRunning } = story;
  const stage = useRef<HTMLElement>(null);
  // A button that had the focus may be gone with its step, and the keys would be heard of no more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each step
  useEffect(() => {
    if (!stage.current?.contains(document.activeElement)) stage.current?.focus();
  }, [at]);
  const slide = slides[at];
  const number = { number: at + 1, total: slides.length };
  return (
    <section
      ref={stage}
      tabIndex={-1}
      aria-roledescription={say('carousel')}
      aria-label={contest.title}
      className="relative size-full outline-none select-none"
    >
      {/* Announced only while the reader sets the pace. */}
      <div aria-live={isPaused ? 'polite' : 'off'} className="size-full touch-none" {...pointer}>
        {/* biome-ignore lint/a11y/useSemanticElements: a slide is no set of fields */}
        <div
          key={at}
          role="group"
          aria-roledescription={say('slide')}
          aria-label={say('slideOf', number)}
          className="size-full"
        >
          {slide ? <StorySlide contest={contest} slide={slide} /> : null}
        </div>
      </div>
      <div className="pointer-events-none absolute inset-x-0 top-0 grid gap-1 bg-linear-to-b from-dark/80 p-3 pb-8 *:pointer-events-auto">
        <StoryProgress length={slides.length} at={at} isRunning={isRunning} onEnd={() => step(1)} />
        <div className="flex justify-end gap-1">
          <button
            type="button"
            className={round}
            aria-label={say(isPaused ? 'go' : 'pause')}
            onClick={() => setIsPaused(!isPaused)}
          >
            <CommunityIcon name={isPaused ? 'play' : 'pause'} />
          </button>
          <button type="button" className={round} aria-label={say('closeStory')} onClick={onClose}>
            <CommunityIcon name="x" />
          </button>
        </div>
      </div>
      <div className="absolute inset-x-0 bottom-0 flex items-center justify-between gap-3 p-3">
        <button
          type="button"
          className={`${round} aria-disabled:opacity-35`}
          aria-disabled={at === 0}
          aria-label={say('previousSlide')}
          onClick={() => step(-1)}
        >
          <CommunityIcon name="chevron-left" directional size={24} />
        </button>
        {slide?.kind === 'entries' ? <EntriesButton onPress={onEntries} /> : null}
        <button
          type="button"
          className={`${round} aria-disabled:opacity-35`}
          aria-disabled={at === slides.length - 1}
          aria-label={say('nextSlide')}
          onClick={() => step(1)}
        >
          <CommunityIcon name="chevron-left" directional size={24} className="rotate-180" />
        </button>
      </div>
    </section>
  );
}

/** All slides one below the other, for readers who want nothing to move. */
function StillStory({ contest, slides, onClose, onEntries }: StoryProps) {
  const say = useText('contests');
  return (
    <div className="size-full overflow-y-auto overscroll-contain">
      <div className="sticky top-0 z-10 flex justify-end p-3">
        <button type="button" className={`${round} bg-dark`} aria-label={say('closeStory')} onClick={onClose}>
          <CommunityIcon name="x" />
        </button>
      </div>
      <ol aria-label={contest.title} className="grid gap-2">
        {slides.map((slide, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
          <li key={at} className={slide.kind === 'winner' ? 'h-104' : 'min-h-60'}>
            <StorySlide contest={contest} slide={slide} />
          </li>
        ))}
      </ol>
      <p className="grid p-5">
        <EntriesButton onPress={onEntries} />
      </p>
    </div>
  );
}

function EntriesButton({ onPress }: { onPress: () => void }) {
  const say = useText('contests');
  return (
    <button type="button" className="btn btn-primary" onClick={onPress}>
      {say('seeEntries')}
    </button>
  );
}
