import { formatMoment } from '@waha/kit/moment';
import { markOf, readSubscription } from '@waha/kit/push';
import { useEffect, useState } from 'react';
import { PartFailed } from '../account/load-failed.tsx';
import { deviceName } from '../account/settings/device-name.ts';
import { SettingsSection } from '../account/settings/settings-section.tsx';
import { useApi } from '../api/use-api.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { useLanguage } from '../shell/root-data.ts';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { PushSwitch } from './push-switch.tsx';
import { type PushState, usePush } from './use-push.ts';

const labels = { turnOn: 'turnOn', on: 'on' } as const;

/** Notifications of the account: a switch for this device, and the devices that have them. */
export default function AccountPush() {
  const say = useText('push');
  const push = usePush();
  return (
    <SettingsSection id="push" title={say('title')} text={say('text')}>
      <PushSwitch push={push} labels={labels} />
      <Devices pushed={push.state} />
    </SettingsSection>
  );
}

/** The mark of this device, where it has a subscription. */
function useOwnMark(pushed: PushState): string | undefined {
  const [mark, setMark] = useState<string>();
  useEffect(() => {
    if (pushed !== 'on') return setMark(undefined);
    readSubscription('/')
      .then((one) => one && markOf(one))
      .then(setMark, () => undefined);
  }, [pushed]);
  return mark;
}

function Devices({ pushed }: { pushed: PushState }) {
  const say = useText('push');
  const language = useLanguage();
  const api = useApi();
  const mine = useOwnMark(pushed);
  const isSettled = pushed !== 'looking' && pushed !== 'working';
  // Read anew when this device joined or left.
  const { state, retry } = useLoaded(`push devices ${isSettled ? pushed : ''}`, (call, signal) =>
    call('GET /user/push-devices', { signal }),
  );
  if (state.kind === 'failed') return <PartFailed onRetry={retry} />;
  const others = state.kind === 'known' ? state.data.filter((one) => one.mark !== mine) : [];
  if (others.length === 0) return null;

  async function remove(id: string): Promise<void> {
    try {
      await api('DELETE /user/push-devices/{id}', { params: { id }, signal: AbortSignal.timeout(15_000) });
      showToast({ text: say('removed'), tone: 'info', position: 'top' });
    } catch {
      showToast({ text: say('failed'), tone: 'negative', position: 'top' });
    }
    retry();
  }

  return (
    <>
      <h3 className="mt-5 font-semibold">{say('devices')}</h3>
      <ul className="divide-y divide-line">
        {others.map((one) => {
          const name = deviceName(one.device) ?? say('unknownDevice');
          return (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div>
                <p className="font-semibold">
                  <bdi>{name}</bdi>
                </p>
                <p className="text-sm text-soft">{say('lastUsed', { moment: formatMoment(one.used_at, language) })}</p>
              </div>
              <button
                type="button"
                className="btn btn-quiet"
                aria-label={say('removeNamed', { name })}
                onClick={() => void remove(one.id)}
              >
                {say('remove')}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
