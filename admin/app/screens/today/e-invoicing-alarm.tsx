import type { EInvoicing } from '@waha/contract/types';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Panel } from '../../ui/parts.tsx';
import { endsSoon } from '../e-invoicing/unit-state.tsx';

const EVERY_MS = 60_000;
/** Half of the time that the authority gives. */
const LATE_MS = 12 * 3_600_000;

/** Documents that were rejected or wait too long, and units that need their owner; nothing while all is well. */
export function EInvoicingAlarm() {
  const say = useText('invoicing');
  const { data } = useCall('GET /admin/e-invoicing', undefined, { everyMs: EVERY_MS });
  const reasons = data ? reasonsOf(data) : [];
  if (reasons.length === 0 || !data) return null;
  return (
    <Panel title={say('alarm')}>
      <ul className="grid gap-1">
        {reasons.map((reason) => (
          <li key={reason}>
            <Link to="/e-invoicing" className="text-link hover:underline">
              {reason === 'alarmRejected' ? say(reason, { count: data.rejected }) : say(reason)}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function reasonsOf({ units, rejected, oldest_queued_at: oldest }: EInvoicing) {
  const active = units.find(({ state }) => state === 'active');
  const isLate = oldest !== null && Date.now() - Date.parse(oldest) > LATE_MS;
  return [
    ...(rejected > 0 ? (['alarmRejected'] as const) : []),
    ...(isLate ? (['alarmLate'] as const) : []),
    ...(active && endsSoon(active) ? (['alarmCertificate'] as const) : []),
    ...(active?.is_copy ? (['alarmCopy'] as const) : []),
  ];
}
