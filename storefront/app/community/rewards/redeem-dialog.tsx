import type { CommunityReward, RewardRedemption } from '@waha/contract/types';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { useText } from '../../text/use-text.ts';
import { CopyCode } from '../../ui/copy-code.tsx';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { Modal } from '../parts/modal.tsx';

interface RedeemDialogProps {
  /** The chosen reward; null closes the dialog. */
  reward: CommunityReward | null;
  points: number;
  onClose: () => void;
  onRedeemed: (redemption: RewardRedemption) => void;
}

/**
 * Confirms spending points, then shows the code. One opening redeems one reward: it uses one idempotency key until it
 * is closed, however often it is sent.
 */
export function RedeemDialog({ reward, points, onClose, onRedeemed }: RedeemDialogProps) {
  const say = useText('rewards');
  const sayCommunity = useText('community');
  const api = useApi();
  const sending = useSubmit(sayCommunity('networkTrouble'));
  const [idempotencyKey, setKey] = useState('');
  const [done, setDone] = useState<RewardRedemption | null>(null);
  const id = reward?.id ?? null;
  useEffect(() => {
    if (id === null) return;
    setKey(crypto.randomUUID());
    setDone(null);
  }, [id]);

  async function redeem(): Promise<void> {
    if (id === null) return;
    const signal = AbortSignal.timeout(15_000);
    const redemption = await api('POST /community/rewards/{id}/redeem', { params: { id }, idempotencyKey, signal });
    setDone(redemption);
    onRedeemed(redemption);
  }

  return (
    <Modal open={reward !== null} onClose={onClose} title={done ? say('done') : (reward?.name ?? '')}>
      {reward && !done ? (
        <>
          <p>{reward.terms}</p>
          <p className="mt-2 mb-5 text-soft">{say('ask', { count: reward.points, left: points - reward.points })}</p>
          <FormTrouble message={sending.trouble} />
          <div className="grid gap-2 sm:grid-cols-2">
            <button type="button" className="btn btn-quiet" onClick={onClose}>
              {sayCommunity('keep')}
            </button>
            <button
              type="button"
              data-autofocus
              aria-disabled={sending.isSending}
              className="btn btn-primary"
              onClick={() => void sending.run(redeem)}
            >
              {sending.isSending ? sayCommunity('sending') : say('confirm')}
            </button>
          </div>
        </>
      ) : null}
      {done?.coupon ? (
        <div role="status" className="grid gap-4">
          <p>{say('doneText')}</p>
          <CopyCode code={done.coupon.code} say={say} />
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {say('close')}
          </button>
        </div>
      ) : null}
    </Modal>
  );
}
