import type { ConsentEvent } from '@waha/contract/types';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { State, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';

/** Agreements and withdrawals of a person, with the words that were read. */
export function ConsentLog({ of }: { of: { email: string } | { customer_id: string } }) {
  const say = useText('privacy');
  const { data, error, refetch } = useCall('GET /admin/privacy/consents', { query: of });
  if (!data) return <Unread error={error} refetch={refetch} rows={3} />;
  if (data.length === 0) return <p className="text-soft">{say('consentsNone')}</p>;
  return (
    <ol className="grid gap-3">
      {data.map((event) => (
        <Event key={`${event.at} ${event.subject} ${event.origin}`} event={event} />
      ))}
    </ol>
  );
}

function Event({ event }: { event: ConsentEvent }) {
  const say = useText('privacy');
  const { subject, way, words, origin, version } = event;
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <State tone={event.is_given ? 'good' : 'plain'}>{say(event.is_given ? 'given' : 'withdrawn')}</State>
        <span className="font-semibold">{say(`subject_${subject}`)}</span>
        <span className="text-sm text-soft">{say(`way_${way}`)}</span>
        <span className="text-sm text-soft">
          <When at={event.at} />
        </span>
      </p>
      {words ? (
        <details>
          <summary className="w-fit min-h-9 cursor-pointer text-sm text-link">{say('readWords')}</summary>
          <p dir="auto" lang={event.language ?? 'ar'} className="mt-1 max-w-prose">
            {words}
          </p>
        </details>
      ) : version ? (
        <p className="text-sm text-soft">
          {say('textVersion')} <bdi dir="ltr">{version}</bdi>
        </p>
      ) : null}
      {origin ? (
        <p className="text-sm text-soft">
          <bdi>{origin}</bdi>
        </p>
      ) : null}
    </li>
  );
}
