import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Latin, Panel, State, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';

/** Sessions of the signed-in person; all but this one can be ended. */
export function MySessions() {
  const say = useText('staff');
  const { data, error, refetch } = useCall('GET /admin/auth/sessions');
  const end = useAct('DELETE /admin/auth/sessions/{id}', { done: say('sessionEnded') });
  return (
    <Panel title={say('sessions')}>
      <p className="mb-3 text-soft">{say('sessionsText')}</p>
      {data ? (
        <ul className="grid gap-3">
          {data.map((session) => (
            <li key={session.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 grow wrap-anywhere">
                {session.device ? <Latin>{session.device}</Latin> : say('unknownDevice')}
                <span className="block text-sm text-soft">
                  <When at={session.last_used_at} />
                </span>
              </span>
              {session.is_current ? (
                <State tone="good">{say('thisSession')}</State>
              ) : (
                <button
                  type="button"
                  className="btn btn-quiet"
                  disabled={end.isBusy}
                  onClick={() => void end.run({ params: { id: session.id } })}
                >
                  {say('endSession')}
                </button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <Unread error={error} refetch={refetch} rows={2} />
      )}
    </Panel>
  );
}
