import type { PaymentTrial as Trial, TriedMethod } from '@waha/contract/types';
import { useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Unread } from '../../ui/unread.tsx';
import { SettleTrial } from './settle-trial.tsx';
import { TrialStepList } from './trial-step-list.tsx';
import { isMoving, mayGiveBack } from './trial-steps.ts';

const LOOK_MS = 3_000;

/** The one-riyal trial of a payment method, where the method can be tried so. */
export function PaymentTrial({ method, isDirty }: { method: string; isDirty: boolean }) {
  const { data, error, refetch } = useTrials();
  if (!data) return error ? <Unread error={error} refetch={refetch} /> : null;
  const tried = data.data.find((one) => one.method === method);
  return tried ? <TrialOf tried={tried} isDirty={isDirty} /> : null;
}

/** The methods that can be tried, read again while something of a trial may change. */
export function useTrials() {
  return useCall('GET /admin/payment-trials', undefined, {
    everyMs: (read) => (read?.data.some((one) => isMoving(one, Date.now())) ? LOOK_MS : false),
  });
}

/** The latest trial of one method, with what can be done. */
export function TrialOf({ tried, isDirty }: { tried: TriedMethod; isDirty: boolean }) {
  const say = useText('extensions');
  const [title, hint] = [useId(), useId()];
  const place = useRef<HTMLElement>(null);
  const open = useAct('POST /admin/payment-trials');
  const { latest } = tried;
  const isAsking = useReturn(latest, place);
  const isUnfinished = latest?.state === 'open' || latest?.state === 'paid';
  return (
    <section ref={place} aria-labelledby={title} className="mt-6 grid gap-3 border-line border-t pt-5">
      <h3 id={title} className="font-bold">
        {say('trial')}
      </h3>
      <p id={hint} className="max-w-prose text-soft">
        {say(tried.is_offered ? (isDirty ? 'trialSaveFirst' : 'trialText') : 'trialOff')}
      </p>
      <div role="status" className="grid gap-3">
        {isAsking ? <p>{say('trialAsking')}</p> : latest ? <TrialStepList tried={tried} trial={latest} /> : null}
      </div>
      {latest && isUnfinished ? (
        <UnfinishedActs tried={tried} trial={latest} isAsking={isAsking} />
      ) : tried.is_offered ? (
        <div>
          <button
            type="button"
            className="btn btn-quiet"
            aria-describedby={hint}
            disabled={isDirty || open.isBusy || latest?.state === 'opening'}
            onClick={async () => {
              const opened = await open.run({ body: { method: tried.method } });
              if (opened?.url) globalThis.location.assign(opened.url);
            }}
          >
            {say(open.isBusy ? 'trialOpening' : 'tryRiyal')}
          </button>
        </div>
      ) : null}
    </section>
  );
}

/** Asks the provider once for the owner who comes back from its page with the id of the trial. True until it answered. */
function useReturn(latest: Trial | null, place: { current: HTMLElement | null }): boolean {
  const [query, setQuery] = useSearchParams();
  const { run } = useAct('POST /admin/payment-trials/{id}/refresh');
  const asked = useRef<string>(undefined);
  const id = latest?.id;
  const isBack = id !== undefined && query.get('trial') === id;
  useEffect(() => {
    if (!isBack || asked.current === id) return;
    asked.current = id;
    place.current?.scrollIntoView({ block: 'center' });
    // The provider adds parameters of its own, which go, too.
    void run({ params: { id } }).finally(() => setQuery({}, { replace: true, preventScrollReset: true }));
  }, [isBack, id, place, run, setQuery]);
  return isBack;
}

/** Acts of an owner on a trial that is not over. */
function UnfinishedActs({ tried, trial, isAsking }: { tried: TriedMethod; trial: Trial; isAsking: boolean }) {
  const { id, state, url } = trial;
  const say = useText('extensions');
  const refresh = useAct('POST /admin/payment-trials/{id}/refresh');
  const cancel = useAct('POST /admin/payment-trials/{id}/cancel');
  const isBusy = isAsking || refresh.isBusy || cancel.isBusy;
  const isPaid = state === 'paid';
  // The shop sends the first refund by itself.
  if (isPaid && !mayGiveBack(trial, Date.now())) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {url === null ? null : (
        <a href={url} className="btn btn-primary">
          {say('trialContinue')}
        </a>
      )}
      {isPaid && !tried.is_offered ? null : (
        <button
          type="button"
          className="btn btn-quiet"
          disabled={isBusy}
          onClick={() => void refresh.run({ params: { id } })}
        >
          {say(refresh.isBusy ? 'trialAsking' : isPaid ? 'trialGiveBack' : 'trialAsk')}
        </button>
      )}
      {isPaid && trial.refund_tries > 0 ? <SettleTrial trial={trial} isDisabled={isBusy} /> : null}
      {state === 'open' ? (
        <button
          type="button"
          className="btn btn-quiet"
          disabled={isBusy}
          onClick={() => void cancel.run({ params: { id } })}
        >
          {say('trialCancel')}
        </button>
      ) : null}
    </div>
  );
}
