import type { MemberReview } from '@waha/contract/types';
import { useId } from 'react';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { Ago } from '../parts/ago.tsx';
import { MemberMenu } from '../parts/member-menu.tsx';
import { MemberName } from '../parts/member-name.tsx';
import { PictureGrid } from '../pictures/picture-grid.tsx';
import { LiveProductCard } from '../products/live-product-card.tsx';

const FIVE = [1, 2, 3, 4, 5];

/** A member's review of a purchase, with a live card of the product. Texts: community, opinions, photos. */
export function ReviewOfMember({ review }: { review: MemberReview }) {
  const say = useText('opinions');
  const nameId = useId();
  const { id, author, rating, title, text, photos, product } = review;
  return (
    <article
      aria-labelledby={nameId}
      className="grid gap-3 rounded-card border border-line bg-card p-4 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0"
    >
      <header className="flex items-start justify-between gap-2">
        <MemberName member={author} id={nameId}>
          <Ago at={review.created_at} />
          {review.is_verified ? <span className="text-positive">· {say('verified')}</span> : null}
        </MemberName>
        <MemberMenu member={author} />
      </header>
      <span role="img" aria-label={say('stars', { stars: rating })} className="inline-flex gap-1">
        {FIVE.map((star) => (
          <CommunityIcon
            key={star}
            name="star"
            size={18}
            filled={star <= rating}
            className={star <= rating ? 'text-star' : 'text-line-strong'}
          />
        ))}
      </span>
      {title ? (
        <p dir="auto" className="font-semibold">
          {title}
        </p>
      ) : null}
      <p dir="auto" className="written-by-member">
        {text}
      </p>
      <PictureGrid images={photos} title={say('reviewOf', { name: author.name })} />
      <LiveProductCard product={product} source={`review:${id}`} />
    </article>
  );
}
