import { formatMoment } from '@waha/kit/moment';
import { useApi } from '../../api/use-api.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Badge } from '../../ui/product-card/badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Outdated, PartFailed } from '../load-failed.tsx';
import { deviceName } from './device-name.ts';
import { SettingsSection } from './settings-section.tsx';

/** Sessions of the customer, with buttons to end them. */
export function Sessions() {
  const say = useText('account');
  const language = useLanguage();
  const api = useApi();
  const { state, retry } = useLoaded('sessions', (call, signal) => call('GET /user/sessions', { signal }));
  const sessions = state.kind === 'known' ? state.data : [];

  async function end(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      showToast({ text: say('sessionEnded'), tone: 'info', position: 'top' });
    } catch {
      showToast({ text: say('networkTrouble'), tone: 'negative', position: 'top' });
    }
    retry();
  }

  const signal = () => AbortSignal.timeout(15_000);
  return (
    <SettingsSection id="sessions" title={say('sessions')} text={say('sessionsText')}>
      {state.kind === 'loading' ? <Skeleton className="h-20" /> : null}
      {state.kind === 'failed' ? <PartFailed onRetry={retry} /> : null}
      {state.kind === 'known' && state.isOutdated ? <Outdated onRetry={retry} className="mb-4" /> : null}
      <ul className="divide-y divide-line">
        {sessions.map((session) => {
          const name = deviceName(session.device) ?? say('unknownDevice');
          return (
            <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div>
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  <bdi>{name}</bdi>
                  {session.is_current ? <Badge tone="positive">{say('thisDevice')}</Badge> : null}
                </p>
                <p className="text-sm text-soft">
                  {say('lastUsed', { moment: formatMoment(session.last_used_at, language) })}
                </p>
              </div>
              {session.is_current ? null : (
                <button
                  type="button"
                  className="btn btn-quiet"
                  aria-label={say('endNamed', { name })}
                  onClick={() =>
                    void end(() => api('DELETE /user/sessions/{id}', { params: { id: session.id }, signal: signal() }))
                  }
                >
                  {say('end')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 ? (
        <button
          type="button"
          className="btn btn-quiet mt-3"
          onClick={() => void end(() => api('DELETE /user/sessions', { signal: signal() }))}
        >
          {say('endOthers')}
        </button>
      ) : null}
    </SettingsSection>
  );
}
