import type { ProductImport } from '@waha/contract/types';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';

type Act = 'run' | 'cancel' | 'undo';

/** Next actions on an import: run it, stop it, revert it. */
export function ImportActs({ data }: { data: ProductImport }) {
  const say = useText('imports');
  const [asked, setAsked] = useState<Act>();
  const run = useAct('POST /admin/product-imports/{id}/run');
  const cancel = useAct('POST /admin/product-imports/{id}/cancel', { done: say('stopped') });
  const undo = useAct('POST /admin/product-imports/{id}/undo');
  const { id, version, status, outcomes, results } = data;
  const params = { id };
  const toWrite = outcomes.create + outcomes.update;
  const acts: Record<Act, () => Promise<unknown>> = {
    run: () => run.run({ params, body: { version } }),
    cancel: () => cancel.run({ params }),
    undo: () => undo.run({ params, body: { version } }),
  };
  const isBusy = run.isBusy || cancel.isBusy || undo.isBusy;
  const isBulk = data.bulk_change !== null;
  const canUndo = (status === 'done' || status === 'cancelled') && results.done > 0;
  return (
    <>
      {status === 'checked' && toWrite > 0 ? (
        <button type="button" className="btn btn-primary" disabled={isBusy} onClick={() => setAsked('run')}>
          {say(isBulk ? 'runBulk' : 'run')}
        </button>
      ) : null}
      {status === 'checking' || status === 'running' ? (
        <button type="button" className="btn btn-quiet" disabled={isBusy} onClick={() => setAsked('cancel')}>
          {say('stop')}
        </button>
      ) : null}
      {canUndo ? (
        <button type="button" className="btn btn-danger" disabled={isBusy} onClick={() => setAsked('undo')}>
          {say(isBulk ? 'undoBulk' : 'undo')}
        </button>
      ) : null}
      {asked ? (
        <Confirm
          title={say(isBulk ? `${asked}BulkTitle` : `${asked}Title`)}
          act={say(asked === 'cancel' ? 'stop' : isBulk ? `${asked}Bulk` : asked)}
          isDangerous={asked !== 'run'}
          isBusy={isBusy}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void acts[asked]().finally(() => setAsked(undefined))}
        >
          {asked === 'run'
            ? say('runText', { count: toWrite })
            : say(isBulk && asked === 'undo' ? 'undoBulkText' : `${asked}Text`)}
        </Confirm>
      ) : null}
    </>
  );
}
