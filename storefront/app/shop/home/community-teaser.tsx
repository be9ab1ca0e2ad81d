import type { CommunityStats, Rank } from '@waha/contract/types';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';

export interface Teased extends Pick<CommunityStats, 'members' | 'posts'> {
  /** Largest discount of a rank, in percent. */
  discount: number;
}

/** Community figures for home; null before the first post, since the owner is a member from the start. */
export function teasedOf({ members, posts }: CommunityStats, ranks: readonly Rank[]): Teased | null {
  const discount = Math.max(0, ...ranks.map((rank) => rank.discount_percent));
  return posts > 0 ? { members, posts, discount } : null;
}

/** Number of members, their discount at the checkout, and a link to the community. */
export function CommunityTeaser({ teased: { members, posts, discount } }: { teased: Teased }) {
  const say = useText('shop');
  return (
    <section className="section-space container">
      <div className="grid items-center gap-3 rounded-3xl bg-sand p-5 lg:grid-cols-2 lg:p-14">
        <div>
          <h2 className="text-2xl">{say('communityTitle')}</h2>
          <p className="mt-1 text-soft">{say('communityText', { members, posts, discount })}</p>
        </div>
        <Link to="/community" className="btn btn-primary">
          {say('communityAction')}
        </Link>
      </div>
    </section>
  );
}
