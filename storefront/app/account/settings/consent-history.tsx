import { formatMoment } from '@waha/kit/moment';
import { useApi } from '../../api/use-api.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { PartFailed } from '../load-failed.tsx';
import { QuietAction } from '../quiet-action.tsx';

/** One's own agreements and withdrawals, the latest first; the newsletter ends here as easily as the rest. */
export function ConsentHistory() {
  const say = useText('account');
  const language = useLanguage();
  const api = useApi();
  const { state, retry } = useLoaded('consent-history', (call, signal) => call('GET /user/consents', { signal }));
  if (state.kind === 'failed') return <PartFailed onRetry={retry} />;
  if (state.kind !== 'known' || state.data.length === 0) return null;
  const letters = state.data.find(({ subject }) => subject === 'newsletter');
  async function leave(): Promise<void> {
    await api('DELETE /user/newsletter', { signal: AbortSignal.timeout(15_000) });
    showToast({ text: say('newsletterEnded'), tone: 'info', position: 'top' });
    retry();
  }
  return (
    <div className="mt-4 grid gap-3">
      {letters?.is_given ? <QuietAction label={say('newsletterEnd')} act={leave} /> : null}
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{say('consentHistory')}</summary>
        <ol className="grid gap-3">
          {state.data.map((event) => (
            <li key={`${event.at} ${event.subject} ${event.origin}`} className="grid gap-1 text-sm">
              <p className="flex flex-wrap gap-x-3">
                <span className="font-semibold">{say(event.is_given ? 'agreed' : 'withdrew')}</span>
                <span>{say(`consentTo_${event.subject}`)}</span>
                <span className="text-soft">{formatMoment(event.at, language)}</span>
              </p>
              {event.words ? (
                <p dir="auto" className="text-soft">
                  {event.words}
                </p>
              ) : null}
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
