import { formatMoment } from '@waha/kit/moment';
import { useApi } from '../../api/use-api.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Outdated, PartFailed } from '../load-failed.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';

/** Agents that the customer linked, with a button to unlink each. Without any there is nothing to see. */
export function LinkedAgents() {
  const say = useText('linking');
  const language = useLanguage();
  const api = useApi();
  const { state, retry } = useLoaded('agents', (call, signal) => call('GET /user/agents', { signal }));
  const agents = state.kind === 'known' ? state.data : [];
  if (state.kind !== 'failed' && agents.length === 0) return null;

  async function unlink(id: string): Promise<void> {
    try {
      await api('DELETE /user/agents/{id}', { params: { id }, signal: AbortSignal.timeout(15_000) });
      showToast({ text: say('unlinked'), tone: 'info', position: 'top' });
    } catch {
      showToast({ text: say('networkTrouble'), tone: 'negative', position: 'top' });
    }
    retry();
  }

  return (
    <SettingsSection id="agents" title={say('agents')} text={say('agentsText')}>
      {state.kind === 'failed' ? <PartFailed onRetry={retry} /> : null}
      {state.kind === 'known' && state.isOutdated ? <Outdated onRetry={retry} className="mb-4" /> : null}
      <ul className="divide-y divide-line">
        {agents.map(({ id, host, name, rights, linked_at: linkedAt, last_used_at: usedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-semibold" style={{ overflowWrap: 'anywhere' }}>
                <bdi>{host}</bdi>
              </p>
              {name === null ? null : (
                <p className="text-sm text-soft">
                  <bdi>{name}</bdi>
                </p>
              )}
              <ul className="text-sm">
                {rights.map((right) => (
                  <li key={right}>{say(right)}</li>
                ))}
              </ul>
              <p className="text-sm text-soft">
                {usedAt === null
                  ? say('linkedAt', { moment: formatMoment(linkedAt, language) })
                  : say('lastUsed', { moment: formatMoment(usedAt, language) })}
              </p>
            </div>
            <button
              type="button"
              className="btn btn-quiet"
              aria-label={say('unlinkNamed', { host })}
              onClick={() => void unlink(id)}
            >
              {say('unlink')}
            </button>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
