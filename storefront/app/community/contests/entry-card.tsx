import type { ContestEntry, Image } from '@waha/contract/types';
import { type ReactNode, useId } from 'react';
import { PrivatePicture } from '../../photos/private-picture.tsx';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { MemberName } from '../parts/member-name.tsx';

interface EntryCardProps {
  entry: ContestEntry;
  /** Acts on the entry, or its outcome. */
  children?: ReactNode;
}

/** An entry: picture or text, author, and a link to the post. Texts: community, contests. */
export function EntryCard({ entry, children }: EntryCardProps) {
  const say = useText('contests');
  const nameId = useId();
  const { author, post, caption } = entry;
  const image = entry.image ?? post?.images[0] ?? null;
  return (
    <article
      aria-labelledby={nameId}
      className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-card"
    >
      {image ? <EntryPicture image={image} /> : null}
      <div className="flex flex-1 flex-col gap-2 p-3">
        <MemberName member={author} size={32} id={nameId} />
        {caption ? (
          <p dir="auto" className="text-sm">
            {caption}
          </p>
        ) : null}
        {post?.text ? (
          <p dir="auto" className={`written-by-member text-sm ${image ? 'line-clamp-3' : 'line-clamp-6'}`}>
            {post.text}
          </p>
        ) : null}
        {post ? (
          <Link
            to={entry.is_reel ? `/community/reels/${post.id}` : `/community/posts/${post.id}`}
            className="inline-flex min-h-11 items-center self-start text-sm text-link underline"
          >
            {say(entry.is_reel ? 'openReel' : 'openPost')}
          </Link>
        ) : null}
        <div className="mt-auto empty:hidden">{children}</div>
      </div>
    </article>
  );
}

/** Picture of an entry: at a public address, or a private upload that awaits moderation. */
function EntryPicture({ image }: { image: Image }) {
  const upload = /\/uploads\/([0-9a-f-]{36})/.exec(image.url)?.[1];
  const shape = 'aspect-square w-full bg-tint object-cover object-[50%_35%]';
  if (upload) return <PrivatePicture id={upload} alt={image.alt} width={640} className={shape} />;
  return (
    <img
      src={image.url}
      srcSet={image.srcset || undefined}
      sizes="(min-width: 40rem) 20rem, 50vw"
      alt={image.alt}
      width={320}
      height={320}
      loading="lazy"
      decoding="async"
      className={shape}
      style={{ backgroundColor: image.placeholder }}
    />
  );
}
