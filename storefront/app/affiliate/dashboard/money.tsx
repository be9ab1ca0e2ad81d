import type { PointsValue } from '@waha/contract/types';
import { useState } from 'react';
import { useLoaded } from '../../api/use-loaded.ts';
import { useText } from '../../text/use-text.ts';
import { Amount } from '../../ui/product-card/price.tsx';
import { ConvertForm } from './convert-form.tsx';
import { Known, Part } from './part.tsx';
import { Statement } from './statement.tsx';
import { Transactions } from './transactions.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { Withdrawals } from './withdrawals.tsx';

/** Value of the points, withdrawals under way, and the ledger lines. */
export function Money() {
  const say = useText('earnings');
  // Each change reloads all amounts: points spent in one form must not be offered in another.
  const [changes, setChanges] = useState(0);
  const onChange = () => setChanges((count) => count + 1);
  const { state, retry } = useLoaded(`affiliate points ${changes}`, (api, signal) =>
    api('GET /community/affiliate/points-value', { signal }),
  );
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
      <Part title={say('convertTitle')} text={say('convertText')}>
        <Known state={state} onRetry={retry} className="h-56">
          {(value) => (
            <>
              <PointsNow value={value} />
              <ConvertForm value={value} onDone={onChange} />
            </>
          )}
        </Known>
      </Part>
      <Part title={say('withdrawTitle')} text={say('withdrawText')}>
        <Known state={state} onRetry={retry} className="h-56">
          {(value) => (
            <>
              <EarningsNow value={value} />
              <WithdrawForm value={value} onDone={onChange} />
            </>
          )}
        </Known>
      </Part>
      <Part title={say('withdrawalsTitle')}>
        <Withdrawals key={`withdrawals ${changes}`} onChange={onChange} />
      </Part>
      <Part title={say('statementTitle')} text={say('statementText')}>
        <Statement />
      </Part>
      <div className="lg:col-span-2">
        <Part title={say('transactionsTitle')} text={say('transactionsText')}>
          <Transactions key={`transactions ${changes}`} />
        </Part>
      </div>
    </div>
  );
}

function PointsNow({ value }: { value: PointsValue }) {
  const say = useText('earnings');
  return (
    <div className="mb-5">
      <p className="text-2xl font-bold">{say('points', { count: value.points })}</p>
      <p className="text-soft">
        {say('worth')} <Amount riyals={value.worth} className="font-semibold text-ink" /> · {say('pointIs')}{' '}
        <Amount riyals={value.point_value} />
      </p>
      {value.owed > 0 ? (
        <p className="mt-2 rounded-xl bg-warning-tint px-4 py-2.5 text-sm text-warning">
          {say('owed', { count: value.owed })}
        </p>
      ) : null}
      {value.pending > 0 ? (
        <p className="mt-2 text-sm text-soft">
          {say('pendingNow', { count: value.pending })} <Amount riyals={value.pending_worth} />
        </p>
      ) : null}
    </div>
  );
}

function EarningsNow({ value }: { value: PointsValue }) {
  const say = useText('earnings');
  return (
    <div className="mb-5">
      <p className="text-2xl font-bold">
        <Amount riyals={value.earnings} />
      </p>
      <p className="text-soft">{say('balanceHint')}</p>
      {value.earnings_held > 0 ? (
        <p className="mt-2 text-sm text-soft">
          {say('onTheWay')} <Amount riyals={value.earnings_held} />
        </p>
      ) : null}
    </div>
  );
}
