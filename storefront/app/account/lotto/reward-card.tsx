import type { LottoReward } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import { useState } from 'react';
import { Link } from '../../router/links.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { CopyCode } from '../../ui/copy-code.tsx';
import { Badge } from '../../ui/product-card/badge.tsx';
import { SendPrize } from './send-prize.tsx';

/** Kind of value that a reward is redeemed as; coupons of all kinds are a code. */
function becomes({ prize: { kind } }: LottoReward): 'store_credit' | 'points' | 'product' | 'coupon' {
  return kind === 'store_credit' || kind === 'points' || kind === 'product' ? kind : 'coupon';
}

interface RewardCardProps {
  reward: LottoReward;
  /** `addressId` is the address that a shipped prize is sent to. */
  onUse: (id: string, addressId?: number) => Promise<void>;
}

export function RewardCard({ reward, onUse }: RewardCardProps) {
  const say = useText('lotto');
  const language = useLanguage();
  const [isUsing, setIsUsing] = useState(false);
  const kind = becomes(reward);
  const action = say(`use_${kind}`);

  async function take(): Promise<void> {
    if (isUsing) return;
    setIsUsing(true);
    await onUse(reward.id);
    setIsUsing(false);
  }

  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-base">{reward.prize.label}</h3>
        {reward.status === 'used' ? <Badge tone="positive">{say(`used_${kind}`)}</Badge> : null}
        {reward.status === 'expired' ? <Badge tone="plain">{say('expired')}</Badge> : null}
      </div>
      {reward.status === 'available' ? (
        <>
          <p className="text-sm text-soft">{say('useUntil', { date: formatDate(reward.expires_at, language) })}</p>
          {kind === 'product' ? (
            <SendPrize prize={reward.prize.label} onSend={(addressId) => onUse(reward.id, addressId)} />
          ) : (
            <button
              type="button"
              className="btn btn-quiet mt-auto self-start"
              aria-label={say('useNamed', { action, prize: reward.prize.label })}
              aria-disabled={isUsing}
              onClick={() => void take()}
            >
              {isUsing ? say('using') : action}
            </button>
          )}
        </>
      ) : null}
      {reward.order_id ? (
        <Link to={`/account/orders/${reward.order_id}`} className="btn btn-quiet mt-auto self-start">
          {say('toPrizeOrder')}
        </Link>
      ) : null}
      {reward.coupon ? (
        <>
          <CopyCode code={reward.coupon.code} say={say} />
          {reward.coupon.ends_at ? (
            <p className="text-sm text-soft">
              {say('couponUntil', { date: formatDate(reward.coupon.ends_at, language) })}
            </p>
          ) : null}
        </>
      ) : null}
    </li>
  );
}
