import { useApi } from '../api/use-api.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { useRootData } from '../shell/root-data.ts';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';

/**
 * An unticked box by which a customer with a proved number agrees to offers by phone. It is saved at once, and taken back by the same box;
 * who agreed before is not asked.
 */
export default function PhoneOffers() {
  const say = useText('phoneoffers');
  const api = useApi();
  const channels = useRootData().settings?.offers_by_phone ?? [];
  const { state, set } = useLoaded('phone-offers', async (call, signal) => {
    const { profile } = await call('GET /user/profile', { signal });
    const isAsked = profile.phone_verified && !profile.consents.sms && !profile.consents.whatsapp;
    return { isAsked, isAgreed: false };
  });
  if (state.kind !== 'known' || !state.data.isAsked) return null;

  async function choose(isAgreed: boolean): Promise<void> {
    set({ isAsked: true, isAgreed });
    try {
      const consents = Object.fromEntries(channels.map((channel) => [channel, isAgreed]));
      const body = { consents, consents_from: 'checkout' as const };
      await api('PUT /user/profile', { body, signal: AbortSignal.timeout(15_000) });
    } catch {
      set({ isAsked: true, isAgreed: !isAgreed });
      showToast({ text: say('failed'), tone: 'negative', position: 'top' });
    }
  }

  return (
    <label className="mt-1 flex min-h-11 items-center gap-3 text-sm">
      <input
        type="checkbox"
        className="size-5 shrink-0"
        checked={state.data.isAgreed}
        onChange={(event) => void choose(event.target.checked)}
      />
      {say('agree')}
    </label>
  );
}
