import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Latin, Panel } from '../../ui/parts.tsx';
import { DaysLeft, HoursLeft } from '../privacy/term-left.tsx';

const EVERY_MS = 60_000;
const SHOWN = 5;

/** Terms of the law that run out: data requests, breaches of which the authority was not told, transfers without a ground. */
export function PrivacyAlarm() {
  const say = useText('privacy');
  const may = useMay();
  const isOwners = may('GET /admin/privacy/breaches');
  const isManagers = may('GET /admin/privacy/processors');
  const { data: requests } = useCall(
    'GET /admin/privacy/requests',
    { query: { due: 'soon', per_page: SHOWN } },
    { everyMs: EVERY_MS },
  );
  const { data: breaches } = useCall('GET /admin/privacy/breaches', undefined, { everyMs: EVERY_MS, isOn: isOwners });
  const { data: processors } = useCall('GET /admin/privacy/processors', undefined, { isOn: isManagers });
  const untold = breaches?.filter(({ status }) => status === 'open') ?? [];
  const groundless = processors?.filter(({ lacks_ground: lacks }) => lacks).length ?? 0;
  const due = requests?.total ?? 0;
  if (due === 0 && untold.length === 0 && groundless === 0) return null;
  return (
    <Panel title={say('alarm')}>
      <ul className="grid gap-1">
        {untold.map((breach) => (
          <li key={breach.id} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
            <Link to={`/privacy/breaches/${breach.id}`} className="text-link hover:underline">
              {say('breach')} <Latin>{breach.reference}</Latin>
            </Link>
            <HoursLeft breach={breach} />
          </li>
        ))}
        {requests?.data.map((request) => (
          <li key={request.id} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
            <Link to={`/privacy/requests/${request.id}`} className="text-link hover:underline">
              {say(`kind_${request.kind}`)} · <bdi>{request.name || request.reference}</bdi>
            </Link>
            <DaysLeft request={request} />
          </li>
        ))}
        {due > SHOWN ? (
          <li className="flex min-h-11 items-center">
            <Link to="/privacy/requests?due=soon" className="text-link hover:underline">
              {say('alarmRequests', { count: due })}
            </Link>
          </li>
        ) : null}
        {groundless > 0 ? (
          <li className="flex min-h-11 items-center">
            <Link to="/privacy/processors" className="text-link hover:underline">
              {say('alarmProcessors', { count: groundless })}
            </Link>
          </li>
        ) : null}
      </ul>
    </Panel>
  );
}
