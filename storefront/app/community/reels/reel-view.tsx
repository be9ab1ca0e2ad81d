import type { Reel } from '@waha/contract/types';
import { memo, type RefObject, useEffect, useId, useRef } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { changeInFeeds } from '../feed/feed-store.ts';
import { MemberName } from '../parts/member-name.tsx';
import { PostText } from '../parts/post-text.tsx';
import { LiveProductCard } from '../products/live-product-card.tsx';
import { usePrivateFilm } from './private-film.tsx';
import { ReelActions } from './reel-actions.tsx';
import { ReelStanding } from './reel-standing.tsx';
import { useCaptionsShown, useMuted } from './sound.ts';
import { useCaptions } from './use-captions.ts';
import { type Player, usePlayer } from './use-player.ts';

/** Acts of the reel that fills the stage, for its keys. */
export interface ReelControls {
  toggle: () => void;
  like: () => void;
}

interface ReelViewProps {
  reel: Reel;
  isCurrent: boolean;
  /** True for the next reel: its film may be loaded already. */
  isNext: boolean;
  /** Filled by the reel that is the current one. */
  controls: RefObject<ReelControls | null>;
  onComments: (id: number) => void;
  onGone: ((id: number) => void) | undefined;
}

/**
 * One reel on the stage: its film, text over a scrim, products, and actions at the end of the reading line. A step to
 * the next draws anew only the two between which it leads.
 */
export const ReelView = memo(function ReelView(props: ReelViewProps) {
  const { reel, isCurrent, isNext, controls, onComments, onGone } = props;
  const say = useText('reels');
  const api = useApi();
  const nameId = useId();
  const film = useRef<HTMLVideoElement>(null);
  const like = useRef<HTMLDivElement>(null);
  const isMuted = useMuted();
  const areCaptionsShown = useCaptionsShown();
  const { id, author, video, products } = reel;
  const kept = usePrivateFilm(video.status === 'ready' && !video.url && isCurrent ? video.upload_id : null);
  const captions = useCaptions(film, video.captions);
  const src = video.url ?? kept;
  const player = usePlayer(film, { isCurrent, isMuted, onSeen: () => void count() });

  async function count(): Promise<void> {
    if (reel.status !== 'published') return;
    const call = { params: { id }, signal: AbortSignal.timeout(10_000) };
    // The view is counted in the background; a failure is ignored.
    const seen = await api('POST /community/reels/{id}/view', call).catch(() => null);
    if (seen) changeInFeeds<Reel>('reels', id, seen);
  }

  // The keys of the stage act on the one that fills it.
  useEffect(() => {
    if (isCurrent)
      controls.current = { toggle: player.toggle, like: () => like.current?.querySelector('button')?.click() };
  });
  return (
    <article
      aria-labelledby={nameId}
      data-reel={id}
      data-current={isCurrent}
      className="relative h-full w-full overflow-hidden"
    >
      <video
        ref={film}
        src={isCurrent || isNext ? src : undefined}
        poster={video.poster?.url}
        preload={isCurrent || isNext ? 'auto' : 'none'}
        loop
        muted
        playsInline
        className={`absolute inset-0 size-full ${isTall(video) ? 'object-cover' : 'object-contain'}`}
        style={{ backgroundColor: video.poster?.placeholder }}
        aria-label={say('filmOf', { name: author.name })}
      >
        {captions.src ? <track kind="captions" src={captions.src} default /> : null}
      </video>
      <TapToPlay player={player} hasFilm={src !== undefined} />
      <ReelStanding reel={reel} hasFailed={player.hasFailed} />
      <div className="reel-scrim pointer-events-none absolute inset-x-0 bottom-0 grid gap-3 px-4 pt-24 pb-(--reel-foot)">
        {areCaptionsShown && captions.said ? (
          <p
            // A new element for each caption: one that is moved would count as a shift of the page.
            key={captions.said}
            className="reel-captions rounded-lg bg-dark/80 px-3 py-1 text-center font-semibold whitespace-pre-line text-on-dark"
            dir="auto"
          >
            {captions.said}
          </p>
        ) : null}
        <div className="pointer-events-auto me-14 grid min-w-0 gap-2 text-on-dark">
          <Products reel={reel} products={products} />
          <MemberName member={author} id={nameId} size={32} />
          <PostText text={reel.text} mentions={reel.mentions} folded className="text-sm [&_a]:text-on-dark" />
        </div>
      </div>
      <div ref={like} className="reel-actions absolute end-2 bottom-(--reel-foot)">
        <ReelActions reel={reel} onComments={() => onComments(id)} onGone={() => onGone?.(id)} />
      </div>
    </article>
  );
});

/** A film about as tall as a phone's screen, which can fill the screen with little cropping. */
function isTall({ width, height }: Reel['video']): boolean {
  return width !== null && height !== null && height / width >= 1.6;
}

/** The whole picture is the button, as everywhere films are watched. */
function TapToPlay({ player, hasFilm }: { player: Player; hasFilm: boolean }) {
  const say = useText('reels');
  if (!hasFilm) return null;
  return (
    <button
      type="button"
      className="absolute inset-0 grid place-items-center focus-visible:-outline-offset-4"
      aria-label={say(player.isPlaying ? 'pause' : 'play')}
      onClick={player.toggle}
    >
      {player.isPlaying ? null : (
        <span className="grid size-18 place-items-center rounded-full bg-dark/60 text-on-dark">
          <CommunityIcon name={player.isWaiting ? 'clock' : 'play'} size={34} filled={!player.isWaiting} />
        </span>
      )}
    </button>
  );
}

/** Products above the text, in a row out of the thumb's way. */
function Products({ reel: { id }, products }: { reel: Reel; products: Reel['products'] }) {
  const say = useText('reels');
  if (products.length === 0) return null;
  return (
    <ul aria-label={say('products')} className="reel-products flex snap-x gap-2 overflow-x-auto overscroll-x-contain">
      {products.map((product) => (
        <li key={product.id} className={`snap-start ${products.length > 1 ? 'w-[88%] shrink-0' : 'w-full'}`}>
          <LiveProductCard product={product} source={`reel:${id}`} className="bg-card/95 text-ink" />
        </li>
      ))}
    </ul>
  );
}
