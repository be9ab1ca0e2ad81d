import type { SavedPost } from '@waha/contract/types';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { openFiling } from './filing-store.ts';

/** A saved post or reel: its picture, or the beginning of its words, and a button that files it. Texts: saves. */
export function SavedTile({ saved: { id, kind, author, excerpt, image } }: { saved: SavedPost }) {
  const say = useText('saves');
  const isReel = kind === 'reel';
  const { name } = author;
  return (
    <div className="relative">
      <Link
        to={isReel ? `/community/reels/${id}` : `/community/posts/${id}`}
        className="relative grid aspect-3/4 overflow-hidden rounded-xl border border-line bg-card"
      >
        {image ? (
          <img
            src={image.url}
            srcSet={image.srcset || undefined}
            sizes="(width < 40rem) 50vw, 210px"
            alt={image.alt}
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full object-cover"
            style={{ backgroundColor: image.placeholder }}
          />
        ) : (
          <bdi className="written-by-member line-clamp-5 self-start p-3 text-sm">{excerpt}</bdi>
        )}
        <span
          className={`absolute inset-x-0 bottom-0 flex items-center gap-1.5 px-3 pt-8 pb-3 pe-12 text-sm font-semibold ${image ? 'reel-scrim text-on-dark' : 'text-soft'}`}
        >
          {isReel ? <CommunityIcon name="play" size={14} filled /> : null}
          <span className="sr-only">{say(isReel ? 'reelOf' : 'postOf', { name })}</span>
          <bdi aria-hidden="true" className="truncate">
            {name}
          </bdi>
        </span>
      </Link>
      <button
        type="button"
        className={`icon-btn absolute end-0.5 bottom-0.5 ${image ? 'text-on-dark' : 'text-soft'}`}
        aria-label={say(isReel ? 'fileReel' : 'filePost', { name })}
        onClick={() => openFiling(id)}
      >
        <CommunityIcon name="folder-plus" size={18} />
      </button>
    </div>
  );
}
