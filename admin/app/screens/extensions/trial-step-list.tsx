import type { PaymentTrial, TriedMethod } from '@waha/contract/types';
import { formatAmount } from '@waha/kit/money';
import { CircleCheck, CircleEllipsis, CircleX } from 'lucide-react';
import { useText } from '../../text/language.tsx';
import { When } from '../../ui/parts.tsx';
import { isExact, type TrialStep, trialSteps } from './trial-steps.ts';

const MARKS: Record<TrialStep['outcome'], [typeof CircleCheck, colour: string]> = {
  passed: [CircleCheck, 'text-positive'],
  failed: [CircleX, 'text-negative'],
  waiting: [CircleEllipsis, 'text-soft'],
};

/** The steps of a trial one under the other, each with its time, and what the provider said where a call failed. */
export function TrialStepList({ tried, trial }: { tried: TriedMethod; trial: PaymentTrial }) {
  const say = useText('extensions');
  const common = useText('common');
  const amountOf = (amount: number, currency: string | null) =>
    `${formatAmount(amount)} ${currency === null || currency === 'SAR' ? common('riyal') : currency}`;
  const words = {
    amount: amountOf(trial.paid_amount ?? tried.amount, trial.paid_currency),
    asked: amountOf(tried.amount, null),
    count: trial.refund_tries,
  };
  const isProved = trial.state === 'refunded' && !trial.refunded_by_hand && isExact(trial, tried.amount);
  const isUntold = trial.paid_at !== null && tried.has_webhook && trial.told_at === null;
  return (
    <>
      <ol className="grid gap-2">
        {trialSteps(tried, trial).map(({ text, outcome, at }) => {
          const [Mark, colour] = MARKS[outcome];
          return (
            <li key={text} className="flex items-start gap-2">
              <Mark className={`mt-0.5 size-5 shrink-0 ${colour}`} aria-hidden="true" />
              <span>
                <span className="sr-only">{say(`trial_${outcome}`)} </span>
                {say(text, words)}
                {at === null ? null : (
                  <span className="block text-sm text-soft">
                    <When at={at} />
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      {trial.problem === null ? null : (
        <p className="max-w-prose">
          {say('trialProblem')} <bdi className="wrap-anywhere">{trial.problem}</bdi>
        </p>
      )}
      {isUntold ? <p className="max-w-prose text-soft">{say('trialUntoldText')}</p> : null}
      {isProved && !isUntold ? <p className="text-positive">{say('trialProved')}</p> : null}
    </>
  );
}
