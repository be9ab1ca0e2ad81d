import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Panel, State, When } from '../../ui/parts.tsx';

const EVERY_MS = 600_000;

/** The last backup that was proved: a quiet line while it is fresh, a warning with the cause after two days. */
export function Backups() {
  const say = useText('today');
  const { data } = useCall('GET /admin/backups', undefined, { everyMs: EVERY_MS });
  if (!data) return null;
  const { state, proved, last } = data;
  const lastProof = proved ? (
    <>
      {say('backupProved')} <When at={proved.started_at} />
    </>
  ) : null;
  if (state !== 'late') {
    return lastProof ? (
      <p className="text-soft">
        <State tone="good">{lastProof}</State>
      </p>
    ) : null;
  }
  return (
    <Panel title={say('backupLate')}>
      <div className="grid gap-2">
        <p className="max-w-prose">
          <State tone="bad">{lastProof ?? say('backupNever')}</State>
        </p>
        <p className="max-w-prose text-soft">{say('backupLateText')}</p>
        {last?.problem ? (
          <p className="wrap-anywhere text-soft">
            <bdi dir="ltr">{last.problem}</bdi>
          </p>
        ) : null}
      </div>
    </Panel>
  );
}
