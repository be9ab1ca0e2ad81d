import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty, Latin, State, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { NewBreach } from './breach-form.tsx';
import { breachTones, HoursLeft } from './term-left.tsx';

/** The register of breaches, with the hours that are left to tell the authority. */
export default function Breaches() {
  const say = useText('privacy');
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useCall('GET /admin/privacy/breaches');
  return (
    <Page
      title={say('breaches')}
      acts={
        <button type="button" className="btn btn-primary" onClick={() => setAdding(true)}>
          {say('addBreach')}
        </button>
      }
    >
      {data === undefined ? (
        <Unread error={error} refetch={refetch} />
      ) : data.length === 0 ? (
        <div className="panel">
          <Empty title={say('breachesNone')}>{say('breachesNoneText')}</Empty>
        </div>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-card">
          {data.map((breach) => (
            <li key={breach.id}>
              <Link to={`/privacy/breaches/${breach.id}`} className="grid min-h-11 gap-1 px-4 py-3 hover:bg-tint">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Latin>{breach.reference}</Latin>
                  <State tone={breachTones[breach.status]}>{say(`breach_${breach.status}`)}</State>
                  <HoursLeft breach={breach} />
                  <span className="text-sm text-soft sm:ms-auto">
                    <When at={breach.known_at} />
                  </span>
                </span>
                <span dir="auto" className="truncate">
                  {breach.happened}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isAdding ? (
        <NewBreach onClose={() => setAdding(false)} onMade={(id) => void navigate(`/privacy/breaches/${id}`)} />
      ) : null}
    </Page>
  );
}
