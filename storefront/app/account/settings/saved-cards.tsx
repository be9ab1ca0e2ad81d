import type { SavedCard } from '@waha/contract/types';
import { useApi } from '../../api/use-api.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { CardName, expiryOf, schemeName } from '../../checkout/cards/card-name.tsx';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Outdated, PartFailed } from '../load-failed.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Cards that the customer let be remembered, with a button to delete each. Without any there is nothing to see. */
export function SavedCards() {
  const say = useText('cards');
  const api = useApi();
  const { state, retry } = useLoaded('cards', (call, signal) => call('GET /user/cards', { signal }));
  const cards = state.kind === 'known' ? state.data.cards : [];
  if (state.kind !== 'failed' && cards.length === 0) return null;

  async function remove({ id }: SavedCard): Promise<void> {
    try {
      await api('DELETE /user/cards/{id}', { params: { id }, signal: AbortSignal.timeout(15_000) });
      showToast({ text: say('removed'), tone: 'info', position: 'top' });
    } catch {
      showToast({ text: say('networkTrouble'), tone: 'negative', position: 'top' });
    }
    retry();
  }

  return (
    <SettingsSection id="cards" title={say('title')} text={say('text')}>
      {state.kind === 'failed' ? <PartFailed onRetry={retry} /> : null}
      {state.kind === 'known' && state.isOutdated ? <Outdated onRetry={retry} className="mb-4" /> : null}
      <ul className="divide-y divide-line">
        {cards.map((card) => (
          <li key={card.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div>
              <p className="font-semibold">
                <CardName card={card} />
              </p>
              <p className={card.is_expired ? 'text-sm text-warning' : 'text-sm text-soft'}>
                {card.is_expired ? say('expired') : say('until', { date: expiryOf(card) })}
              </p>
            </div>
            <button
              type="button"
              className="btn btn-quiet"
              aria-label={say('removeNamed', { scheme: schemeName(card), lastFour: card.last_four })}
              onClick={() => void remove(card)}
            >
              {say('remove')}
            </button>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
