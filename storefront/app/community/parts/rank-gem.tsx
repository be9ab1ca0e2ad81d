import type { RankKey } from '@waha/contract/types';
import { useRankName } from './rank-names.ts';

/** One shape per rank, from a triangle to a cut stone, so that colour is never the only sign. In a box of 16 by 16. */
const shapes: Record<RankKey, string> = {
  bronze: 'M8 2.5 14 13.5H2z',
  silver: 'M8 1.5 14 8l-6 6.5L2 8z',
  gold: 'M8 1.5 14.5 6.300 12 14H4L1.500 6.300z',
  platinum: 'M4.500 2h7L15 8l-3.500 6h-7L1 8z',
  diamond: 'M4.500 2.500h7L15 6.500 8 14 1 6.500zM1 6.500h14M5.500 6.500 8 14l2.500-7.500M5.500 6.500 8 2.500l2.500 4',
};

interface RankGemProps {
  rank: RankKey;
  /** The rank's name for screen readers; left out where it is written beside the gem. */
  name?: string;
  /** Edge in pixels. */
  size?: number;
}

/** Gem of a rank, the same everywhere. */
export function RankGem({ rank, name, size = 16 }: RankGemProps) {
  return (
    <span className={`gem gem-${rank} inline-block shrink-0`}>
      <svg
        aria-hidden="true"
        width={size}
        height={size}
        viewBox="0 0 16 16"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      >
        <path d={shapes[rank]} />
      </svg>
      {name ? <span className="sr-only">{name}</span> : null}
    </span>
  );
}

/** The gem beside a member's name; none for a former member. */
export function MemberGem({ rank }: { rank: RankKey | null }) {
  const name = useRankName(rank);
  return rank ? <RankGem rank={rank} {...(name && { name })} /> : null;
}
