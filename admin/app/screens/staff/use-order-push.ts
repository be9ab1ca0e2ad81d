import type { CallReply } from '@waha/contract/client';
import { markOf, type PushPlace, pushAbility, readSubscription, switchOff, switchOn } from '@waha/kit/push';
import { useEffect, useState } from 'react';
import { api, storeKey } from '../../api/api.ts';
import { queryClient } from '../../api/use-call.ts';

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (given: string) => string },
  ): { createScriptURL: (given: string) => string };
}
// TypeScript does not know trusted types yet.
const policies = Reflect.get(globalThis, 'trustedTypes') as Policies | undefined;

const SCOPE = '/admin/';

export type OrderPushState = 'off' | 'on' | 'working' | 'denied' | 'unsupported';

const place: PushPlace = {
  ...{ scope: SCOPE, storeKey },
  register: () => navigator.serviceWorker.register(scriptAddress(`${SCOPE}sw.js`)),
  readKey: async () => (await api('GET /admin/push')).key,
  keep: (body) => api('POST /admin/push/devices', { body }),
  async end(subscription) {
    const mark = await markOf(subscription);
    const { devices } = await api('GET /admin/push');
    const own = devices.find((one) => one.mark === mark);
    if (own) await api('DELETE /admin/push/devices/{id}', { params: { id: own.id } });
  },
};

/** The page's policy takes addresses of scripts from a policy of trusted types alone, where the browser has them. */
function scriptAddress(path: string): string {
  const policy = policies?.createPolicy('push-worker', { createScriptURL: (given) => given });
  return policy?.createScriptURL(path) ?? path;
}

/** Whether this browser is among the devices that are told of new orders, and the way to change that. */
export function useOrderPush(devices: CallReply<'GET /admin/push'>['devices']) {
  const [state, setState] = useState<OrderPushState>('working');
  const [mark, setMark] = useState<string>();
  const [hasFailed, setFailed] = useState(false);

  async function look(): Promise<OrderPushState> {
    const ability = pushAbility();
    // The admin is no app of the home screen, which is where iPhones have notifications.
    if (ability !== 'ready') return ability === 'denied' ? 'denied' : 'unsupported';
    const subscription = await readSubscription(SCOPE);
    const own = subscription && (await markOf(subscription));
    setMark(own);
    const isOn = devices.some((one) => one.mark === own);
    // The session may be a later one: its end is to end this device.
    if (subscription && isOn) await place.keep(subscription);
    return isOn ? 'on' : 'off';
  }

  const marks = devices.map((one) => one.mark).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once for each list
  useEffect(() => {
    look().then(setState, () => setState('off'));
  }, [marks]);

  async function turn(isOn: boolean): Promise<void> {
    setFailed(false);
    setState('working');
    try {
      setState(await (isOn ? switchOn(place) : switchOff(place)));
    } catch {
      setFailed(true);
      setState(isOn ? 'off' : 'on');
    }
    await queryClient.invalidateQueries();
  }

  return { state, mark, hasFailed, turn };
}
