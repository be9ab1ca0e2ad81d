import { useRef, useState } from 'react';
import { PrivatePicture } from '../../photos/private-picture.tsx';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';
import type { Film } from './use-film.ts';
import type { Poster } from './use-poster.ts';

interface FilmFieldProps {
  id: string;
  film: Film;
  poster: Poster;
  error: string | undefined;
}

const TYPES = 'video/mp4,video/webm,video/quicktime';
/** A little after the beginning, where many films are still dark. */
const FIRST_FRAME_SECONDS = 0.4;

/** Choice of a film, which is previewed and uploaded immediately, and then of its poster. Texts: reels, photos. */
export function FilmField({ id, film, poster, error }: FilmFieldProps) {
  const say = useText('reels');
  const [isOver, setIsOver] = useState(false);
  const { state, preview } = film;
  const choose = (files: FileList | null | undefined) => {
    const [file] = files ?? [];
    if (!file) return;
    poster.forget();
    film.choose(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the field inside
    <div
      className={`grid gap-3 rounded-2xl border p-3 ${isOver ? 'border-primary bg-tint' : 'border-line-strong'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        choose(event.dataTransfer.files);
      }}
    >
      {preview ? <Preview key={preview} src={preview} film={film} poster={poster} /> : null}
      {!preview && poster.id ? (
        <PrivatePicture id={poster.id} alt={say('poster')} width={240} className="w-28 rounded-xl object-cover" />
      ) : null}
      <Progress film={film} />
      <label className="btn btn-quiet justify-self-start has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
        <CommunityIcon name="clapperboard" size={20} />
        {say(state.kind === 'none' ? 'choose' : 'chooseOther')}
        <input
          id={id}
          type="file"
          accept={TYPES}
          className="sr-only"
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          aria-invalid={error !== undefined}
          onChange={(event) => {
            choose(event.target.files);
            // The same file may be chosen again after it was removed.
            event.target.value = '';
          }}
        />
      </label>
      {error ? (
        <p id={`${id}-error`} className="text-sm text-negative">
          {error}
        </p>
      ) : null}
      <p id={`${id}-hint`} className="text-xs text-soft">
        {say('filmHint')}
      </p>
    </div>
  );
}

/** Preview of the chosen local file, with a slider for the frame of the poster. */
function Preview({ src, film, poster }: { src: string; film: Film; poster: Poster }) {
  const say = useText('reels');
  const video = useRef<HTMLVideoElement>(null);
  const [seconds, setSeconds] = useState(0);
  const [at, setAt] = useState(FIRST_FRAME_SECONDS);
  const [canShow, setCanShow] = useState(true);
  if (!canShow) return <p className="rounded-xl bg-info-tint p-3 text-sm text-info">{say('noPreview')}</p>;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-end gap-4">
      <video
        ref={video}
        src={src}
        muted
        playsInline
        preload="auto"
        aria-label={say('preview')}
        className="aspect-9/16 w-36 rounded-xl bg-dark object-contain"
        onLoadedMetadata={({ currentTarget: { duration, videoWidth: width, videoHeight: height } }) => {
          setSeconds(duration);
          film.judge({ seconds: duration, width, height });
          if (video.current) video.current.currentTime = Math.min(FIRST_FRAME_SECONDS, duration / 2);
        }}
        onSeeked={({ currentTarget }) => void poster.take(currentTarget)}
        onError={() => setCanShow(false)}
      />
      <div className="grid gap-2">
        <label className="grid gap-1 text-sm font-semibold">
          {say('posterChoice')}
          <input
            type="range"
            min={0}
            max={Math.max(seconds - 0.1, 0.1)}
            step={0.1}
            value={at}
            aria-valuetext={say('secondsIn', { seconds: Math.round(at) })}
            className="min-h-11 w-full accent-(--accent)"
            onChange={(event) => {
              const next = Number(event.target.value);
              setAt(next);
              if (video.current) video.current.currentTime = next;
            }}
          />
        </label>
        <p role="status" className="text-xs text-soft">
          {poster.isSending ? say('posterSending') : poster.id ? say('posterTaken') : ''}
        </p>
      </div>
    </div>
  );
}

/** Upload progress, or the error with a retry button. */
function Progress({ film }: { film: Film }) {
  const say = useText('reels');
  const { state } = film;
  if (state.kind === 'none') return null;
  if (state.kind === 'failed') {
    return (
      <div role="alert" className="grid gap-2 rounded-xl bg-negative-tint p-3 text-sm text-negative">
        <p className="font-semibold">{state.error}</p>
        {state.canRetry ? (
          <button type="button" className="min-h-11 justify-self-start font-semibold underline" onClick={film.retry}>
            {say('retry')}
          </button>
        ) : null}
      </div>
    );
  }
  const percent = state.kind === 'sending' ? Math.floor(state.progress * 100) : 100;
  return (
    <div className="grid gap-1.5 text-sm">
      {state.kind === 'sending' ? (
        <div className="flex items-center gap-3">
          <progress className="rank-progress" max={100} value={percent} aria-label={say('sendingFilm')} />
          <button type="button" className="min-h-11 shrink-0 font-semibold text-link" onClick={film.cancel}>
            {say('cancelSending')}
          </button>
        </div>
      ) : null}
      <p role="status" className={state.kind === 'sending' && state.isStalled ? 'text-warning' : 'text-soft'}>
        {state.kind === 'ready' ? say('filmReady') : null}
        {state.kind === 'making' ? say('filmMaking') : null}
        {state.kind === 'sending' ? (state.isStalled ? say('stalled') : say('sentPercent', { percent })) : null}
      </p>
    </div>
  );
}
