import type { CommunityReward } from '@waha/contract/types';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';

/** Stock at or below which the number left is shown. */
const FEW = 10;

interface RewardOfferProps {
  reward: CommunityReward;
  /** Points the reader can spend. */
  points: number;
  onWant: () => void;
}

/** A reward with its price, and either the button to redeem it or a text about what is missing. */
export function RewardOffer({ reward, points, onWant }: RewardOfferProps) {
  const say = useText('rewards');
  const { name, about, terms, points: price, stock_left: left, product } = reward;
  const isGone = left === 0;
  const hadAll = reward.mine >= reward.per_member;
  const missing = price - points;
  const obstacle = isGone
    ? say('gone')
    : hadAll
      ? say('hadAll')
      : missing > 0
        ? say('missing', { count: missing })
        : '';
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-card p-4">
      <div className="flex items-start gap-3">
        <RewardPicture reward={reward} />
        <div className="min-w-0">
          <h2 className="text-base leading-snug">{name}</h2>
          <p className="text-sm text-soft">{terms}</p>
          {product ? (
            <Link to={`/product/${product.id}/${product.slug}`} className="text-sm text-link underline">
              {product.name}
            </Link>
          ) : null}
        </div>
      </div>
      {about ? <p className="text-sm">{about}</p> : null}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-1">
        <p className="font-bold tabular-nums">{say('price', { count: price })}</p>
        {!isGone && left <= FEW ? (
          <p className="text-sm font-semibold text-warning">{say('left', { count: left })}</p>
        ) : null}
      </div>
      {obstacle ? (
        <p className="rounded-xl bg-tint px-3 py-2.5 text-center text-sm text-soft">{obstacle}</p>
      ) : (
        <button type="button" className="btn btn-quiet w-full" aria-haspopup="dialog" onClick={onWant}>
          {say('take')}
          <span className="sr-only">{name}</span>
        </button>
      )}
    </article>
  );
}

function RewardPicture({ reward: { product, kind } }: { reward: CommunityReward }) {
  const image = product?.image;
  if (image) {
    return (
      <img
        src={image.url}
        srcSet={image.srcset || undefined}
        sizes="56px"
        alt=""
        width={56}
        height={70}
        loading="lazy"
        decoding="async"
        className="aspect-4/5 w-14 shrink-0 rounded-xl object-cover"
        style={{ backgroundColor: image.placeholder }}
      />
    );
  }
  return (
    <span className="grid size-14 shrink-0 place-items-center rounded-xl bg-tint text-secondary">
      <CommunityIcon name={kind === 'percentage' || kind === 'fixed' ? 'tag' : 'gift'} size={26} />
    </span>
  );
}
