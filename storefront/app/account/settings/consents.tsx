import type { Profile } from '@waha/contract/types';
import { useApi } from '../../api/use-api.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useRootData } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PartFailed } from '../load-failed.tsx';
import { ConsentHistory } from './consent-history.tsx';
import { SettingsSection } from './settings-section.tsx';

type Channel = keyof Profile['consents'];
const channels: readonly Channel[] = ['email', 'sms', 'whatsapp'];

/** Marketing consents, one per channel. A change is saved immediately. */
export function Consents() {
  const say = useText('account');
  const api = useApi();
  const { settings } = useRootData();
  const { state, set, retry } = useLoaded('consents', async (call, signal) => {
    const { profile } = await call('GET /user/profile', { signal });
    return profile.consents;
  });

  async function choose(before: Profile['consents'], channel: Channel, agreed: boolean): Promise<void> {
    set({ ...before, [channel]: agreed });
    try {
      const body = { consents: { [channel]: agreed } };
      const { profile } = await api('PUT /user/profile', { body, signal: AbortSignal.timeout(15_000) });
      set(profile.consents);
    } catch {
      set(before);
      showToast({ text: say('profileFailed'), tone: 'negative', position: 'top' });
    }
  }

  /** A channel that the shop does not advertise by is shown where somebody agreed to it, so that it can be taken back. */
  const isShown = (given: Profile['consents']) => (channel: Channel) =>
    channel === 'email' || given[channel] || settings?.offers_by_phone?.includes(channel) === true;

  return (
    <SettingsSection id="consents" title={say('consents')} text={say('consentsText')}>
      {state.kind === 'loading' ? <Skeleton className="mb-3 h-32" /> : null}
      {state.kind === 'failed' ? <PartFailed onRetry={retry} /> : null}
      {state.kind === 'known' ? (
        <ul className="grid gap-1">
          {channels.filter(isShown(state.data)).map((channel) => (
            <li key={channel}>
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5"
                  checked={state.data[channel]}
                  onChange={(event) => void choose(state.data, channel, event.target.checked)}
                />
                {say(`consent_${channel}`)}
              </label>
            </li>
          ))}
        </ul>
      ) : null}
      <ConsentHistory />
    </SettingsSection>
  );
}
