import type { CallReply } from '@waha/contract/client';
import type { CommunityReward, RewardRedemption } from '@waha/contract/types';
import { useState } from 'react';
import { useLoaded } from '../../api/use-loaded.ts';
import { useText } from '../../text/use-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CommunityIcon } from '../community-icon.tsx';
import { Empty } from '../parts/empty.tsx';
import { Failed } from '../parts/failed.tsx';
import { MyRewards } from './my-rewards.tsx';
import { RedeemDialog } from './redeem-dialog.tsx';
import { RewardOffer } from './reward-offer.tsx';

type Offers = CallReply<'GET /community/rewards'>;

/** Rewards for points with their conditions, and the codes redeemed before. */
export default function Rewards() {
  const say = useText('rewards');
  const { state, set, retry } = useLoaded('community rewards', (api, signal) =>
    api('GET /community/rewards', { signal }),
  );
  const [wanted, setWanted] = useState<CommunityReward | null>(null);
  const [fresh, setFresh] = useState<readonly RewardRedemption[]>([]);
  if (state.kind === 'failed') {
    return (
      <>
        <h1 className="text-2xl">{say('title')}</h1>
        <Failed title={say('failed')} onRetry={retry} />
      </>
    );
  }
  const offers: Offers | null = state.kind === 'known' ? state.data : null;
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-2xl">{say('title')}</h1>
        <p className="mt-1 text-soft">{say('about')}</p>
      </div>
      {offers ? <Balance points={offers.points} /> : <Skeleton className="h-16 rounded-card" />}
      {offers ? <Offered offers={offers} onWant={setWanted} /> : <Skeleton className="h-72 rounded-card" />}
      <MyRewards fresh={fresh} />
      <RedeemDialog
        reward={wanted}
        points={offers?.points ?? 0}
        onClose={() => setWanted(null)}
        onRedeemed={(redemption) => {
          setFresh((before) => [redemption, ...before]);
          if (offers && wanted) set(after(offers, wanted));
        }}
      />
    </div>
  );
}

/** The offers after a reward was redeemed. */
function after({ data, points }: Offers, { id, points: price }: CommunityReward): Offers {
  return {
    points: points - price,
    data: data.map((one) => (one.id === id ? { ...one, mine: one.mine + 1, stock_left: one.stock_left - 1 } : one)),
  };
}

function Balance({ points }: { points: number }) {
  const say = useText('rewards');
  return (
    <p role="status" className="flex items-center gap-3 rounded-card bg-tint px-4 py-3 font-semibold">
      <CommunityIcon name="sparkles" className="text-secondary" />
      {say('balance', { count: points })}
    </p>
  );
}

function Offered({ offers: { data, points }, onWant }: { offers: Offers; onWant: (reward: CommunityReward) => void }) {
  const say = useText('rewards');
  if (data.length === 0) return <Empty icon="gift" title={say('none')} />;
  return (
    <ul aria-label={say('title')} className="grid gap-3 sm:grid-cols-2">
      {data.map((reward) => (
        <li key={reward.id}>
          <RewardOffer reward={reward} points={points} onWant={() => onWant(reward)} />
        </li>
      ))}
    </ul>
  );
}
