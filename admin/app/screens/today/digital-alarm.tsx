import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Panel, When } from '../../ui/parts.tsx';

const EVERY_MS = 60_000;

/** Products of which paid orders wait for codes or files; nothing while all are given. */
export function DigitalAlarm() {
  const say = useText('digital');
  const { data = [] } = useCall('GET /admin/digital-waits', {}, { everyMs: EVERY_MS });
  if (data.length === 0) return null;
  return (
    <Panel title={say('alarm')}>
      <ul>
        {data.map((wait) => (
          <li key={wait.product_id} className="flex flex-wrap items-center gap-x-3 py-2">
            <Link to={`/products/${wait.product_id}`} className="font-semibold text-link hover:underline">
              {wait.name}
            </Link>
            <span>{say('waiting', { count: wait.pieces })}</span>
            <span className="text-soft">
              <When at={wait.since} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
