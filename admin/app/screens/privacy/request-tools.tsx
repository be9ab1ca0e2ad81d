import type { DataRequest } from '@waha/contract/types';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Panel } from '../../ui/parts.tsx';

/** Tools that carry a request out: the copy by a link, the account's own eraser, and where data are corrected. */
export function RequestTools({ request }: { request: DataRequest }) {
  const say = useText('privacy');
  const may = useMay();
  const [asked, setAsked] = useState<'copy' | 'erase'>();
  const copy = useAct('POST /admin/privacy/requests/{id}/copy', { done: say('copySent') });
  const erase = useAct('POST /admin/privacy/requests/{id}/erase', { done: say('erased') });
  const code = useAct('POST /admin/privacy/requests/{id}/code', { done: say('codeSent') });
  const { id, version, status, kind, source, customer_id: customerId } = request;
  const isReady = status === 'proved' || status === 'working';
  // A letter's person confirms the erasure by a code.
  const isByCode = source === 'staff';
  const mayErase = isReady && (kind === 'erasure' || kind === 'objection');
  if ((!isReady && status !== 'done') || customerId === null || !may('POST /admin/privacy/requests/{id}/copy'))
    return null;
  const input = { params: { id }, body: { version } };
  return (
    <Panel title={say('tools')}>
      <div className="grid gap-3">
        {isReady && kind === 'correction' ? <p className="text-soft">{say('correctText')}</p> : null}
        <div className="flex flex-wrap gap-2">
          <button type="button" className="btn btn-quiet" onClick={() => setAsked('copy')}>
            {say(isReady ? 'sendCopy' : 'sendCopyAgain')}
          </button>
          {mayErase && isByCode ? (
            <button type="button" className="btn btn-quiet" disabled={code.isBusy} onClick={() => void code.run(input)}>
              {say('sendCode')}
            </button>
          ) : null}
          {mayErase ? (
            <button type="button" className="btn btn-danger" onClick={() => setAsked('erase')}>
              {say('erase')}
            </button>
          ) : null}
        </div>
      </div>
      {asked === 'copy' ? (
        <Confirm
          title={say('sendCopy')}
          act={say('sendCopy')}
          isBusy={copy.isBusy}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void copy.run(input).then((sent) => sent && setAsked(undefined))}
        >
          {say('sendCopyText')}
        </Confirm>
      ) : null}
      {asked === 'erase' ? (
        <Confirm
          title={say('erase')}
          act={say('erase')}
          isDangerous
          isBusy={erase.isBusy}
          onClose={() => setAsked(undefined)}
          {...(isByCode ? { reason: { label: say('eraseCode'), most: 20 } } : {})}
          onConfirm={(typed) =>
            void erase
              .run({ ...input, body: { version, ...(isByCode && { code: typed }) } })
              .then((done) => done && setAsked(undefined))
          }
        >
          {say(isByCode ? 'eraseByCodeText' : 'eraseText')}
        </Confirm>
      ) : null}
    </Panel>
  );
}
