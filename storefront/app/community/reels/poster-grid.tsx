import type { Reel } from '@waha/contract/types';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';

/** Grid of reel posters, three per row; each opens its reel. Texts: reels. */
export function PosterGrid({ reels, label }: { reels: readonly Reel[]; label: string }) {
  return (
    <ul aria-label={label} className="grid grid-cols-3 gap-1 sm:gap-2">
      {reels.map((reel) => (
        <li key={reel.id}>
          <ReelPoster reel={reel} />
        </li>
      ))}
    </ul>
  );
}

/** A reel as a poster. Texts: reels. */
export function ReelPoster({ reel: { id, author, text, video, view_count: views } }: { reel: Reel }) {
  const say = useText('reels');
  const { poster } = video;
  return (
    <Link
      to={`/community/reels/${id}`}
      className="relative block aspect-9/16 overflow-hidden rounded-xl bg-dark text-on-dark"
    >
      <span className="sr-only">
        {say('reelOf', { name: author.name })} <bdi>{text.slice(0, 80)}</bdi> {say('views', { count: views })}
      </span>
      {poster ? (
        <img
          src={poster.url}
          srcSet={poster.srcset || undefined}
          sizes="(width < 40rem) 33vw, 210px"
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          style={{ backgroundColor: poster.placeholder }}
        />
      ) : null}
      <span
        aria-hidden="true"
        className="reel-scrim absolute inset-x-0 bottom-0 flex items-center gap-1 px-2 pt-8 pb-1.5 text-sm font-semibold tabular-nums"
      >
        <CommunityIcon name="play" size={14} filled />
        {views}
      </span>
    </Link>
  );
}
