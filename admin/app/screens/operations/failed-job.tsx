import type { FailedJob } from '@waha/contract/types';
import { useAct } from '../../api/use-act.ts';
import { useText } from '../../text/language.tsx';
import { State, type Tone, When } from '../../ui/parts.tsx';

const TONES: Record<FailedJob['state'], Tone> = { dead: 'bad', retrying: 'warn', requeued: 'info' };

/** Modules whose jobs have a name that an owner knows; jobs of other modules are shown as a background job. */
const NAMED = [
  'mail',
  'sms',
  'invoices',
  'payments',
  'payment-trials',
  'commissions',
  'affiliates',
  'loyalty',
  'points',
  'posts',
  'catalog',
  'orders',
  'newsletter',
  'restock',
  'uploads',
  'ledger',
  'backups',
] as const;

/** One failed job: its name, its error, and a button that retries it. */
export function FailedJobRow({ failed }: { failed: FailedJob }) {
  const say = useText('operations');
  const retry = useAct('POST /admin/failed-jobs/{id}/retry', { done: say('queued') });
  const known = NAMED.find((name) => failed.job.startsWith(`${name}.`)) ?? 'other';
  const name = say(`job_${known}`);
  return (
    <li className="grid gap-1 border-line border-b py-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{name}</span>
        <State tone={TONES[failed.state]}>{say(`state_${failed.state}`)}</State>
        <span className="text-soft">{say('attempts', { count: failed.attempts })}</span>
        <span className="ms-auto text-soft">
          <span className="sr-only">{say('lastFailed')} </span>
          <When at={failed.last_failed_at} />
        </span>
      </div>
      <p className="wrap-anywhere text-soft">
        {/* One left-to-right run: as two runs, an Arabic line would swap them. */}
        <bdi dir="ltr">{`${failed.job}: ${failed.error}`}</bdi>
      </p>
      {failed.state === 'dead' ? (
        <button
          type="button"
          className="btn btn-quiet justify-self-start"
          aria-label={say('tryAgainOf', { job: name })}
          disabled={retry.isBusy}
          onClick={() => void retry.run({ params: { id: failed.id } })}
        >
          {say('tryAgain')}
        </button>
      ) : null}
    </li>
  );
}
