import type { OrderReturn } from '@waha/contract/types';
import { formatMoment } from '@waha/kit/moment';
import { offerFile } from '@waha/kit/offer-file';
import { useFetchFile } from '../../api/files.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { useReturnLinks } from './return-links.ts';

/** The carrier's label by which an approved return comes back to the shop; nothing where there is none. */
export function ReturnLabel({ shown }: { shown: OrderReturn }) {
  const say = useText('returns');
  const language = useLanguage();
  const { query } = useReturnLinks();
  const fetchFile = useFetchFile();
  const sending = useSubmit(say('labelFailed'));
  const { state } = useLoaded(`label of return ${shown.id}`, (api, signal) =>
    api('GET /returns/{id}/label', { params: { id: shown.id }, query, signal }),
  );
  const label = state.kind === 'known' ? state.data.label : null;
  if (label === null) return null;
  return (
    <section aria-labelledby="return-label" className="grid gap-3 rounded-card border border-line bg-card p-5">
      <h2 id="return-label" className="text-lg">
        {say('label')}
      </h2>
      <p>{say('labelText')}</p>
      <p className="flex flex-wrap gap-x-3 text-soft">
        <bdi>{label.carrier_name}</bdi>
        <bdi dir="ltr" className="[overflow-wrap:anywhere]">
          {label.number}
        </bdi>
      </p>
      {label.events.length > 0 ? (
        <ol className="grid gap-1 text-sm" aria-label={say('labelWay')}>
          {label.events.map((event) => (
            <li key={`${event.at} ${event.status}`} className="last:font-semibold">
              {event.label} · <time dateTime={event.at}>{formatMoment(event.at, language)}</time>
            </li>
          ))}
        </ol>
      ) : null}
      <FormTrouble message={sending.trouble} />
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-primary"
          aria-busy={sending.isSending}
          onClick={() =>
            void sending.run(async () => {
              const signal = AbortSignal.timeout(30_000);
              const params = { id: shown.id };
              offerFile(
                `${shown.number}.pdf`,
                await fetchFile('GET /returns/{id}/label.pdf', { params, query, signal }),
              );
            })
          }
        >
          {say('labelDownload')}
        </button>
        {label.tracking_url ? (
          <a className="btn btn-quiet" href={label.tracking_url} target="_blank" rel="noopener noreferrer">
            {say('labelFollow')}
          </a>
        ) : null}
      </div>
    </section>
  );
}
