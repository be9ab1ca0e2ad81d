import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Panel } from '../../ui/parts.tsx';
import { Room } from '../marketing/phone-campaign.tsx';

const EVERY_MS = 600_000;

/** Advertising to phones has reached the ceiling of its month, so that messages wait; nothing while there is room. */
export function AdvertisingAlarm() {
  const say = useText('marketing');
  const { data } = useCall('GET /admin/marketing/phone', undefined, { everyMs: EVERY_MS });
  if (!data?.is_reached) return null;
  return (
    <Panel
      title={say('ceilingReached')}
      aside={
        <Link to="/marketing/limits" className="text-link hover:underline">
          {say('limits')}
        </Link>
      }
    >
      <p className="text-soft">
        {say('spentOfMonth')}: <Room spent={data.spent} ceiling={data.ceiling} />
      </p>
    </Panel>
  );
}
