import type { MachineToken } from '@waha/contract/types';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { KeyForm, type MadeKey } from './key-form.tsx';
import { KeyList } from './key-list.tsx';
import { NewKey } from './new-key.tsx';

/** API keys of programs: made, shown once, revoked. */
export default function Keys() {
  const say = useText('keys');
  const { data, error, refetch } = useCall('GET /admin/machine-tokens');
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeKey>();
  const [revoking, setRevoking] = useState<MachineToken>();
  const revoke = useAct('POST /admin/machine-tokens/{id}/revoke', { done: say('revokedDone') });
  return (
    <Page
      title={say('keys')}
      acts={
        <button type="button" className="btn btn-primary" onClick={() => setMaking(true)}>
          <KeyRound className="size-4" aria-hidden="true" />
          {say('make')}
        </button>
      }
    >
      <p className="mb-4 max-w-prose text-soft">{say('intro')}</p>
      {!data ? (
        <Unread error={error} refetch={refetch} />
      ) : data.length === 0 ? (
        <div className="panel">
          <Empty title={say('none')}>{say('noneText')}</Empty>
        </div>
      ) : (
        <KeyList keys={data} onRevoke={setRevoking} />
      )}
      {isMaking ? <KeyForm onClose={() => setMaking(false)} onMade={setMade} /> : null}
      {made ? <NewKey made={made} onClose={() => setMade(undefined)} /> : null}
      {revoking ? (
        <Confirm
          title={say('revokeTitle', { name: revoking.name })}
          act={say('revoke')}
          isDangerous
          isBusy={revoke.isBusy}
          onClose={() => setRevoking(undefined)}
          onConfirm={async () => {
            await revoke.run({ params: { id: revoking.id } });
            setRevoking(undefined);
          }}
        >
          {say('revokeText')}
        </Confirm>
      ) : null}
    </Page>
  );
}
