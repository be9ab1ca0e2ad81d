import {
  markOf,
  type PushPlace,
  pushAbility,
  readSubscription,
  type SubscribedBrowser,
  switchOff,
  switchOn,
} from '@waha/kit/push';
import { useEffect, useState } from 'react';
import { storedToken } from '../api/session.ts';
import { useApi } from '../api/use-api.ts';
import { useRootData } from '../shell/root-data.ts';

/** The order whose news are offered, with the key of a guest. */
export interface PushedOrder {
  id: string;
  viewToken: string | undefined;
}

export type PushState = 'looking' | 'off' | 'on' | 'working' | 'denied' | 'install' | 'unsupported';

const SCOPE = '/';
const TIMEOUT_MS = 15_000;
const limited = () => AbortSignal.timeout(TIMEOUT_MS);

/** Notifications on this device, of one order or of all that concerns the account. The browser asks only once `turnOn` is called. */
export function usePush(order?: PushedOrder) {
  const api = useApi();
  const { storeKey } = useRootData();
  const [state, setState] = useState<PushState>('looking');
  const [hasFailed, setFailed] = useState(false);
  const id = order?.id;

  const keep = (subscription: SubscribedBrowser) => {
    const about = order ? { order_id: order.id, ...(order.viewToken && { view_token: order.viewToken }) } : {};
    return api('POST /push/devices', { body: { ...subscription, ...about }, signal: limited() });
  };

  /** Asks the shop only where this browser has a subscription. */
  async function look(): Promise<PushState> {
    const ability = pushAbility();
    if (ability !== 'ready') return ability;
    const subscription = await readSubscription(SCOPE);
    if (!subscription) return 'off';
    const query = { device: await markOf(subscription), ...(id && { order_id: id }) };
    const { is_on: isOn } = await api('GET /push/state', { query, signal: limited() });
    // The session may be a later one: its end is to end this device.
    if (isOn && storedToken() !== null) await keep(subscription);
    return isOn ? 'on' : 'off';
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: an order is looked at once
  useEffect(() => {
    let isGone = false;
    look()
      .catch((): PushState => 'off')
      .then((found) => {
        if (!isGone) setState(found);
      });
    return () => {
      isGone = true;
    };
  }, [id]);

  async function become(work: () => Promise<PushState>): Promise<void> {
    const before = state;
    setFailed(false);
    setState('working');
    try {
      setState(await work());
    } catch {
      setFailed(true);
      setState(before);
    }
  }

  const place: PushPlace = {
    ...{ scope: SCOPE, storeKey, keep },
    register: () => navigator.serviceWorker.register('/sw.js'),
    readKey: async () => (await api('GET /push/state', { signal: limited() })).key,
    end: ({ endpoint }) => api('POST /push/devices/end', { body: { endpoint }, signal: limited() }),
  };
  const turnOn = () => become(() => switchOn(place));
  const turnOff = () => become(() => switchOff(place));

  return { state, hasFailed, turnOn, turnOff };
}
