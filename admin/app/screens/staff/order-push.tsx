import type { CallReply } from '@waha/contract/client';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Latin, Panel, State, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { useOrderPush } from './use-order-push.ts';

type Device = CallReply<'GET /admin/push'>['devices'][number];

/** Notifications of new orders on this device, and the other devices of the signed-in person that have them. */
export function OrderPush() {
  const say = useText('staff');
  const { data, error, refetch } = useCall('GET /admin/push');
  return (
    <Panel title={say('pushTitle')}>
      <p className="mb-3 text-soft">{say('pushText')}</p>
      {data ? <Devices devices={data.devices} /> : <Unread error={error} refetch={refetch} rows={1} />}
    </Panel>
  );
}

function Devices({ devices }: { devices: Device[] }) {
  const say = useText('staff');
  const { state, mark, hasFailed, turn } = useOrderPush(devices);
  const remove = useAct('DELETE /admin/push/devices/{id}', { done: say('pushRemoved') });
  const others = devices.filter((one) => one.mark !== mark);
  const isStuck = state === 'denied' || state === 'unsupported';
  return (
    <>
      <div role="status" className="grid gap-2">
        {state === 'on' ? (
          <p>
            <State tone="good">{say('pushOn')}</State>
          </p>
        ) : null}
        {isStuck ? <p>{say(state === 'denied' ? 'pushDenied' : 'pushUnsupported')}</p> : null}
        {hasFailed ? <p className="text-bad">{say('pushFailed')}</p> : null}
      </div>
      {isStuck ? null : (
        <button
          type="button"
          className="btn btn-quiet mt-2"
          disabled={state === 'working'}
          onClick={() => void turn(state !== 'on')}
        >
          {say(state === 'on' ? 'pushTurnOff' : 'pushTurnOn')}
        </button>
      )}
      {others.length > 0 ? (
        <>
          <h3 className="mt-4 mb-2 font-bold">{say('pushOthers')}</h3>
          <ul className="grid gap-3">
            {others.map((one) => (
              <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 grow wrap-anywhere">
                  {one.device ? <Latin>{one.device}</Latin> : say('unknownDevice')}
                  <span className="block text-sm text-soft">
                    <When at={one.used_at} />
                  </span>
                </span>
                <button
                  type="button"
                  className="btn btn-quiet"
                  disabled={remove.isBusy}
                  onClick={() => void remove.run({ params: { id: one.id } })}
                >
                  {say('pushRemove')}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
