import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel, State } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';

/** Opens the shop to visitors, and closes it. */
export default function Opening() {
  const say = useText('setup');
  const { data, error, refetch } = useCall('GET /admin/settings/opening');
  return <Page title={say('opening')}>{data ? <Choice {...data} /> : <Unread error={error} refetch={refetch} />}</Page>;
}

function Choice({ is_open: isOpen, version }: { is_open: boolean; version: number }) {
  const say = useText('setup');
  const may = useMay()('PUT /admin/settings/opening');
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useAct('PUT /admin/settings/opening', { done: say(isOpen ? 'closed' : 'opened') });
  return (
    <Panel title={say(isOpen ? 'isOpen' : 'isClosed')}>
      <div className="grid max-w-prose gap-4">
        <p>
          <State tone={isOpen ? 'good' : 'warn'}>{say(isOpen ? 'isOpen' : 'isClosed')}</State>
        </p>
        <p className="text-soft">{say(isOpen ? 'openText' : 'closedText')}</p>
        {may ? null : <p className="text-soft">{say('onlyOwner')}</p>}
        <div className="flex flex-wrap gap-2">
          {may ? (
            <button
              type="button"
              className={`btn ${isOpen ? 'btn-danger' : 'btn-primary'}`}
              onClick={() => setAsking(true)}
            >
              {say(isOpen ? 'close' : 'openShop')}
            </button>
          ) : null}
          <a href="/" className="btn btn-quiet">
            {say('look')}
          </a>
        </div>
      </div>
      {isAsking ? (
        <Confirm
          title={say(isOpen ? 'closeQuestion' : 'openQuestion')}
          act={say(isOpen ? 'close' : 'openShop')}
          isDangerous={isOpen}
          isBusy={isBusy}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await run({ body: { is_open: !isOpen, version } });
            setAsking(false);
          }}
        >
          {say(isOpen ? 'closeConsequence' : 'openConsequence')}
        </Confirm>
      ) : null}
    </Panel>
  );
}
