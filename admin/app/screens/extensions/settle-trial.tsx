import type { PaymentTrial } from '@waha/contract/types';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';

/** Notes, once it is confirmed, that the money of a trial was given back at the provider. */
export function SettleTrial({ trial, isDisabled }: { trial: PaymentTrial; isDisabled: boolean }) {
  const say = useText('extensions');
  const [isAsked, setAsked] = useState(false);
  const settle = useAct('POST /admin/payment-trials/{id}/settled', { done: say('trialSettled') });
  return (
    <>
      <button type="button" className="btn btn-quiet" disabled={isDisabled} onClick={() => setAsked(true)}>
        {say('trialSettle')}
      </button>
      {isAsked ? (
        <Confirm
          title={say('trialSettleTitle')}
          act={say('trialSettleYes')}
          isBusy={settle.isBusy}
          onClose={() => setAsked(false)}
          onConfirm={async () => {
            await settle.run({ params: { id: trial.id } });
            setAsked(false);
          }}
        >
          {say('trialSettleText')}
        </Confirm>
      ) : null}
    </>
  );
}
