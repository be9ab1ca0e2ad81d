import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Panel } from '../../ui/parts.tsx';

const EVERY_MS = 60_000;

/** The budget of text messages runs out, or they are switched off; nothing while all is well. */
export function SmsAlarm() {
  const say = useText('today');
  const { data } = useCall('GET /admin/sms', undefined, { everyMs: EVERY_MS });
  if (!data || data.state === 'ok') return null;
  return (
    <Panel
      title={say(`sms_${data.state}`)}
      aside={
        <Link to="/settings/sms" className="text-link hover:underline">
          {say('smsSettings')}
        </Link>
      }
    >
      <p className="text-soft">
        {say('smsSent', { hour: data.hour.sent, hourMost: data.hour.most, day: data.day.sent, dayMost: data.day.most })}
      </p>
    </Panel>
  );
}
